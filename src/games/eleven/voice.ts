import { fill, type Said } from '../../core/clause.ts';
import type { GameEvent, Position, Side, Turn } from '../../core/game.ts';
import { SIDE_NAMES, type Voice } from '../../core/voice.ts';
import { aimOf } from './aim.ts';
import { LINES, say } from './lines.ts';
import { OPTION_WORDS } from './option-words.ts';
import type { ElevenPosition } from './position.ts';

const OWN_AREA = { W: ['31', '19', '34', '43'], E: ['32', '20', '33', '44'] } as const;
const KEEPER = '1';

const nameOf = (side: unknown, lang: keyof Said): string => SIDE_NAMES[String(side)]?.[lang] ?? '';
const ENDS: Readonly<Record<string, Said>> = { W: say('oeste', 'west'), E: say('este', 'east') };
const CALL_NAMES: Readonly<Record<string, Said>> = {
  low: say('bajo', 'low'),
  mid: say('medio', 'mid'),
  high: say('alto', 'high'),
};
const PERIOD_NAMES: Readonly<Record<string, Said>> = {
  '1': say('la primera parte', 'the first half'),
  '2': say('la segunda parte', 'the second half'),
  et1: say('la primera parte de la prórroga', 'the first half of extra time'),
  et2: say('la segunda parte de la prórroga', 'the second half of extra time'),
  shootout: say('la tanda de penaltis', 'the shoot-out'),
};

/** The part of a line's name that tells its kind of event from others of the same type. */
function detailOf(event: GameEvent): string {
  switch (event.type) {
    case 'roll':
      return event.discarded ? 'discarded' : '';
    case 'attack':
      return event.stolen ? 'stolen' : '';
    case 'kick':
      return event.receiver === null ? 'loose' : event.receiver === event.side ? '' : 'lost';
    case 'shot':
      return event.set === null ? 'auto' : '';
    case 'goal':
      return event.auto ? 'auto' : '';
    case 'penalty':
      return event.goal ? 'goal' : 'saved';
    case 'kickoff':
      return event.from === null ? '' : 'board';
    case 'period-start':
      return event.period === 'shootout' ? 'shootout' : '';
    case 'over':
      return String(event.reason);
    default:
      return '';
  }
}

function factsOf(event: GameEvent, lang: keyof Said): Record<string, unknown> {
  const ends = event.ends as Record<Side, string> | undefined;
  return {
    ...event,
    Side: nameOf(event.side, lang),
    Rival: nameOf(event.side === 'home' ? 'away' : 'home', lang),
    Winner: nameOf(event.winner, lang),
    score: Array.isArray(event.score) ? event.score.join('–') : '',
    call: CALL_NAMES[String(event.call)]?.[lang] ?? '',
    period: PERIOD_NAMES[String(event.period)]?.[lang] ?? '',
    end: ends ? ENDS[ends.home]![lang] : '',
  };
}

const capitalise = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before, letter) => before + letter.toUpperCase());

function line(event: GameEvent, pick: number): Said {
  const detail = detailOf(event);
  const lines = LINES[detail === '' ? event.type : `${event.type}/${detail}`] ?? [say(event.type, event.type)];
  const { es, en } = lines[Math.abs(pick) % lines.length]!;
  return { es: capitalise(fill(es, factsOf(event, 'es'))), en: capitalise(fill(en, factsOf(event, 'en'))) };
}

const numberAt = (p: ElevenPosition, space: string | undefined): { side: Side; number: string } | undefined => {
  for (const side of ['home', 'away'] as const)
    for (const [number, at] of Object.entries(p.pieces[side])) if (at !== null && at === space) return { side, number };
  return undefined;
};

const leftToPlace = (p: ElevenPosition, side: Side): number =>
  Object.values(p.pieces[side]).filter((at) => at === null).length;

const keeperMustKick = (p: ElevenPosition, side: Side): boolean =>
  p.ball !== null &&
  p.pieces[side][KEEPER] === p.ball &&
  (OWN_AREA[p.ends[side]] as readonly string[]).includes(p.ball);

/** What a side can do with its points and its kick, in one clause. */
function playSentence(p: ElevenPosition, side: Side): Said {
  if (keeperMustKick(p, side))
    return say(
      '{Side}: tu portero tiene el balón en su área y debe chutarlo ya.',
      '{Side}: your keeper has the ball in his area and must kick it now.',
    );
  const hasBall = p.ball !== null && numberAt(p, p.ball)?.side === side;
  const canKick = hasBall && (p.kicks === 0 || p.chain);
  if (p.points === 0)
    return canKick
      ? say(
          '{Side}: sin puntos; aún puedes chutar, o termina el turno.',
          '{Side}: no points left; you may still kick, or end the turn.',
        )
      : say('{Side}: sin puntos; termina el turno.', '{Side}: no points left; end the turn.');
  const left =
    p.points === 1 ? say('te queda 1 punto', '1 point left') : say('te quedan {points} puntos', '{points} points left');
  if (p.chain)
    return say(`{Side}: cadena en marcha ({kicks}) y ${left.es}.`, `{Side}: chain running ({kicks}), ${left.en}.`);
  return canKick
    ? say(`{Side}, ${left.es}: mueve, ataca o chuta.`, `{Side}, ${left.en}: move, attack or kick.`)
    : say(`{Side}, ${left.es}: mueve o ataca.`, `{Side}, ${left.en}: move or attack.`);
}

function choiceSentence(p: ElevenPosition, side: Side, phase: string): Said {
  const left = leftToPlace(p, side);
  if (phase === 'kickoff')
    return left > 0
      ? say('{Side}: saca desde el centro.', '{Side}: take the kick-off.')
      : say('{Side}: elige quién saca desde el centro.', '{Side}: choose who takes the kick-off.');
  if (phase === 'place')
    return left === 1
      ? say('{Side}: coloca a tu último jugador en tu mitad.', '{Side}: place your last player in your half.')
      : say(
          '{Side}: coloca un jugador en tu mitad; te quedan {left}.',
          '{Side}: place a player in your half; {left} left.',
        );
  return playSentence(p, side);
}

function secretSentence(turn: Extract<Turn, { kind: 'secret' }>, p: ElevenPosition): Said {
  if (turn.sides.length === 2)
    return say(
      '{Shooter} tira: pone el dado en secreto y {Keeper} dice bajo, medio o alto.',
      '{Shooter} shoot: they set the die in secret, and {Keeper} call low, mid or high.',
    );
  return turn.sides[0] === p.side
    ? say(
        '{Shooter}: pon el dado en secreto. El portero ya ha elegido.',
        '{Shooter}: set the die in secret. The keeper has chosen.',
      )
    : say(
        '{Keeper}: di bajo, medio o alto. El dado ya está puesto.',
        '{Keeper}: call low, mid or high. The die is set.',
      );
}

function chanceSentence(phase: string, p: ElevenPosition): Said {
  if (phase === 'toss') return say('Sorteo: la moneda dice quién empieza.', 'The toss: a coin says who starts.');
  return p.time.up
    ? say('{Side} tira el dado. Tiempo cumplido: con un 1 se acaba.', '{Side} roll the die. Time is up: a 1 ends it.')
    : say('{Side} tira el dado.', '{Side} roll the die.');
}

function templateFor(p: ElevenPosition, turn: Turn): Said {
  switch (turn.kind) {
    case 'over':
      return say('El partido ha terminado.', 'The match is over.');
    case 'secret':
      return secretSentence(turn, p);
    case 'chance':
      return chanceSentence(turn.phase, p);
    case 'choice':
      return choiceSentence(p, turn.side, turn.phase);
  }
}

function ask(position: Position, turn: Turn): Said {
  const p = position as unknown as ElevenPosition;
  const template = templateFor(p, turn);
  const side = turn.kind === 'choice' ? turn.side : p.side;
  const facts = (lang: keyof Said): Record<string, unknown> => ({
    Side: nameOf(side, lang),
    Shooter: nameOf(p.side, lang),
    Keeper: nameOf(p.side === 'home' ? 'away' : 'home', lang),
    points: p.points,
    kicks: p.kicks,
    left: side ? leftToPlace(p, side) : 0,
  });
  return { es: fill(template.es, facts('es')), en: fill(template.en, facts('en')) };
}

const WORDS: Readonly<Record<string, Said>> = {
  kickoff: say('Sacar desde el centro', 'Kick off'),
  shoot: say('Tirar a puerta', 'Shoot'),
  end: say('Terminar el turno', 'End the turn'),
  'call:low': say('Bajo (1 o 2)', 'Low (1 or 2)'),
  'call:mid': say('Medio (3 o 4)', 'Mid (3 or 4)'),
  'call:high': say('Alto (5 o 6)', 'High (5 or 6)'),
};

function action(text: string, position: Position): Said {
  const p = position as unknown as ElevenPosition;
  const word = WORDS[text];
  if (word) return word;
  const [kind, rest = ''] = text.split(':');
  const [a, b, c] = rest.split(/[->]/);
  const who = numberAt(p, a)?.number ?? '';
  switch (kind) {
    case 'kickoff':
      return say(`Saca el ${who}, desde la ${a}`, `Number ${who} kicks off, from ${a}`);
    case 'place':
      return say(`Colocar en la ${a}`, `Place on ${a}`);
    case 'move':
      return say(`El ${who} va a la ${b}`, `Number ${who} to ${b}`);
    case 'attack':
      return say(
        `El ${who} ataca al ${numberAt(p, b)?.number} y lo manda a la ${c}`,
        `Number ${who} attacks number ${numberAt(p, b)?.number}, pushed to ${c}`,
      );
    case 'kick':
      return kickLabel(p, a!);
    case 'set':
      return say(`Poner un ${a}`, `Set a ${a}`);
    default:
      return say(text, text);
  }
}

function kickLabel(p: ElevenPosition, to: string): Said {
  const receiver = numberAt(p, to);
  if (!receiver) return say(`Chutar a la ${to}, vacía`, `Kick to ${to}, empty`);
  return receiver.side === p.side
    ? say(`Chutar al ${receiver.number}, en la ${to}`, `Kick to number ${receiver.number} on ${to}`)
    : say(`Chutar al rival ${receiver.number}, en la ${to}`, `Kick to opponent ${receiver.number} on ${to}`);
}

export const voice: Voice = {
  event: line,
  ask,
  action,
  aim: aimOf,
  options: OPTION_WORDS,
};

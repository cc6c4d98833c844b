import { fill, type Said } from '../../../core/clause.ts';
import type { Side, Turn } from '../../../core/game.ts';
import { isWatching } from '../../../core/voice.ts';
import type { ElevenPosition } from '../position.ts';
import { manOn, nameOf, say } from './words.ts';

const OWN_AREA = { W: ['31', '19', '34', '43'], E: ['32', '20', '33', '44'] } as const;
const KEEPER = '1';

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
  const hasBall = p.ball !== null && manOn(p, p.ball)?.side === side;
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

/** What a watcher is told instead. */
function watchedSentence(p: ElevenPosition, phase: string): Said {
  if (phase === 'kickoff') return say('{Side} elige quién saca desde el centro.', '{Side} choose who kicks off.');
  if (phase === 'place')
    return say('{Side} coloca a sus jugadores; quedan {left}.', '{Side} place their players; {left} left.');
  return p.points === 1
    ? say('Juega {Side}: queda 1 punto.', '{Side} play: 1 point left.')
    : say('Juega {Side}: quedan {points} puntos.', '{Side} play: {points} points left.');
}

function secretSentence(turn: Extract<Turn, { kind: 'secret' }>, p: ElevenPosition): Said {
  if (turn.sides.length === 2)
    return say(
      '{Shooter} pone el dado en secreto; {Keeper} dice bajo (1–2), medio (3–4) o alto (5–6).',
      '{Shooter} set the die in secret; {Keeper} call low (1–2), mid (3–4) or high (5–6).',
    );
  return turn.sides[0] === p.side
    ? say(
        '{Shooter}: el dado, en secreto: bajo 1–2, medio 3–4, alto 5–6. El portero ya ha elegido.',
        '{Shooter}: the die, in secret: low 1–2, mid 3–4, high 5–6. The keeper has chosen.',
      )
    : say(
        '{Keeper}: ¿bajo (1–2), medio (3–4) o alto (5–6)? El dado ya está puesto.',
        '{Keeper}: low (1–2), mid (3–4) or high (5–6)? The die is set.',
      );
}

function chanceSentence(phase: string, p: ElevenPosition): Said {
  if (phase === 'toss') return say('Sorteo: la moneda dice quién empieza.', 'The toss: a coin says who starts.');
  return p.time.up
    ? say('{Side} tira el dado. Tiempo cumplido: con un 1 se acaba.', '{Side} roll the die. Time is up: a 1 ends it.')
    : say('{Side} tira el dado.', '{Side} roll the die.');
}

function templateFor(p: ElevenPosition, turn: Turn, legal?: readonly string[]): Said {
  switch (turn.kind) {
    case 'over':
      return say('El partido ha terminado.', 'The match is over.');
    case 'secret':
      return secretSentence(turn, p);
    case 'chance':
      return chanceSentence(turn.phase, p);
    case 'choice':
      return isWatching(turn, legal) ? watchedSentence(p, turn.phase) : choiceSentence(p, turn.side, turn.phase);
  }
}

/** What is asked, and of whom. */
export function ask(p: ElevenPosition, turn: Turn, legal?: readonly string[]): Said {
  const template = templateFor(p, turn, legal);
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

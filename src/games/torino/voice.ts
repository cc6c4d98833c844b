import type { Said } from '../../core/clause.ts';
import { fill } from '../../core/clause.ts';
import type { Turn } from '../../core/game.ts';
import { isWatching, SIDE_NAMES, type Voice } from '../../core/voice.ts';
import type { Kind } from './board.ts';
import type { TorinoEvent } from './events.ts';
import type { TorinoPosition } from './position.ts';
import { label } from './voice/labels.ts';

const s = (es: string, en: string): Said => ({ es, en });

const FROM: Readonly<Record<string, Said>> = {
  '7': s('el 7', 'number 7'),
  '8': s('el 8', 'number 8'),
  '9': s('el 9', 'number 9'),
  '10': s('el 10', 'number 10'),
  penalty: s('el lanzador del penalti', 'the penalty taker'),
  'corner-right': s('el rematador del córner', 'the man at the corner'),
  'corner-left': s('el rematador del córner', 'the man at the corner'),
};
const ZONES: Readonly<Record<string, Said>> = { even: s('par', 'even'), odd: s('impar', 'odd') };

/** Event type (with `/detail` where the words differ) → variants, with the event's fields filled in. */
const LINES: Readonly<Record<string, readonly Said[]>> = {
  'roll/opening': [s('Tirada inicial: {home} a {away}.', 'Opening roll: {home} to {away}.')],
  'roll/first': [
    s('{Side} saca un {value}.', '{Side} roll a {value}.'),
    s('El dado de {Side} dice {value}.', "{Side}'s die says {value}."),
  ],
  'roll/shot': [
    s('Tiro con un {value}.', 'The shot: a {value}.'),
    s('¡Dispara! Sale un {value}.', 'He shoots! A {value}.'),
  ],
  reroll: [s('Empate: se tira otra vez.', 'A tie: they roll again.')],
  turn: [s('Ataca {Side}.', '{Side} attack.'), s('Balón para {Side}.', "{Side}'s ball.")],
  lost: [
    s('{Side} pierde el balón.', '{Side} lose the ball.'),
    s('Se acabó el ataque de {Side}.', "{Side}'s attack is over."),
  ],
  foul: [s('Falta de {Side}.', 'Foul by {Side}.')],
  penalty: [s('¡Penalti para {Side}!', 'Penalty for {Side}!')],
  'penalty/own-foul': [
    s(
      'Falta de {Rival}: ¡penalti en contra! Lo lanza {Side}.',
      'Foul by {Rival}: penalty against them! {Side} take it.',
    ),
  ],
  'penalty/shootout': [s('Al punto de penalti va {Side}.', '{Side} step up to the spot.')],
  pass: [
    s('El {from} se la da al {to}.', 'Number {from} finds number {to}.'),
    s('Pase directo del {from} al {to}.', 'Straight from {from} to {to}.'),
  ],
  keeper: [s('El portero de {Side} cubre la zona {zone}.', "{Side}'s keeper covers the {zone} zone.")],
  goal: [
    s('¡Gooool de {Side}! {score}.', 'Goal for {Side}! {score}.'),
    s('¡Gol! {From} no perdona. {score}.', 'Goal! No mistake by {From}. {score}.'),
    s('¡A la red! Marca {Side}: {score}.', 'Into the net! {Side} score: {score}.'),
  ],
  'goal/shootout': [s('¡Gol de {Side} en la tanda!', '{Side} score from the spot!')],
  save: [
    s('¡Parada del portero de {Side}!', "Saved by {Side}'s keeper!"),
    s('¡La atrapa el portero de {Side}!', "{Side}'s keeper has it!"),
  ],
  wide: [
    s('Fuera. {Side} perdona.', 'Wide. {Side} let it go.'),
    s('Se va fuera el tiro de {Side}.', "{Side}'s shot goes wide."),
  ],
  'corner/right': [s('Córner para {Side} desde la derecha.', 'Corner for {Side} from the right.')],
  'corner/left': [s('Córner para {Side} desde la izquierda.', 'Corner for {Side} from the left.')],
  whistle: [s('Suena el silbato.', 'The whistle goes.')],
  period: [s('Final de la parte {ended}. {score}.', 'End of half {ended}. {score}.')],
  shootout: [s('Empate: tanda de penaltis. Empieza {First}.', 'Level: penalties. {First} go first.')],
  over: [s('Final del partido: {score}. Gana {Winner}.', 'Full time: {score}. {Winner} win.')],
  'over/draw': [s('Final del partido: {score}. Empate.', 'Full time: {score}. A draw.')],
};

/** The part of a line's name that tells its kind of event from others of the same type. */
function detailOf(event: TorinoEvent): string {
  switch (event.type) {
    case 'roll':
      return event.for;
    case 'corner':
      return event.flag;
    case 'penalty':
      return event.cause;
    case 'goal':
      return 'shootout' in event ? 'shootout' : '';
    case 'over':
      return event.winner === null ? 'draw' : '';
    default:
      return '';
  }
}

const nameOf = (side: unknown, lang: keyof Said): string => SIDE_NAMES[String(side)]?.[lang] ?? '';
const scoreText = (score: unknown): string => (Array.isArray(score) ? score.join('–') : '');

function factsOf(event: Readonly<Record<string, unknown>>, lang: keyof Said): Record<string, unknown> {
  return {
    ...event,
    Side: nameOf(event['side'], lang),
    Rival: nameOf(event['side'] === 'home' ? 'away' : 'home', lang),
    First: nameOf(event['first'], lang),
    Winner: nameOf(event['winner'], lang),
    From: FROM[String(event['from'])]?.[lang] ?? '',
    zone: ZONES[String(event['at'])]?.[lang] ?? '',
    score: scoreText(event['score']),
  };
}

const capitalise = (text: string): string =>
  text.replace(/(^|[.!] )(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());

const SHOT_TARGETS: Readonly<Record<Kind, Said>> = {
  '9': s('3, 4, 5 y 6', '3, 4, 5 and 6'),
  '7': s('3 y 6', '3 and 6'),
  '8': s('2 y 5', '2 and 5'),
  '10': s('1 y 4', '1 and 4'),
  penalty: s('todos los números', 'all numbers'),
  'corner-right': s('4 y 5', '4 and 5'),
  'corner-left': s('1 y 6', '1 and 6'),
};

function ask(p: TorinoPosition, turn: Turn, legal?: readonly string[]): Said {
  const numbers = p.shot ? SHOT_TARGETS[p.shot.kind] : undefined;
  const say = (template: Said, side: unknown): Said => ({
    es: fill(template.es, { Side: nameOf(side, 'es'), numbers: numbers?.es }),
    en: fill(template.en, { Side: nameOf(side, 'en'), numbers: numbers?.en }),
  });
  if (turn.kind === 'over') return s('El partido ha terminado.', 'The match is over.');
  if (turn.kind === 'secret') return s('Elige en secreto.', 'Choose in secret.');
  if (turn.kind === 'chance') {
    if (turn.phase === 'opening') return s('Tirada inicial: el más alto empieza.', 'Opening roll: the higher starts.');
    if (turn.phase === 'first') return say(s('{Side} ataca: tira el dado.', '{Side} attack: roll the die.'), p.side);
    return say(s('{Side} tira a puerta: valen {numbers}.', '{Side} shoot: {numbers} are on target.'), p.shot?.kicker);
  }
  if (isWatching(turn, legal))
    return turn.phase === 'pass'
      ? say(s('{Side} pasa al 8 o al 10.', '{Side} pass to 8 or 10.'), turn.side)
      : say(
          s('{Side} coloca el portero. Valen {numbers}.', '{Side} place the keeper. On target: {numbers}.'),
          turn.side,
        );
  if (turn.phase === 'pass') return say(s('{Side}: pasa al 8 o al 10.', '{Side}: pass to 8 or 10.'), turn.side);
  return say(
    s('{Side}: coloca el portero. El tiro vale con {numbers}.', '{Side}: place your keeper. On target: {numbers}.'),
    turn.side,
  );
}

const option = (label: Said, help: Said) => ({ label, help });

export const voice: Voice<TorinoPosition, TorinoEvent> = {
  event(event, pick) {
    const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [s(event.type, event.type)];
    const line = lines[pick % lines.length]!;
    return { es: capitalise(fill(line.es, factsOf(event, 'es'))), en: capitalise(fill(line.en, factsOf(event, 'en'))) };
  },
  ask,
  action: label,
  aim: (text) =>
    text.startsWith('pass:')
      ? { type: 'goal', label: s('gol', 'goal') }
      : text.startsWith('keep:')
        ? { type: 'save', label: s('parada', 'save') }
        : null,
  options: {
    clock: option(s('Reloj', 'Clock'), s('Por jugadas o con silbato.', 'By plays or by the whistle.')),
    'clock=plays': option(
      s('Por jugadas', 'By plays'),
      s('Cada parte dura un número de ataques.', 'A half lasts a number of attacks.'),
    ),
    'clock=whistle': option(
      s('Silbato', 'Whistle'),
      s('Cada parte dura unos minutos de reloj.', 'A half lasts some minutes of real time.'),
    ),
    turnsPerHalf: option(
      s('Ataques por parte', 'Attacks a half'),
      s('Los de ambos lados juntos.', "Both sides' together."),
    ),
    minutesPerHalf: option(
      s('Minutos por parte', 'Minutes a half'),
      s('Solo con el reloj de silbato.', 'Only with the whistle clock.'),
    ),
    secondHalf: option(s('Segunda parte', 'Second half'), s('Quién la empieza.', 'Who begins it.')),
    'secondHalf=swap': option(
      s('El otro lado', 'The other side'),
      s('Empieza quien no empezó la primera.', 'The side that did not begin the first.'),
    ),
    'secondHalf=roll': option(
      s('Nueva tirada', 'A new roll'),
      s('Se vuelve a tirar para empezar.', 'They roll again for it.'),
    ),
    tie: option(s('Empate', 'Tie'), s('Qué pasa si nadie gana.', 'What happens when nobody wins.')),
    'tie=shootout': option(
      s('Tanda de penaltis', 'Shoot-out'),
      s('Siempre hay un ganador.', 'There is always a winner.'),
    ),
    'tie=draw': option(s('Empate', 'A draw'), s('El partido queda empatado.', 'The match stays drawn.')),
    shootoutKicks: option(
      s('Penaltis por lado', 'Penalties a side'),
      s('En la tanda, antes de las parejas decisivas.', 'In the shoot-out, before the deciding pairs.'),
    ),
  },
  fields: {
    pieces: s('Porteros', 'Keepers'),
    gk: s('Portero', 'Keeper'),
    first: s('Primera tirada', 'First roll'),
    'shootout.first': s('Empieza', 'Goes first'),
    starter: s('Equipo que empezó', 'Side that began'),
    shot: s('Tiro a puerta', 'Shot at goal'),
    kicker: s('Lo lanza', 'Taken by'),
    kind: s('Desde dónde', 'From where'),
    keeper: s('Zona del portero', 'Zone of the keeper'),
    at: s('Zona del portero', 'Zone of the keeper'),
    'phase=opening': s('Tirada inicial', 'Opening roll'),
    'phase=first': s('Tirada del ataque', 'Roll of the attack'),
    'phase=pass': s('Pase', 'Pass'),
    'phase=keeper': s('Colocar el portero', 'Placing the keeper'),
    'phase=shot': s('Tiro a puerta', 'Shot at goal'),
    'phase=over': s('Terminado', 'Over'),
  },
};

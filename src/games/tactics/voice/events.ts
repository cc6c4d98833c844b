import { fill, type Lang, type Said } from '../../../core/clause.ts';
import type { TacticsEvent } from '../events.ts';
import { callOf, nameOf, polish, say } from './words.ts';

/**
 * Event type (with `/detail` where the words differ) → variants. `{Who}` is the piece of the event, `{Side}` its side,
 * `{Rival}` the other one; the rest are the fields of the event.
 */
const LINES: Readonly<Record<string, readonly Said[]>> = {
  'roll/opening': [say('Tirada inicial: {home} a {away}.', 'Opening roll: {home} to {away}.')],
  'roll/shootout': [say('Tirada para la tanda: {home} a {away}.', 'Roll for the shoot-out: {home} to {away}.')],
  'roll/move': [
    say('Un {value}: {Side} mueve un peón.', 'A {value}: {Side} move a pawn.'),
    say('Un {value} para mover de {Side}.', 'A {value} to move for {Side}.'),
  ],
  'roll/ball': [
    say('Un {value} para el balón de {Side}.', "A {value} for {Side}'s ball."),
    say('Un {value}: {Side} juega el balón.', 'A {value}: {Side} play the ball.'),
  ],
  'roll/take': [
    say('{Side} busca el balón con un {value}.', '{Side} go for the ball with a {value}.'),
    say('Un {value} para llegar al balón.', 'A {value} to get to the ball.'),
  ],
  'roll/defend': [
    say('{Side} defiende con un {value}.', '{Side} defend with a {value}.'),
    say('Un {value} para la defensa de {Side}.', "A {value} for {Side}'s defence."),
  ],
  reroll: [say('Empate: se tira otra vez.', 'A tie: they roll again.')],
  kickoff: [say('Saca de centro {Side}.', '{Side} kick off.')],
  place: [
    say('{Side}: {Who} se coloca en {at}.', '{Side}: {Who} takes {at}.'),
    say('{Who} de {Side}, a {at}.', "{Side}'s {Who} goes to {at}."),
  ],
  'play/kickoff': [say('Rueda el balón.', 'The ball is rolling.')],
  'play/set': [
    say('Nueva jugada de {Side}.', 'A new set for {Side}.'),
    say('{Side} prepara la jugada.', '{Side} build up.'),
  ],
  'play/freekick': [say('Tiro libre para {Side}.', 'Free kick for {Side}.')],
  'play/goalkick': [say('Saca de puerta {Side}.', 'Goal kick for {Side}.')],
  'play/round': [
    say('Nadie llega: otra ronda por el balón.', 'Nobody gets there: another round for the ball.'),
    say('El balón sigue suelto.', 'The ball is still loose.'),
  ],
  move: [
    say('{Who} de {Side} va de {from} a {to}.', "{Side}'s {Who} goes from {from} to {to}."),
    say('{Side} lleva {Who} a {to}.', '{Side} bring {Who} to {to}.'),
  ],
  kick: [
    say('{Who} juega el balón a {to}.', '{Who} plays the ball to {to}.'),
    say('Balón de {Who} hacia {to}.', 'The ball from {Who} towards {to}.'),
  ],
  pass: [
    say('Pase directo: {From} encuentra a {To}.', 'Direct pass: {From} finds {To}.'),
    say('{From} se la da a {To}.', '{From} gives it to {To}.'),
  ],
  dribble: [
    say('{Who} regatea hasta {to}.', '{Who} dribbles to {to}.'),
    say('{Who} se va con el balón a {to}.', '{Who} takes the ball on to {to}.'),
  ],
  capture: [
    say('¡{Who} de {Side} captura el balón en {at}!', "{Side}'s {Who} captures the ball on {at}!"),
    say('{Who} llega: balón de {Side}.', "{Who} gets there: {Side}'s ball."),
  ],
  battle: [
    say(
      'Lucha en {at}: {home} a {away} en los dados, {totals} en total.',
      'Battle on {at}: {home} to {away} on the dice, {totals} in all.',
    ),
    say('¡Chocan en {at}! {totals} con las bonificaciones.', 'They clash on {at}! {totals} with the bonuses.'),
  ],
  possession: [
    say('{Who} de {Side} se queda el balón.', "{Side}'s {Who} has the ball."),
    say('Gana {Side}: el balón es suyo.', '{Side} win it: the ball is theirs.'),
  ],
  'possession/keeper': [
    say(
      '¡{Who} de {Side} supera al portero y se planta ante la meta!',
      "{Side}'s {Who} beats the keeper: the goal is open!",
    ),
    say('¡Portero superado! {Who} va a tirar.', 'The keeper is beaten! {Who} is going to shoot.'),
  ],
  foul: [say('Falta de {Who} de {Side} en {at}.', "Foul by {Side}'s {Who} on {at}.")],
  'card/yellow': [say('Amarilla para {Who} de {Side}.', "Yellow card for {Side}'s {Who}.")],
  'card/red': [say('¡Roja! {Leaves} de {Side} deja el partido.', "Red card! {Side}'s {Leaves} leaves the match.")],
  'card/red-keeper': [
    say(
      'Segunda amarilla del portero de {Side}: {Leaves} deja el partido por él.',
      "A second yellow for {Side}'s keeper: {Leaves} leaves the match for him.",
    ),
  ],
  'card/red-nobody': [
    say(
      'Segunda amarilla del portero de {Side}; no queda nadie que salga.',
      "A second yellow for {Side}'s keeper; nobody is left to go.",
    ),
  ],
  'offside/1': [say('Fuera de juego de {Who} de {Side} en {at}.', "Off-side: {Side}'s {Who} on {at}.")],
  'offside/2': [
    say(
      'Fuera de juego: {Who} de {Side} estorbaba en el área de meta.',
      "Off-side: {Side}'s {Who} was waiting in the goal area.",
    ),
  ],
  'freekick/foul': [say('Tiro libre de {Side} en {at}.', 'Free kick to {Side} on {at}.')],
  'freekick/offside': [say('Saca {Side} desde {at}.', '{Side} take it from {at}.')],
  'freekick/minor': [say('{Side} sacará desde el círculo central.', '{Side} will take it from the centre circle.')],
  goalkick: [say('A saque de puerta de {Side}.', 'A goal kick to {Side}.')],
  corner: [say('Córner para {Side}: {Who} en {at}.', 'Corner to {Side}: {Who} on {at}.')],
  penalty: [say('¡Penalti! Lo lanzará {Who} de {Side}.', "Penalty! {Side}'s {Who} will take it.")],
  'shot/goal': [say('¡Tira {Who}…!', '{Who} shoots…!'), say('¡Dispara {Who} de {Side}…!', "{Side}'s {Who} lets fly…!")],
  'shot/corner': [
    say('Tira {Who}: desviado a córner.', '{Who} shoots: turned behind for a corner.'),
    say('El tiro de {Who} se va a córner.', 'The shot by {Who} goes behind for a corner.'),
  ],
  'shot/goalkick': [
    say('Tira {Who}: fuera.', '{Who} shoots: wide.'),
    say('Se marcha fuera el tiro de {Who}.', 'The shot by {Who} goes wide.'),
  ],
  goal: [
    say('¡Gooool de {Side}! {Who} no perdona. {score}.', 'Goal for {Side}! No mistake by {Who}. {score}.'),
    say('¡A la red! Marca {Who} de {Side}: {score}.', "Into the net! {Side}'s {Who} scores: {score}."),
    say('¡Gol! {Side} lo celebra: {score}.', 'Goal! {Side} celebrate: {score}.'),
  ],
  'goal/shootout': [say('¡Gol de {Side} en la tanda!', '{Side} score from the spot!')],
  miss: [
    say('Falla {Side} desde los once metros.', '{Side} miss from the spot.'),
    say('¡No entra! Perdona {Side}.', 'Not in! {Side} let it go.'),
  ],
  timeout: [say('{Side} ha tardado demasiado: sanción menor.', '{Side} took too long: minor violation.')],
  'timeout/sendoff': [
    say('{Side} ha tardado demasiado: decide el árbitro.', '{Side} took too long: the referee decides.'),
  ],
  'play-on': [say('{Side} deja seguir.', '{Side} play on.')],
  whistle: [say('Suena el silbato.', 'The whistle goes.')],
  period: [say('Final de {period}: {score}.', 'End of {period}: {score}.')],
  shootout: [say('Empate: tanda de penaltis.', 'Level: penalties.')],
  over: [say('Final del partido: {score}. Gana {Winner}.', 'Full time: {score}. {Winner} win.')],
  'over/shootout': [
    say('Final: {score}, y {Winner} gana la tanda.', 'Full time: {score}, and {Winner} win on penalties.'),
  ],
  'over/draw': [say('Final del partido: {score}. Empate.', 'Full time: {score}. A draw.')],
};

const PERIOD_NAMES: Readonly<Record<string, Said>> = {
  '1': say('la primera parte', 'the first half'),
  '2': say('la segunda parte', 'the second half'),
  et1: say('la primera parte de la prórroga', 'the first half of extra time'),
  et2: say('la segunda parte de la prórroga', 'the second half of extra time'),
};

const cardDetail = ({ color, piece, leaves }: Extract<TacticsEvent, { type: 'card' }>): string => {
  if (color === 'yellow' || piece !== 'gk') return color;
  return leaves === undefined ? 'red-nobody' : 'red-keeper';
};

/** The part of a line's name that tells its kind of event from others of the same type. */
function detailOf(event: TacticsEvent): string {
  switch (event.type) {
    case 'roll':
      return event.for;
    case 'play':
      return event.kind;
    case 'possession':
      return event.rule === 'STW-GK-6' ? 'keeper' : '';
    case 'timeout':
      return event.rule === 'STW-MIN-5' ? 'sendoff' : '';
    case 'card':
      return cardDetail(event);
    case 'offside':
      return String(event.form);
    case 'freekick':
      return event.cause;
    case 'shot':
      return event.result;
    case 'goal':
      return 'shootout' in event ? 'shootout' : '';
    case 'over':
      return event.winner === null ? 'draw' : event.reason;
    default:
      return '';
  }
}

const joined = (pair: unknown): string => (Array.isArray(pair) ? pair.join('–') : '');

function factsOf(event: Readonly<Record<string, unknown>>, lang: Lang): Record<string, unknown> {
  return {
    ...event,
    Side: nameOf(event['side'], lang),
    Rival: nameOf(event['side'] === 'home' ? 'away' : 'home', lang),
    Winner: nameOf(event['winner'], lang),
    Who: callOf(event['piece'], lang),
    From: callOf(event['from'], lang),
    To: callOf(event['to'], lang),
    Leaves: callOf(event['leaves'], lang),
    period: PERIOD_NAMES[String(event['ended'])]?.[lang] ?? '',
    score: joined(event['score']),
    totals: joined(event['totals']),
  };
}

/** One commentator's line. */
export function lineFor(event: TacticsEvent, pick: number): Said {
  const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [say(event.type, event.type)];
  const { es, en } = lines[Math.abs(pick) % lines.length]!;
  return { es: polish(fill(es, factsOf(event, 'es'))), en: polish(fill(en, factsOf(event, 'en'))) };
}

import type { Said } from '../../../core/clause.ts';
import { findKind } from '../cards.ts';
import type { CityEvent } from '../events.ts';
import { moveName } from './names.ts';
import { deckName, type Facts, kindName, RESTART_NAMES, say, sideName, tell } from './words.ts';

/** Event type (with `/detail` where the words differ) → variants. */
const LINES: Readonly<Record<string, readonly Said[]>> = {
  toss: [say('La moneda decide: saca {Side}.', 'The coin decides: {Side} kick off.')],
  draw: [say('{Side} roba una carta {deck}.', '{Side} draw a card: {deck}.')],
  'draw/known': [say('{Side} roba {card}.', '{Side} draw {card}.')],
  reshuffle: [say('Se rehace el mazo: cartas {deck}.', 'The pile is renewed: {deck} cards.')],
  turn: [say('Ataca {Side}.', '{Side} attack.'), say('Turno de ataque de {Side}.', 'Attack turn of {Side}.')],
  pass: [
    say('{Side} juega {card} de {from} a {to}.', '{Side} play {card} from {from} to {to}.'),
    say('Pase de {Side}: {card}, de {from} a {to}.', 'Pass by {Side}: {card}, {from} to {to}.'),
    say('{card} de {Side} hacia {to}.', '{card} by {Side} towards {to}.'),
  ],
  advance: [
    say('El {n} de {Side} avanza a {to}; el balón, en {ball}.', "{Side}'s {n} advances to {to}; the ball to {ball}."),
    say('Conduce el {n} de {Side} hasta {to}, balón en {ball}.', "{Side}'s {n} carries on to {to}, ball on {ball}."),
  ],
  close: [
    say('Pase al pie de {Side} al {n}, de {from} a {to}.', 'Close pass by {Side} to {n}, {from} to {to}.'),
    say('{Side} la pone al pie del {n} en {to}.', '{Side} lay it at the feet of {n} on {to}.'),
  ],
  possession: [
    say('El balón es del {n} de {Side}.', "The ball is with {Side}'s {n}."),
    say('La tiene el {n} de {Side}.', "{Side}'s {n} has it."),
  ],
  loose: [
    say('Balón suelto en {at}.', 'Loose ball on {at}.'),
    say('Nadie la tiene: está en {at}.', 'Nobody has it: it lies on {at}.'),
  ],
  offside: [say('¡Fuera de juego del {n} de {Side}!', "Offside, {Side}'s {n}!")],
  contest: [
    say(
      'Pugna entre el {n} y el {marker}: {roll}, totales {totals}. Para {Winner}.',
      'Contest of {n} and {marker}: {roll}, totals {totals}. {Winner} win it.',
    ),
    say(
      'El {n} y el {marker} disputan el balón: {totals}. Gana {Winner}.',
      '{n} and {marker} fight for the ball: {totals}. {Winner} win.',
    ),
  ],
  tactic: [say('{Side} juega {tactic} ({card}).', '{Side} play {tactic} ({card}).')],
  'tactic/player': [say('{Side} juega {tactic} con el {n} ({card}).', '{Side} play {tactic} with {n} ({card}).')],
  move: [
    say('El {n} de {Side} va a {to}.', "{Side}'s {n} goes to {to}."),
    say('Se mueve el {n} de {Side} a {to}.', "{Side}'s {n} moves to {to}."),
  ],
  burst: [
    say('¡Se va el {n} de {Side} hacia {to}!', "{Side}'s {n} bursts through to {to}!"),
    say('El {n} de {Side} deja atrás a su par y sale a {to}.', "{Side}'s {n} leaves his man behind, on to {to}."),
  ],
  clearance: [say('{Side} despeja hacia {to}.', '{Side} clear it towards {to}.')],
  'faceoff/dribble': [
    say(
      'El {att} de {Attacker} encara al {def}: {off} contra {defCard}, {totals}. Gana {Winner}.',
      "{Attacker}'s {att} takes on {def}: {off} against {defCard}, {totals}. {Winner} win.",
    ),
    say(
      'Regate del {att}: {off}; responde el {def} con {defCard}. {totals}: {Winner}.',
      '{att} dribbles with {off}; {def} answers with {defCard}. {totals}: {Winner}.',
    ),
  ],
  'faceoff/tackle': [
    say(
      'El {def} le entra al {att} de {Attacker}: {defCard} contra {off}, {totals}. Gana {Winner}.',
      "{def} tackles {Attacker}'s {att}: {defCard} against {off}, {totals}. {Winner} win.",
    ),
    say(
      'Entrada del {def}: {defCard}; el {att} responde con {off}. {totals}: {Winner}.',
      'Tackle by {def}: {defCard}; {att} answers with {off}. {totals}: {Winner}.',
    ),
  ],
  'faceoff/blocked': [
    say(
      '¡{defCard} anula {off}! El balón es del {def} de {Winner}.',
      "{defCard} stops {off} cold! The duel goes to {Winner}'s {def}.",
    ),
  ],
  'referee/play': [say('El árbitro mira el dado ({die}): siga.', 'The referee ({die}): play on.')],
  'referee/controversy': [say('Dado del árbitro, {die}: polémica.', 'The referee die, {die}: controversy.')],
  'referee/foul': [say('Dado del árbitro, {die}: falta.', 'The referee die, {die}: foul.')],
  'referee/yellow': [
    say(
      'Dado del árbitro, {die}: falta, y mano al bolsillo.',
      'The referee die, {die}: foul, and a hand to the pocket.',
    ),
  ],
  foul: [
    say('Falta del {n} de {Side} en {at}.', "Foul by {Side}'s {n} on {at}."),
    say('El {n} de {Side} comete falta en {at}.', "{Side}'s {n} brings his man down on {at}."),
  ],
  'card/yellow': [say('Tarjeta amarilla para el {n} de {Side}.', "Yellow card for {Side}'s {n}.")],
  'card/red': [say('¡Tarjeta roja! Expulsado el {n} de {Side}.', "Red card! {Side}'s {n} is sent off.")],
  'card/red-keeper': [
    say(
      '¡Tarjeta roja al portero de {Side}! Entra el suplente y sale un jugador de campo.',
      "Red card for {Side}'s keeper! The reserve comes on and an outfield player leaves.",
    ),
  ],
  shot: [
    say('¡Dispara el {n} de {Side}! {card}, total {total}.', "{Side}'s {n} shoots! {card}, total {total}."),
    say('{card} del {n} de {Side}: {total}.', "{card} by {Side}'s {n}: {total}."),
  ],
  'save/goal': [say('El portero de {Side} no llega: {card}.', "{Side}'s keeper cannot reach it: {card}.")],
  'save/hold': [
    say('¡La atrapa el portero de {Side}! {card}.', "{Side}'s keeper holds it! {card}."),
    say('{card}: la tiene el portero de {Side}.', "{card}: {Side}'s keeper has it."),
  ],
  'save/loose': [
    say(
      '{card}: el balón queda vivo ante la puerta de {Side}.',
      "{card}: the ball is alive in front of {Side}'s goal.",
    ),
  ],
  'save/corner': [
    say('{card}: desvía el portero de {Side}. Córner.', "{card}: {Side}'s keeper turns it away. Corner."),
  ],
  'save/goalkick': [say('Fuera. Saque de puerta de {Side}.', 'Wide. Goal kick for {Side}.')],
  goal: [
    say('¡Gooool de {Side}! Marca el {n}. {score}.', 'Goal for {Side}! Number {n} scores. {score}.'),
    say('¡A la red! El {n} de {Side} no perdona: {score}.', "Into the net! No mistake by {Side}'s {n}: {score}."),
    say('¡Gol del {n}! {Side} lo celebra: {score}.', 'Number {n} scores! {Side} celebrate: {score}.'),
  ],
  stop: [say('Para {Side}: {restart}, en {at}.', 'For {Side}: {restart}, on {at}.')],
  'stop/penalty': [say('¡Penalti para {Side}!', 'Penalty for {Side}!')],
  'stop/kickoff': [say('Saca de centro {Side}.', '{Side} kick off.')],
  sub: [say('Cambio en {Side}: entra el {in}, sale el {out}.', 'Substitution for {Side}: {in} on, {out} off.')],
  factor: [say('Factor externo: {card}.', 'External factor: {card}.')],
  'factor/side': [say('Factor externo: {card}, a favor de {Side}.', 'External factor: {card}, in favour of {Side}.')],
  'factor/player': [
    say('Factor externo: {card}. Queda tocado el {n} de {Other}.', "External factor: {card}. {Other}'s {n} is hurt."),
  ],
  discard: [say('{Side} descarta cartas: {count}.', '{Side} discard cards: {count}.')],
  'discard/0': [say('{Side} conserva toda su mano.', '{Side} keep their whole hand.')],
  minute: [say('Pasa un minuto: se quema {card}.', 'A minute goes by: {card} is burnt.')],
  timeup: [
    say('Suena el silbato: se acaba este turno y nada más.', 'The whistle: this turn is played out and no more.'),
  ],
  'period-end': [say('Final del periodo. {score}.', 'End of the period. {score}.')],
  'period-end/1': [say('Final de la primera parte. {score}.', 'End of the first half. {score}.')],
  'period-end/2': [say('Final de la segunda parte. {score}.', 'End of the second half. {score}.')],
  'period-end/et1': [say('Final de la prórroga. {score}.', 'End of extra time. {score}.')],
  shootout: [say('Empate: todo se decide en la tanda de penaltis.', 'Level: penalties will decide it.')],
  'kick/true': [
    say('¡Gol de {Side} en la tanda! ({card})', '{Side} score from the spot! ({card})'),
    say('{Side} no falla. ({card})', '{Side} make no mistake. ({card})'),
  ],
  'kick/false': [say('¡Falla {Side}! {card}.', '{Side} miss! {card}.')],
  over: [say('Final del partido. Gana {Winner}.', 'Full time. {Winner} win.')],
  'over/shootout': [say('Final: {Winner} gana la tanda de penaltis.', 'It is over: {Winner} win on penalties.')],
  'over/forfeit': [say('{Rival} se queda sin equipo: gana {Winner}.', '{Rival} have no team left: {Winner} win.')],
  'over/draw': [say('Final del partido: empate.', 'Full time: a draw.')],
};

const KEEPER = '1';

/** The word that chooses among the lines of an event's type. */
function detailOf(event: CityEvent): string {
  switch (event.type) {
    case 'draw':
      return event.card === undefined ? '' : 'known';
    case 'tactic':
      return event.n === null ? '' : 'player';
    case 'factor':
      return event.side === null ? '' : event.n === null ? 'side' : 'player';
    case 'faceoff':
      return event.blocked ? 'blocked' : event.kind;
    case 'referee':
      return event.face;
    case 'card':
      return event.color === 'red' && event.n === KEEPER ? 'red-keeper' : event.color;
    case 'save':
      return event.result;
    case 'stop':
      return event.kind;
    case 'discard':
      return String(event.count);
    case 'kick':
      return String(event.goal);
    case 'period-end':
      return String(event.period);
    case 'over':
      return event.winner === null ? 'draw' : event.reason;
    default:
      return '';
  }
}

const dashed = (pair: unknown): string => (Array.isArray(pair) ? pair.join('–') : '');
const rivalOf = (side: unknown): string => (side === 'home' ? 'away' : 'home');

/** The facts of an event of whatever type; those that it has not got are empty. */
function factsOf(event: Readonly<Record<string, unknown>>): Facts {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
  return {
    ...plain,
    Side: sideName(event.side),
    Other: sideName(rivalOf(event.side)),
    Attacker: sideName(event.attacker),
    Winner: sideName(event.winner),
    Rival: sideName(rivalOf(event.winner)),
    card: kindName(event.card),
    tactic: moveName(findKind(String(event.card))) ?? say('', ''),
    deck: deckName(event.deck),
    restart: RESTART_NAMES[String(event.kind)] ?? say('', ''),
    score: dashed(event.score),
    roll: dashed(event.roll),
    totals: dashed(event.totals),
  };
}
/** What the two have laid in a face-off. */
const laidIn = (event: CityEvent): Facts =>
  event.type === 'faceoff' ? { off: kindName(event.cards.off), defCard: kindName(event.cards.def) } : {};

const capitalise = (text: string): string =>
  text.replace(/(^[¡¿]?|[.!] [¡¿]?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** One commentator's line. */
export function line(event: CityEvent, pick: number): Said {
  const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [say(event.type, event.type)];
  const said = tell(lines[pick % lines.length]!, { ...factsOf(event), ...laidIn(event) });
  return { es: capitalise(said.es), en: capitalise(said.en) };
}

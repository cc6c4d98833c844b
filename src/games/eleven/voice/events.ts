import { fill, type Said } from '../../../core/clause.ts';
import type { EndName } from '../board.ts';
import type { ElevenEvent } from '../events.ts';
import { nameOf, say } from './words.ts';

/** Event type (with `/detail` where the words differ) → variants, with the event's fields filled in. */
export const LINES: Readonly<Record<string, readonly Said[]>> = {
  toss: [
    say('La moneda cae del lado de {Side}: empieza.', 'The coin falls for {Side}: they start.'),
    say('Sorteo para {Side}, que pone el balón en juego.', '{Side} win the toss and put the ball in play.'),
  ],
  kickoff: [
    say(
      'El {piece} de {Side} espera con el balón en el centro.',
      "{Side}'s number {piece} waits with the ball in the middle.",
    ),
    say('{Side} saca con el {piece}.', '{Side} kick off with number {piece}.'),
  ],
  'kickoff/board': [
    say('El {piece} de {Side} deja la {from} y va a sacar.', "{Side}'s number {piece} leaves {from} to kick off."),
  ],
  place: [
    say('El {piece} de {Side} se coloca en la {space}.', "{Side}'s number {piece} takes up space {space}."),
    say('{Side} pone a su {piece} en la {space}.', '{Side} put their number {piece} on {space}.'),
    say('El {piece} de {Side}, a la {space}.', "{Side}'s number {piece}, on {space}."),
  ],
  roll: [
    say('{Side} saca un {value}.', '{Side} roll a {value}.'),
    say('El dado de {Side} dice {value}.', "{Side}'s die says {value}."),
    say('Un {value} para {Side}.', 'A {value} for {Side}.'),
  ],
  'roll/discarded': [
    say('¡Un 1 de {Side}! Se acabó.', 'A 1 by {Side}! That is it.'),
    say('{Side} saca el 1 que nadie quería: pita el árbitro.', '{Side} roll the dreaded 1: the referee blows.'),
  ],
  'time-up': [
    say('Se cumple el tiempo de {period}: el próximo 1 la termina.', 'Time is up in {period}: the next 1 ends it.'),
  ],
  move: [
    say('El {piece} de {Side} va de la {from} a la {to}.', "{Side}'s number {piece} goes from {from} to {to}."),
    say('Se mueve el {piece} de {Side}, hasta la {to}.', "{Side}'s number {piece} moves to {to}."),
    say('El {piece} de {Side} aparece en la {to}.', "{Side}'s number {piece} turns up on {to}."),
  ],
  attack: [
    say(
      'El {piece} de {Side} aparta al {victim} y ocupa la {to}.',
      "{Side}'s number {piece} shoves number {victim} aside and takes {to}.",
    ),
    say(
      '¡Choque en la {to}! El {piece} de {Side} manda al {victim} a la {pushed}.',
      "Contact on {to}! {Side}'s number {piece} sends number {victim} to {pushed}.",
    ),
  ],
  'attack/stolen': [
    say(
      '¡Robo! El {piece} de {Side} le quita el balón al {victim}.',
      "Stolen! {Side}'s number {piece} takes the ball off number {victim}.",
    ),
    say(
      'El {piece} de {Side} entra en la {to} y se lleva el balón del {victim}.',
      "{Side}'s number {piece} goes in on {to} and robs number {victim}.",
    ),
  ],
  kick: [
    say('{Side} pasa de la {from} a la {to}.', '{Side} pass from {from} to {to}.'),
    say('Toque de {Side}: el balón llega a la {to}.', 'A touch by {Side}: the ball reaches {to}.'),
    say('Pase de {Side}, y llega a la {to}.', '{Side} find a team-mate on {to}.'),
  ],
  'kick/loose': [
    say('{Side} manda el balón a la {to}, donde no hay nadie.', '{Side} kick to {to}, where nobody stands.'),
    say('Balón suelto en la {to}: lo ha chutado {Side}.', 'A loose ball on {to}, kicked there by {Side}.'),
  ],
  'kick/lost': [
    say('{Side} chuta a la {to} y se la regala a {Rival}.', '{Side} kick to {to} and give the ball to {Rival}.'),
    say('El balón de {Side} acaba en un rival, en la {to}.', "{Side}'s kick ends with an opponent on {to}."),
  ],
  possession: [
    say('Controla el {piece} de {Side}.', "{Side}'s number {piece} has it."),
    say('El balón es del {piece} de {Side}, en la {space}.', "The ball is with {Side}'s number {piece} on {space}."),
    say('Lo tiene {Side}: el {piece}, en la {space}.', '{Side} have it: number {piece}, on {space}.'),
  ],
  'turn-end': [
    say('{Side} termina su turno.', '{Side} end their turn.'),
    say('Hasta aquí la jugada de {Side}.', "That is the end of {Side}'s play."),
  ],
  shoot: [
    say('¡{Side} arma el tiro desde la {from}!', '{Side} line up a shot from {from}!'),
    say('Va a tirar {Side} desde la {from}…', '{Side} are about to shoot from {from}…'),
  ],
  commit: [
    say('{Side} ya ha elegido, en secreto.', '{Side} have chosen, in secret.'),
    say('Decidido lo de {Side}; nadie lo ve.', '{Side} have made up their mind; nobody can see it.'),
  ],
  shot: [
    say('El dado: {set}. El portero: «¡{call}!».', 'The die: {set}. The keeper: "{call}!"'),
    say('Tira con un {set} y el portero grita «{call}».', 'The shot is a {set}, and the keeper shouts "{call}".'),
  ],
  'shot/auto': [
    say('¡{Side} tira con la portería vacía!', '{Side} shoot at an empty goal!'),
    say(
      'Nadie bajo los palos, y {Side} tira desde la {from}.',
      'Nobody between the posts, and {Side} shoot from {from}.',
    ),
  ],
  save: [
    say('¡Paradón del portero de {Side}!', "What a save by {Side}'s keeper!"),
    say('¡La para! El portero de {Side} lo había leído.', "Saved! {Side}'s keeper read it."),
    say('El portero de {Side} la atrapa.', "{Side}'s keeper holds it."),
  ],
  goal: [
    say('¡Gooool de {Side}! {score}.', 'Goal for {Side}! {score}.'),
    say(
      '¡Gol! El portero se equivoca de altura y marca {Side}: {score}.',
      'Goal! The keeper guesses wrong and {Side} score: {score}.',
    ),
    say('¡A la red! {Side} pone el {score}.', 'Into the net! {Side} make it {score}.'),
  ],
  'goal/auto': [
    say('¡Gol de {Side} a puerta vacía! {score}.', '{Side} score into an empty goal! {score}.'),
    say(
      '¡Gol! Sin portero no hay quien la pare: {score}.',
      'Goal! With no keeper there is nobody to stop it: {score}.',
    ),
  ],
  'penalty/goal': [
    say(
      '¡Gol de {Side} desde el punto! {set} contra «{call}». {score}.',
      '{Side} score from the spot! {set} against "{call}". {score}.',
    ),
    say(
      'No falla {Side}: {set}, y el portero dijo {call}. {score}.',
      'No mistake by {Side}: {set}, and the keeper said {call}. {score}.',
    ),
  ],
  'penalty/saved': [
    say(
      '¡Parado! {set}, y el portero de {Rival} dijo {call}. {score}.',
      "Saved! {set}, and {Rival}'s keeper said {call}. {score}.",
    ),
    say(
      'El portero de {Rival} adivina el {set} de {Side}: {call}. {score}.',
      "{Rival}'s keeper reads {Side}'s {set}: {call}. {score}.",
    ),
  ],
  'period-end': [say('Acaba {period}. {score}.', 'End of {period}. {score}.')],
  'period-start': [
    say(
      'Empieza {period}: saca {Side}. El local defiende el lado {end}.',
      'Now {period}: {Side} kick off. Home defend the {end} end.',
    ),
  ],
  'period-start/shootout': [
    say('Sigue el empate: tanda de penaltis. Empieza {Side}.', 'Still level: penalties. {Side} go first.'),
  ],
  'over/goals': [
    say('Final del partido: {score}. Gana {Winner}.', 'Full time: {score}. {Winner} win.'),
    say('Se acabó: {score}. La victoria es de {Winner}.', 'It is over: {score}. The win goes to {Winner}.'),
  ],
  'over/draw': [say('Final del partido: {score}. Empate.', 'Full time: {score}. A draw.')],
  'over/shootout': [
    say('{Winner} gana la tanda. El partido acabó {score}.', '{Winner} win the shoot-out. The match ended {score}.'),
  ],
};

const END_NAMES: Readonly<Record<EndName, Said>> = { W: say('oeste', 'west'), E: say('este', 'east') };
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
function detailOf(event: ElevenEvent): string {
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
      return event.reason;
    default:
      return '';
  }
}

function factsOf(event: ElevenEvent, lang: keyof Said): Record<string, unknown> {
  const { side, winner, score, call, period }: Readonly<Record<string, unknown>> = event;
  return {
    ...event,
    Side: nameOf(side, lang),
    Rival: nameOf(side === 'home' ? 'away' : 'home', lang),
    Winner: nameOf(winner, lang),
    score: Array.isArray(score) ? score.join('–') : '',
    call: CALL_NAMES[String(call)]?.[lang] ?? '',
    period: PERIOD_NAMES[String(period)]?.[lang] ?? '',
    end: event.type === 'period-start' ? END_NAMES[event.ends.home][lang] : '',
  };
}

const capitalise = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before, letter) => before + letter.toUpperCase());

/** One line of commentary. */
export function line(event: ElevenEvent, pick: number): Said {
  const detail = detailOf(event);
  const lines = LINES[detail === '' ? event.type : `${event.type}/${detail}`] ?? [say(event.type, event.type)];
  const { es, en } = lines[Math.abs(pick) % lines.length]!;
  return { es: capitalise(fill(es, factsOf(event, 'es'))), en: capitalise(fill(en, factsOf(event, 'en'))) };
}

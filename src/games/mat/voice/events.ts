import { fill, type Said } from '../../../core/clause.ts';
import type { MatEvent } from '../events.ts';
import { isInGoal, nameOf, numberOf, say } from './words.ts';

/** Event type (with `/detail` where the words differ) → variants, with the event's fields filled in. */
const LINES: Readonly<Record<string, readonly Said[]>> = {
  place: [
    say('{Side} coloca el {n} en {at}.', '{Side} place {n} on {at}.'),
    say('El {n} de {Side}, en {at}.', "{Side}'s {n} on {at}."),
  ],
  coin: [say('La moneda dice {Side}: saca del centro.', 'The coin says {Side}: they kick off.')],
  kickoff: [
    say('Saca {Side} con el {n}.', '{Side} kick off with {n}.'),
    say('El {n} de {Side} pone el balón en juego.', "{Side}'s {n} gets it under way."),
  ],
  turn: [say('Juega {Side}.', '{Side} to play.'), say('Turno de {Side}.', "{Side}'s turn.")],
  'turn/member': [say('Juega {Side}, jugador {member}.', '{Side} to play, member {member}.')],
  move: [
    say('El {n} de {Side}, de {from} a {to}.', "{Side}'s {n} from {from} to {to}."),
    say('Se mueve el {n} de {Side}: {to}.', "{Side}'s {n} moves to {to}."),
    say('{Side} mueve el {n} a {to}.', '{Side} move {n} to {to}.'),
  ],
  'move/run': [
    say('¡Carrera del {n} de {Side} por la banda hasta {to}!', "{Side}'s {n} runs down the wing to {to}!"),
    say('El {n} de {Side} acelera: de {from} a {to}.', "{Side}'s {n} speeds up from {from} to {to}."),
  ],
  possession: [
    say('El {n} de {Side} se hace con el balón en {at}.', "{Side}'s {n} picks up the ball on {at}."),
    say('Balón para el {n} de {Side}.', "{Side}'s {n} has the ball."),
  ],
  pass: [
    say('Pase de {Side}, de {from} a {to}.', '{Side} pass from {from} to {to}.'),
    say('{Side} la toca: {from}, {to}.', '{Side} play it from {from} to {to}.'),
  ],
  'pass/chain': [
    say('¡Pase en cadena de {Side}! {path}.', 'A chain of passes by {Side}! {path}.'),
    say('{Side} la mueve de primeras: {path}.', '{Side} knock it about: {path}.'),
  ],
  'pass/none': [say('{Side} no puede hacer nada: pasa.', '{Side} have nothing to play and pass.')],
  kick: [
    say('{Side} patea de {from} a {to}.', '{Side} kick it from {from} to {to}.'),
    say('Balón suelto en {to}: lo envía {Side}.', '{Side} send it loose to {to}.'),
  ],
  'kick/shot': [
    say('¡Tira {Side} desde {from}!', '{Side} shoot from {from}!'),
    say('¡Disparo de {Side} a {to}!', 'A shot by {Side} at {to}!'),
  ],
  long: [
    say('Pase largo de {Side}: de {from} a {to}.', 'A long pass by {Side}: {from} to {to}.'),
    say('{Side} cambia el juego hasta {to}.', '{Side} switch play to {to}.'),
  ],
  steal: [
    say('El {n} de {Side} roba limpio al {victim} en {to}.', "{Side}'s {n} robs {victim} cleanly on {to}."),
    say('¡Robo del {n} de {Side}! Se lo quita al {victim}.', "{Side}'s {n} takes it off {victim}!"),
  ],
  'steal/foul': [
    say('El {n} de {Side} roba en diagonal al {victim} en {to}.', "{Side}'s {n} robs {victim} diagonally on {to}."),
    say('Entrada en diagonal del {n} de {Side} al {victim}.', "A diagonal challenge by {Side}'s {n} on {victim}."),
  ],
  'card/yellow': [
    say('Amarilla para el {n} de {Side}.', "A yellow card for {Side}'s {n}."),
    say('El árbitro amonesta al {n} de {Side}.', "{Side}'s {n} is booked."),
  ],
  'card/red': [
    say('¡Roja! El {n} de {Side} se va a la calle.', "Red! {Side}'s {n} is sent off."),
    say('¡Expulsado el {n} de {Side}!', "{Side}'s {n} is off!"),
  ],
  'penalty/foul': [
    say('¡Penalti para {Side}!', 'Penalty for {Side}!'),
    say('¡Falta en el área! Penalti para {Side}.', 'A foul in the area! Penalty for {Side}.'),
  ],
  'penalty/coaching': [say('Consejos otra vez: penalti para {Side}.', 'Coaching again: a penalty for {Side}.')],
  taker: [
    say('El {n} de {Side} va al punto de penalti.', "{Side}'s {n} steps up to the spot."),
    say('Lanzará el {n} de {Side}.', "{Side}'s {n} will take it."),
  ],
  keeper: [say('El {n} de {Side} se pone de portero en {at}.', "{Side}'s {n} goes in goal on {at}.")],
  committed: [say('{Side} ya ha elegido.', '{Side} have chosen.')],
  fingers: [say('Dedos: local {home}, visitante {away}.', 'Fingers: home {home}, away {away}.')],
  goal: [
    say('¡Gooool de {Side}! {score}.', 'Goal for {Side}! {score}.'),
    say('¡A la red! Marca {Side}: {score}.', 'Into the net! {Side} score: {score}.'),
    say('¡Gol! {Side} entra en {at}. {score}.', 'Goal! {Side} find {at}. {score}.'),
  ],
  'goal/penalty': [
    say('¡Gol de penalti de {Side}! {score}.', '{Side} score the penalty! {score}.'),
    say('¡Engaña al portero! Gol de {Side}: {score}.', 'The keeper is fooled! {Side} score: {score}.'),
  ],
  'goal/shootout': [
    say('¡Gol de {Side} en la tanda!', '{Side} score from the spot!'),
    say('{Side} no falla en la tanda.', 'No mistake by {Side} in the shoot-out.'),
  ],
  save: [
    say('¡Parada del portero de {Side}!', "Saved by {Side}'s keeper!"),
    say('¡Lo adivina el portero de {Side}!', "{Side}'s keeper guesses right!"),
  ],
  sub: [say('Cambio en {Side}: entra el {on} por el {off}.', '{Side} bring on {on} for {off}.')],
  'coaching/skip': [
    say(
      'Consejos en {Side}: se salta a quien iba a jugar y sigue el siguiente.',
      '{Side} are caught coaching: the member to play is skipped, the next one goes on.',
    ),
  ],
  coaching: [
    say(
      'Aviso a {Side}: un compañero ha dado consejos (van {count}).',
      '{Side} are caught coaching a team-mate ({count} so far).',
    ),
  ],
  whistle: [say('Suena el silbato.', 'The whistle goes.')],
  period: [say('Se acabó el tiempo: {score}.', 'Time is up: {score}.')],
  shootout: [say('Empate: tanda de penaltis. Empieza {First}.', 'Level: penalties. {First} go first.')],
  'over/draw': [say('Final del partido: {score}. Empate.', 'Full time: {score}. A draw.')],
  'over/forfeit': [
    say('Cuarta roja: {Winner} gana el partido. {score}.', 'A fourth red card: {Winner} win the match. {score}.'),
  ],
  'over/shootout': [say('{Winner} gana la tanda de penaltis.', '{Winner} win the shoot-out.')],
  over: [say('Final del partido: {score}. Gana {Winner}.', 'Full time: {score}. {Winner} win.')],
};

/** The part of a line's name that tells its kind of event from others of the same type. */
function detailOf(event: MatEvent): string {
  switch (event.type) {
    case 'turn':
      return event.member > 1 ? 'member' : '';
    case 'move':
      return event.rule === 'MAT-SPEED-1' ? 'run' : '';
    case 'pass':
      return 'none' in event ? 'none' : event.path.length > 2 ? 'chain' : '';
    case 'kick':
      return isInGoal(event.to) ? 'shot' : '';
    case 'steal':
      return event.diagonal ? 'foul' : '';
    case 'card':
      return event.color;
    case 'penalty':
      return event.cause;
    case 'goal':
      return event.how;
    case 'coaching':
      return event.rule === 'MAT-TEAM-3' ? 'skip' : '';
    case 'over':
      return event.winner === null ? 'draw' : event.reason;
    default:
      return '';
  }
}

function factsOf(event: MatEvent, lang: keyof Said): Record<string, unknown> {
  const { from, to, pawn, victim, on, off, side, first, winner, score }: Readonly<Record<string, unknown>> = event;
  const path = 'path' in event ? event.path : [];
  return {
    ...event,
    from: from ?? path[0],
    to: to ?? path.at(-1),
    path: path.join(' → '),
    n: numberOf(pawn),
    victim: numberOf(victim),
    on: numberOf(on),
    off: numberOf(off),
    Side: nameOf(side, lang),
    First: nameOf(first, lang),
    Winner: nameOf(winner, lang),
    score: Array.isArray(score) ? score.join('–') : '',
  };
}

/** One line of commentary. */
export function line(event: MatEvent, pick: number): Said {
  const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [say(event.type, event.type)];
  const { es, en } = lines[pick % lines.length]!;
  return { es: fill(es, factsOf(event, 'es')), en: fill(en, factsOf(event, 'en')) };
}

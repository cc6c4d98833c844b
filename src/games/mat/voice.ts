import { fill, type Said } from '../../core/clause.ts';
import { type GameEvent, type Position, SIDES, type Side, type Turn } from '../../core/game.ts';
import { SIDE_NAMES, type Voice } from '../../core/voice.ts';
import { aimOf } from './aim.ts';
import type { MatPosition } from './position.ts';

const s = (es: string, en: string): Said => ({ es, en });

/** Event type (with `/detail` where the words differ) → variants, with the event's fields filled in. */
const LINES: Readonly<Record<string, readonly Said[]>> = {
  place: [
    s('{Side} coloca el {n} en {at}.', '{Side} place {n} on {at}.'),
    s('El {n} de {Side}, en {at}.', "{Side}'s {n} on {at}."),
  ],
  coin: [s('La moneda dice {Side}: saca del centro.', 'The coin says {Side}: they kick off.')],
  kickoff: [
    s('Saca {Side} con el {n}.', '{Side} kick off with {n}.'),
    s('El {n} de {Side} pone el balón en juego.', "{Side}'s {n} gets it under way."),
  ],
  turn: [s('Juega {Side}.', '{Side} to play.'), s('Turno de {Side}.', "{Side}'s turn.")],
  'turn/member': [s('Juega {Side}, jugador {member}.', '{Side} to play, member {member}.')],
  move: [
    s('El {n} de {Side}, de {from} a {to}.', "{Side}'s {n} from {from} to {to}."),
    s('Se mueve el {n} de {Side}: {to}.', "{Side}'s {n} moves to {to}."),
    s('{Side} mueve el {n} a {to}.', '{Side} move {n} to {to}.'),
  ],
  'move/run': [
    s('¡Carrera del {n} de {Side} por la banda hasta {to}!', "{Side}'s {n} runs down the wing to {to}!"),
    s('El {n} de {Side} acelera: de {from} a {to}.', "{Side}'s {n} speeds up from {from} to {to}."),
  ],
  possession: [
    s('El {n} de {Side} se hace con el balón en {at}.', "{Side}'s {n} picks up the ball on {at}."),
    s('Balón para el {n} de {Side}.', "{Side}'s {n} has the ball."),
  ],
  pass: [
    s('Pase de {Side}, de {from} a {to}.', '{Side} pass from {from} to {to}.'),
    s('{Side} la toca: {from}, {to}.', '{Side} play it from {from} to {to}.'),
  ],
  'pass/chain': [
    s('¡Pase en cadena de {Side}! {path}.', 'A chain of passes by {Side}! {path}.'),
    s('{Side} la mueve de primeras: {path}.', '{Side} knock it about: {path}.'),
  ],
  'pass/none': [s('{Side} no puede hacer nada: pasa.', '{Side} have nothing to play and pass.')],
  kick: [
    s('{Side} patea de {from} a {to}.', '{Side} kick it from {from} to {to}.'),
    s('Balón suelto en {to}: lo envía {Side}.', '{Side} send it loose to {to}.'),
  ],
  'kick/shot': [
    s('¡Tira {Side} desde {from}!', '{Side} shoot from {from}!'),
    s('¡Disparo de {Side} a {to}!', 'A shot by {Side} at {to}!'),
  ],
  long: [
    s('Pase largo de {Side}: de {from} a {to}.', 'A long pass by {Side}: {from} to {to}.'),
    s('{Side} cambia el juego hasta {to}.', '{Side} switch play to {to}.'),
  ],
  steal: [
    s('El {n} de {Side} roba limpio al {victim} en {to}.', "{Side}'s {n} robs {victim} cleanly on {to}."),
    s('¡Robo del {n} de {Side}! Se lo quita al {victim}.', "{Side}'s {n} takes it off {victim}!"),
  ],
  'steal/foul': [
    s('El {n} de {Side} roba en diagonal al {victim} en {to}.', "{Side}'s {n} robs {victim} diagonally on {to}."),
    s('Entrada en diagonal del {n} de {Side} al {victim}.', "A diagonal challenge by {Side}'s {n} on {victim}."),
  ],
  'card/yellow': [
    s('Amarilla para el {n} de {Side}.', "A yellow card for {Side}'s {n}."),
    s('El árbitro amonesta al {n} de {Side}.', "{Side}'s {n} is booked."),
  ],
  'card/red': [
    s('¡Roja! El {n} de {Side} se va a la calle.', "Red! {Side}'s {n} is sent off."),
    s('¡Expulsado el {n} de {Side}!', "{Side}'s {n} is off!"),
  ],
  'penalty/foul': [
    s('¡Penalti para {Side}!', 'Penalty for {Side}!'),
    s('¡Falta en el área! Penalti para {Side}.', 'A foul in the area! Penalty for {Side}.'),
  ],
  'penalty/coaching': [s('Consejos otra vez: penalti para {Side}.', 'Coaching again: a penalty for {Side}.')],
  taker: [
    s('El {n} de {Side} va al punto de penalti.', "{Side}'s {n} steps up to the spot."),
    s('Lanzará el {n} de {Side}.', "{Side}'s {n} will take it."),
  ],
  keeper: [s('El {n} de {Side} se pone de portero en {at}.', "{Side}'s {n} goes in goal on {at}.")],
  committed: [s('{Side} ya ha elegido.', '{Side} have chosen.')],
  fingers: [s('Dedos: local {home}, visitante {away}.', 'Fingers: home {home}, away {away}.')],
  goal: [
    s('¡Gooool de {Side}! {score}.', 'Goal for {Side}! {score}.'),
    s('¡A la red! Marca {Side}: {score}.', 'Into the net! {Side} score: {score}.'),
    s('¡Gol! {Side} entra en {at}. {score}.', 'Goal! {Side} find {at}. {score}.'),
  ],
  'goal/penalty': [
    s('¡Gol de penalti de {Side}! {score}.', '{Side} score the penalty! {score}.'),
    s('¡Engaña al portero! Gol de {Side}: {score}.', 'The keeper is fooled! {Side} score: {score}.'),
  ],
  'goal/shootout': [
    s('¡Gol de {Side} en la tanda!', '{Side} score from the spot!'),
    s('{Side} no falla en la tanda.', 'No mistake by {Side} in the shoot-out.'),
  ],
  save: [
    s('¡Parada del portero de {Side}!', "Saved by {Side}'s keeper!"),
    s('¡Lo adivina el portero de {Side}!', "{Side}'s keeper guesses right!"),
  ],
  sub: [s('Cambio en {Side}: entra el {on} por el {off}.', '{Side} bring on {on} for {off}.')],
  'coaching/skip': [
    s(
      'Consejos en {Side}: se salta a quien iba a jugar y sigue el siguiente.',
      '{Side} are caught coaching: the member to play is skipped, the next one goes on.',
    ),
  ],
  coaching: [
    s(
      'Aviso a {Side}: un compañero ha dado consejos (van {count}).',
      '{Side} are caught coaching a team-mate ({count} so far).',
    ),
  ],
  whistle: [s('Suena el silbato.', 'The whistle goes.')],
  period: [s('Se acabó el tiempo: {score}.', 'Time is up: {score}.')],
  shootout: [s('Empate: tanda de penaltis. Empieza {First}.', 'Level: penalties. {First} go first.')],
  'over/draw': [s('Final del partido: {score}. Empate.', 'Full time: {score}. A draw.')],
  'over/forfeit': [
    s('Cuarta roja: {Winner} gana el partido. {score}.', 'A fourth red card: {Winner} win the match. {score}.'),
  ],
  'over/shootout': [s('{Winner} gana la tanda de penaltis.', '{Winner} win the shoot-out.')],
  over: [s('Final del partido: {score}. Gana {Winner}.', 'Full time: {score}. {Winner} win.')],
};

const isInGoal = (space: unknown): boolean => /^[def](0|14)$/.test(String(space));

function detailOf(event: GameEvent): string {
  switch (event.type) {
    case 'turn':
      return Number(event.member) > 1 ? 'member' : '';
    case 'move':
      return event.rule === 'MAT-SPEED-1' ? 'run' : '';
    case 'pass':
      return event.none ? 'none' : Array.isArray(event.path) && event.path.length > 2 ? 'chain' : '';
    case 'kick':
      return isInGoal(event.to) ? 'shot' : '';
    case 'steal':
      return event.diagonal ? 'foul' : '';
    case 'card':
      return String(event.color);
    case 'penalty':
      return String(event.cause);
    case 'goal':
      return String(event.how);
    case 'coaching':
      return event.rule === 'MAT-TEAM-3' ? 'skip' : '';
    case 'over':
      return event.winner === null ? 'draw' : String(event.reason);
    default:
      return '';
  }
}

const nameOf = (side: unknown, lang: keyof Said): string => SIDE_NAMES[String(side)]?.[lang] ?? '';
const scoreText = (score: unknown): string => (Array.isArray(score) ? score.join('–') : '');
/** A pawn is called by its number. */
const numberOf = (pawn: unknown): string => String(pawn ?? '').slice(1);

function factsOf(event: GameEvent, lang: keyof Said): Record<string, unknown> {
  const path = Array.isArray(event.path) ? event.path.map(String) : [];
  return {
    ...event,
    from: event.from ?? path[0],
    to: event.to ?? path.at(-1),
    path: path.join(' → '),
    n: numberOf(event.pawn),
    victim: numberOf(event.victim),
    on: numberOf(event.on),
    off: numberOf(event.off),
    Side: nameOf(event.side, lang),
    First: nameOf(event.first, lang),
    Winner: nameOf(event.winner, lang),
    score: scoreText(event.score),
  };
}

const asMat = (position: Position): MatPosition => position as unknown as MatPosition;
const pawnOn = (p: MatPosition, space: string | null): { readonly side: Side; readonly id: string } | undefined => {
  for (const side of SIDES)
    for (const [id, at] of Object.entries(p.pieces[side])) if (at === space) return { side, id };
  return undefined;
};

function actSentence(p: MatPosition, side: string): Said {
  const holder = p.ball === null ? undefined : pawnOn(p, p.ball);
  if (!holder) return s('{Side}: ve a por el balón suelto.', '{Side}: go for the loose ball.');
  return holder.side === side
    ? s('{Side}: mueve, pasa o patea. El balón lo tiene tu {n}.', '{Side}: move, pass or kick. Your {n} has the ball.')
    : s(
        '{Side}: mueve o roba. El balón lo tiene el {n} rival.',
        "{Side}: move or steal. The rival's {n} has the ball.",
      );
}

const ASKS: Readonly<Record<string, Said>> = {
  setup: s(
    '{Side}: coloca un peón en tu mitad. Por colocar: {left}.',
    '{Side}: place a pawn in your half. {left} to go.',
  ),
  coin: s('La moneda decide quién empieza: lánzala.', 'The coin decides who starts: toss it.'),
  kickoff: s('{Side}: elige el peón que saca del centro.', '{Side}: choose the pawn that kicks off.'),
  'kickoff/pause': s(
    '{Side}: gol en contra. Haz un cambio antes del saque, o elige quién saca.',
    '{Side}: goal against you. Substitute before the kick-off, or choose who takes it.',
  ),
  after: s('{Side}: termina el turno o haz un cambio.', '{Side}: end the turn or substitute.'),
  'after/goal': s('{Side}: ¡gol! ¿Un cambio antes del saque?', '{Side}: goal! Substitute before the kick-off?'),
  'after/penalty': s(
    '{Side}: penalti en tu contra. ¿Un cambio antes?',
    '{Side}: penalty against you. Substitute first?',
  ),
  taker: s('{Side}: elige quién lanza el penalti.', '{Side}: choose who takes the penalty.'),
  keeper: s('{Side}: pon un portero en tu área de meta.', '{Side}: put a keeper in your goal-kick area.'),
  penalty: s(
    'Penalti de {Taker}: elige 1, 2 o 3 dedos en secreto. Iguales, parada; distintos, gol.',
    "{Taker}'s penalty: choose 1, 2 or 3 fingers in secret. Equal is a save, different a goal.",
  ),
};

/** MAT-SUB-6: the pause that a side is in, which says why the match waits; '' outside of one. */
function pauseOf(p: MatPosition, side: Side): '' | 'goal' | 'penalty' | 'pause' {
  if (p.phase === 'after') return p.penalty ? 'penalty' : p.starts ? 'goal' : '';
  const canSub = !p.subbed && Object.values(p.pieces[side]).includes('sub');
  return p.phase === 'kickoff' && canSub && p.score[0] + p.score[1] > 0 ? 'pause' : '';
}

function ask(position: Position, turn: Turn): Said {
  if (turn.kind === 'over') return s('El partido ha terminado.', 'The match is over.');
  const p = asMat(position);
  const side = turn.kind === 'choice' ? turn.side : (p.side ?? 'home');
  const template =
    turn.phase === 'act'
      ? actSentence(p, side)
      : (ASKS[`${turn.phase}/${pauseOf(p, side)}`] ?? ASKS[turn.phase] ?? s('', ''));
  const members = side === 'home' ? p.options.homeMembers : p.options.awayMembers;
  const left = Object.values(p.pieces[side]).filter((at) => at === 'hand').length;
  const say = (lang: keyof Said): string => {
    const name = nameOf(side, lang);
    const Side = members > 1 && turn.phase !== 'setup' ? `${name} ${p.member[side]}/${members}` : name;
    return fill(template[lang], { Side, left, Taker: nameOf(p.side, lang), n: numberOf(pawnOn(p, p.ball)?.id) });
  };
  return { es: say('es'), en: say('en') };
}

const WORDS: Readonly<Record<string, Said>> = {
  pass: s('Pasar: no hay nada que jugar', 'Pass: nothing can be played'),
  end: s('Terminar el turno', 'End the turn'),
  'end/goal': s('Sin cambio: que saquen', 'No substitution: on to the kick-off'),
  'end/penalty': s('Sin cambio: al penalti', 'No substitution: on to the penalty'),
  'ruling:coaching': s('Árbitro: un compañero ha dado consejos', 'Referee: a team-mate was coaching'),
  'fingers:1': s('1 dedo', '1 finger'),
  'fingers:2': s('2 dedos', '2 fingers'),
  'fingers:3': s('3 dedos', '3 fingers'),
};
const LABELS: Readonly<Record<string, Said>> = {
  place: s('Colocar en {to}', 'Place on {to}'),
  kickoff: s('Saca el {n} ({to})', 'Number {n} kicks off ({to})'),
  move: s('Mover el {n} de {from} a {to}', 'Move {n} from {from} to {to}'),
  pass: s('Pase al {n} ({to})', 'Pass to {n} ({to})'),
  kick: s('Patear a {to}', 'Kick to {to}'),
  shot: s('¡Tirar a {to}!', 'Shoot at {to}!'),
  goal: s('¡Entrar en la portería por {to}!', 'Walk it in at {to}!'),
  long: s('Pase largo a {to}', 'Long pass to {to}'),
  steal: s('Robar con el {n} ({from})', 'Steal with {n} ({from})'),
  foul: s('Robo en diagonal con el {n} ({from}): amarilla', 'Diagonal steal with {n} ({from}): yellow card'),
  foulRed: s('Robo en diagonal con el {n} ({from}): ¡roja!', 'Diagonal steal with {n} ({from}): red card!'),
  sub: s('Cambiar al {n} ({to})', 'Substitute {n} ({to})'),
  taker: s('Lanza el {n} ({to})', 'Number {n} takes it ({to})'),
  keeper: s('El {n}, de portero a {to}', 'Number {n} in goal on {to}'),
};

function labelOf(kind: string, to: string, isSecondFoul: boolean): Said {
  if (kind === 'kick' && isInGoal(to)) return LABELS.shot!;
  if (kind === 'move' && isInGoal(to)) return LABELS.goal!;
  return (kind === 'foul' && isSecondFoul ? LABELS.foulRed : LABELS[kind]) ?? s(`${kind} {to}`, `${kind} {to}`);
}

function action(text: string, position: Position): Said {
  const p = asMat(position);
  const word = WORDS[`${text}/${pauseOf(p, p.side ?? 'home')}`] ?? WORDS[text];
  if (word) return word;
  const [kind = '', spaces = ''] = text.split(':');
  const [first = '', second] = spaces.split('-');
  const to = second ?? first;
  const pawn = pawnOn(p, first);
  const label = labelOf(kind, to, pawn !== undefined && p.yellow[pawn.side].includes(pawn.id));
  const facts = { from: first, to, n: numberOf(pawn?.id) };
  return { es: fill(label.es, facts), en: fill(label.en, facts) };
}

const option = (label: Said, help: Said) => ({ label, help });

export const voice: Voice = {
  event(event, pick) {
    const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [s(event.type, event.type)];
    const line = lines[pick % lines.length]!;
    return { es: fill(line.es, factsOf(event, 'es')), en: fill(line.en, factsOf(event, 'en')) };
  },
  ask,
  action,
  aim: aimOf,
  options: {
    mode: option(
      s('Cómo se gana', 'How to win'),
      s('Por un número de goles o con el primero.', 'By a number of goals or by the first one.'),
    ),
    'mode=limit': option(
      s('Límite de goles', 'Goal limit'),
      s('Gana quien llega primero a ese número.', 'The first to reach that number wins.'),
    ),
    'mode=golden': option(s('Gol de oro', 'Golden goal'), s('El primer gol gana.', 'The first goal wins.')),
    goals: option(s('Goles para ganar', 'Goals to win'), s('Solo con límite de goles.', 'Only with a goal limit.')),
    clock: option(s('Reloj', 'Clock'), s('Por turnos jugados o con silbato.', 'By turns played or by the whistle.')),
    'clock=plays': option(
      s('Por turnos', 'By turns'),
      s('El partido dura un número de turnos.', 'The match lasts a number of turns.'),
    ),
    'clock=whistle': option(
      s('Silbato', 'Whistle'),
      s('El partido acaba cuando se pita.', 'The match ends when the whistle goes.'),
    ),
    maxTurns: option(
      s('Turnos en total', 'Turns in all'),
      s('Los de ambos lados juntos; 0: sin límite.', "Both sides' together; 0: no limit."),
    ),
    minutes: option(
      s('Minutos', 'Minutes'),
      s('Lo que dura el partido con silbato.', 'How long the match lasts with the whistle.'),
    ),
    tie: option(
      s('Empate', 'Tie'),
      s('Qué pasa si al acabar el tiempo nadie gana.', 'What happens when nobody leads at time.'),
    ),
    'tie=draw': option(s('Empate', 'A draw'), s('El partido queda empatado.', 'The match stays drawn.')),
    'tie=shootout': option(
      s('Tanda de penaltis', 'Shoot-out'),
      s('Cinco penaltis de dedos por lado.', 'Five finger penalties a side.'),
    ),
    subs: option(s('Cambios', 'Substitutions'), s('Uno por partido o libres.', 'One a match, or rolling.')),
    'subs=one': option(
      s('Uno', 'One'),
      s('Un cambio por lado y partido; quien sale no vuelve.', 'One a side and match; who leaves does not return.'),
    ),
    'subs=rolling': option(
      s('Libres', 'Rolling'),
      s(
        'Uno por turno y por pausa; quien sale queda de suplente.',
        'One a turn and a pause; who leaves becomes the substitute.',
      ),
    ),
    restart: option(s('Después de un gol', 'After a goal'), s('Cómo se vuelve a empezar.', 'How play begins again.')),
    'restart=formation': option(
      s('A la formación', 'Back to formation'),
      s('Cada peón vuelve a su puesto.', 'Each pawn returns to its place.'),
    ),
    'restart=free': option(
      s('Colocación libre', 'Free placing'),
      s('Ambos lados colocan de nuevo.', 'Both sides place anew.'),
    ),
    homeMembers: option(
      s('Jugadores del local', 'Home members'),
      s('Se turnan por rotación.', 'They take turns in rotation.'),
    ),
    awayMembers: option(
      s('Jugadores del visitante', 'Away members'),
      s('Se turnan por rotación.', 'They take turns in rotation.'),
    ),
    coaching: option(
      s('Sancionar consejos', 'Rule on coaching'),
      s(
        'Por aconsejar a un compañero se salta a quien iba a jugar; la próxima vez es penalti.',
        'Coaching a team-mate skips the member to play; the next time it is a penalty.',
      ),
    ),
  },
};

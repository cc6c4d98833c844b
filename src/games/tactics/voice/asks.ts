import { fill, type Lang, type Said } from '../../../core/clause.ts';
import type { Side, Turn } from '../../../core/game.ts';
import { isWatching } from '../../../core/voice.ts';
import type { TacticsPosition } from '../position.ts';
import { callOf, nameOf, polish, say } from './words.ts';

/** STW-SETUP-5, as the rows are numbered on the board. */
const HOME_FORWARDS = 8;
const AWAY_FORWARDS = 9;

/** Phase (with `/detail` where the words differ) → what is asked of whom. */
const QUESTIONS: Readonly<Record<string, Said>> = {
  opening: say('Tirada inicial: el más bajo saca de centro.', 'Opening roll: the lower one kicks off.'),
  'setup/keeper': say('{Side}: coloca el portero en su área de meta.', '{Side}: place the keeper in his goal area.'),
  'setup/kicker': say(
    '{Side}: coloca el sacador con el balón en el círculo.',
    '{Side}: place the kicker with the ball on the circle.',
  ),
  'setup/forward': say(
    '{Side}: coloca un delantero en la fila {row}, junto al medio campo.',
    '{Side}: place a forward on row {row}, by the halfway line.',
  ),
  moveroll: say('{Attack} tira para mover un peón.', '{Attack} roll to move a pawn.'),
  move: say(
    '{Side}: mueve un peón, hasta {roll} casillas (no {Holder}, que tiene el balón).',
    '{Side}: move a pawn, up to {roll} spaces (not {Holder}, who has the ball).',
  ),
  ballroll: say('{Attack} tira para jugar el balón.', '{Attack} roll to play the ball.'),
  'ballroll/keeper': say('El portero de {Attack} juega con dos dados.', "{Attack}'s keeper plays with two dice."),
  ball: say('{Side}: juega el balón, hasta {roll} casillas.', '{Side}: play the ball, up to {roll} spaces.'),
  'ball/kickoff': say(
    '{Side}: saca de centro, {roll} casillas hasta el campo contrario.',
    '{Side}: kick off, {roll} spaces into the other half.',
  ),
  'ball/goalkick': say(
    '{Side}: saque de puerta, {roll} casillas fuera del área.',
    '{Side}: goal kick, {roll} spaces out of the area.',
  ),
  'ball/corner': say('{Side}: saca el córner, {roll} casillas.', '{Side}: take the corner, {roll} spaces.'),
  'ball/freekick': say('{Side}: saca el tiro libre, {roll} casillas.', '{Side}: take the free kick, {roll} spaces.'),
  takeroll: say('{Attack} tira para llegar al balón.', '{Attack} roll to get to the ball.'),
  take: say('{Side}: con un {roll}, lleva un peón al balón.', '{Side}: with a {roll}, bring a pawn to the ball.'),
  'take/far': say('{Side}: con un {roll} nadie llega al balón.', '{Side}: with a {roll} nobody gets to the ball.'),
  'defend/loose': say(
    '{Side}: tira para llegar al balón, o mueve el portero.',
    '{Side}: roll to get to the ball, or move the keeper.',
  ),
  defend: say(
    '{Side}: tira para llegar a {Holder}, o mueve el portero.',
    '{Side}: roll to get to {Holder}, or move the keeper.',
  ),
  defendroll: say('{Defence} tira para defender.', '{Defence} roll to defend.'),
  'defendmove/loose': say(
    '{Side}: con un {roll}, lleva un peón al balón.',
    '{Side}: with a {roll}, bring a pawn to the ball.',
  ),
  'defendmove/far': say(
    '{Side}: con un {roll} nadie llega al balón.',
    '{Side}: with a {roll} nobody gets to the ball.',
  ),
  defendmove: say(
    '{Side}: con un {roll}, ve a luchar por el balón.',
    '{Side}: with a {roll}, go and fight for the ball.',
  ),
  battle: say('Lucha por el balón en {ball}: tiran los dos.', 'Battle for the ball on {ball}: both roll.'),
  sendoff: say(
    '{Side}: segunda amarilla del portero. Elige quién deja el partido por él.',
    "{Side}: the keeper's second yellow. Choose who leaves the match for him.",
  ),
  shot: say('¡{Attack} tira a puerta!', '{Attack} shoot!'),
  'shot/keeper': say('Portero superado: ¡{Attack} tira a puerta!', 'The keeper is beaten: {Attack} shoot!'),
  'shot/penalty': say('¡Penalti de {Attack}!', 'Penalty for {Attack}!'),
  spot: say(
    '{Side}: elige desde dónde sacar en el círculo central.',
    '{Side}: choose where on the centre circle to take it.',
  ),
  taker: say('{Side}: elige quién saca el tiro libre.', '{Side}: choose who takes the free kick.'),
  'clear/freekick': say('{Side}: {Next} sale de la zona del balón.', '{Side}: {Next} leaves the zone around the ball.'),
  'clear/goalkick': say('Saque de puerta. {Side}: coloca {Next}.', 'Goal kick. {Side}: place {Next}.'),
  'clear/corner': say('Córner. {Side}: coloca {Next}.', 'Corner. {Side}: place {Next}.'),
  'clear/penalty': say('Penalti. {Side}: coloca {Next}.', 'Penalty. {Side}: place {Next}.'),
  pick: say(
    'Córner. {Side}: elige a quién colocar (quedan {left}).',
    'Corner. {Side}: pick a pawn to place ({left} left).',
  ),
  place: say('Córner. {Side}: ¿dónde colocas {Pick}?', 'Corner. {Side}: where does {Pick} go?'),
  advantage: say(
    '{Side}: el rival ha tardado demasiado. ¿Tiro libre o seguir?',
    '{Side}: the rival took too long. Free kick, or play on?',
  ),
  shootroll: say('Tanda de penaltis: el más alto empieza.', 'Shoot-out: the higher roll starts.'),
  shootkick: say('Tanda: lanza {Attack}.', 'Shoot-out: {Attack} kick.'),
  over: say('El partido ha terminado.', 'The match is over.'),
};

/** What a watcher is told instead of the question; where nothing stands here, that somebody decides. */
const WATCHED: Readonly<Record<string, Said>> = {
  setup: say('{Side} coloca sus piezas.', '{Side} place their pieces.'),
  move: say('{Side} mueve un peón, hasta {roll} casillas.', '{Side} move a pawn, up to {roll} spaces.'),
  ball: say('{Side} juega el balón, hasta {roll} casillas.', '{Side} play the ball, up to {roll} spaces.'),
  take: say('{Side} va a por el balón con un {roll}.', '{Side} go for the ball with a {roll}.'),
  defend: say('{Side} piensa cómo defender.', '{Side} think how to defend.'),
  defendmove: say('{Side} defiende con un {roll}.', '{Side} defend with a {roll}.'),
  clear: say('{Side} coloca sus piezas.', '{Side} place their pieces.'),
  pick: say('Córner: {Side} coloca sus piezas.', 'Corner: {Side} place their pieces.'),
  place: say('Córner: {Side} coloca sus piezas.', 'Corner: {Side} place their pieces.'),
};
const DECIDES = say('{Side} decide.', '{Side} decide.');

function setupDetail(p: TacticsPosition, side: Side): string {
  const hasFieldPawn = Object.entries(p.pieces[side]).some(([piece, at]) => piece !== 'gk' && at !== 'out');
  if (p.pieces[side].gk === null && hasFieldPawn) return 'keeper';
  return p.ball === null ? 'kicker' : 'forward';
}

/** The pawn that shoots shares its space with the keeper it has just fought (STW-GK-6). */
const isKeeperBeaten = (p: TacticsPosition): boolean =>
  p.restart === null && p.pieces[p.side === 'home' ? 'away' : 'home'].gk === p.ball;

function detailOf(p: TacticsPosition, turn: Turn): string {
  switch (p.phase) {
    case 'setup':
      return turn.kind === 'choice' ? setupDetail(p, turn.side) : '';
    case 'ballroll':
      return p.holder === 'gk' ? 'keeper' : '';
    case 'defend':
    case 'defendmove':
      return p.holder === null ? 'loose' : '';
    case 'shot':
      return isKeeperBeaten(p) ? 'keeper' : (p.restart ?? '');
    default:
      return p.restart ?? '';
  }
}

/** Who may move cannot come to the ball with this number. */
const isOutOfReach = (p: TacticsPosition, legal: readonly string[] = []): boolean =>
  ['take', 'defendmove'].includes(p.phase) &&
  legal.length > 0 &&
  !legal.some((action) => action.endsWith(`-${p.ball}`) || action.endsWith(`:${p.ball}`));

/** Who must act and what is asked, with the number that matters. */
export function askFor(p: TacticsPosition, turn: Turn, legal?: readonly string[]): Said {
  const detail = isOutOfReach(p, legal) ? 'far' : detailOf(p, turn);
  const question = QUESTIONS[`${p.phase}/${detail}`] ?? QUESTIONS[p.phase]!;
  const template = isWatching(turn, legal) ? (WATCHED[p.phase] ?? DECIDES) : question;
  const side = turn.kind === 'choice' ? turn.side : p.side;
  const facts = (lang: Lang) => ({
    Side: nameOf(side, lang),
    Attack: nameOf(p.side, lang),
    Defence: nameOf(p.side === 'home' ? 'away' : 'home', lang),
    Holder: callOf(p.holder, lang),
    Next: callOf(p.queue[0]?.split(':')[1], lang),
    Pick: callOf(p.corner?.pick, lang),
    left: side ? p.corner?.left[side] : '',
    roll: p.roll,
    row: side === 'away' ? AWAY_FORWARDS : HOME_FORWARDS,
    ball: p.ball,
  });
  return { es: polish(fill(template.es, facts('es'))), en: polish(fill(template.en, facts('en'))) };
}

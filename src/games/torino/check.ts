import { otherSeat, sideOf } from '../../core/game.ts';
import { demand, mustBe } from '../../core/read.ts';
import { checkKickDue, checkKickGoals, checkKickOrder } from '../../core/shootout.ts';
import { checkLeader } from '../../core/verdict.ts';
import { CENTER, KIND, SPACES, shotSpace, spaceOf, ZONE } from './board.ts';
import { shootoutWinner } from './flow.ts';
import { NONE, PERIOD, PHASE, REASON, type Torino } from './model.ts';

/** The kinds of shot that a first roll can give; index = the roll. */
const KINDS_OF_FIRST: readonly (readonly number[])[] = [
  [],
  [],
  [KIND.penalty],
  [KIND['9'], KIND['corner-right'], KIND['corner-left']],
  [KIND['7']],
  [KIND['8'], KIND['10']],
  [KIND.penalty],
];

/** Refuses a position that no match can reach, with the clause it breaks; to be called inside `reading`. */
export function checkPosition(s: Torino): void {
  checkPhase(s);
  checkTime(s);
  checkShot(s);
  checkBall(s);
  checkKeepers(s);
  checkShootout(s);
  checkResult(s);
}

const inShootout = (s: Torino): boolean => s.period === PERIOD.shootout;
const isShot = (s: Torino): boolean => s.phase === PHASE.keeper || s.phase === PHASE.shot;

function checkPhase(s: Torino): void {
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', {
    es: 'debe ser over exactamente cuando lo es el periodo',
    en: 'must be over exactly when the period is over',
  });
  if (inShootout(s))
    demand(
      isShot(s),
      'phase',
      { es: 'debe ser keeper o shot en la tanda', en: 'must be keeper or shot in the shoot-out' },
      'TOR-SHOOT-1',
    );
  const isOpening = s.phase === PHASE.opening;
  if (isOpening && s.period === PERIOD[2])
    demand(
      s.options.secondHalf === 'roll',
      'phase',
      {
        es: 'solo hay tirada inicial en la segunda parte con secondHalf "roll"',
        en: 'an opening roll in the second half only with secondHalf "roll"',
      },
      'TOR-TIME-5',
    );
  const isNobody = isOpening || s.phase === PHASE.over;
  demand(
    (s.side === NONE) === isNobody,
    'side',
    isNobody
      ? { es: 'debe ser null en opening y over', en: 'must be null in opening and over' }
      : mustBe('home', 'away'),
  );
  const isBeforeStart = isOpening && s.period === PERIOD[1];
  demand(
    (s.starter === NONE) === isBeforeStart,
    'starter',
    { es: 'debe ser null exactamente antes de la tirada inicial', en: 'must be null exactly before the opening roll' },
    'TOR-OPEN-1',
  );
}

function checkTime(s: Torino): void {
  const isHalf = s.period === PERIOD[1] || s.period === PERIOD[2];
  if (isHalf && s.options.clock === 'plays')
    demand(
      s.plays < s.options.turnsPerHalf,
      'time.plays',
      { es: `debe ser menor que ${s.options.turnsPerHalf}`, en: `must be below ${s.options.turnsPerHalf}` },
      'TOR-TIME-2',
    );
  if (inShootout(s))
    demand(s.plays === 0, 'time.plays', { es: 'debe ser 0 en la tanda', en: 'must be 0 in the shoot-out' });
  if (s.up === 0) return;
  const isPossible = isHalf && (s.phase === PHASE.pass || isShot(s)) && s.options.clock === 'whistle';
  demand(
    isPossible,
    'time.up',
    {
      es: 'debe ser true solo con clock whistle en un turno de ataque en marcha',
      en: 'must be true only with clock whistle in an attack turn under way',
    },
    'TOR-TIME-4',
  );
}

function checkShot(s: Torino): void {
  demand((s.kicker !== NONE) === isShot(s), 'shot', {
    es: 'debe tener valor exactamente en las fases keeper y shot',
    en: 'must be set exactly in the phases keeper and shot',
  });
  const hasFirst = !inShootout(s) && (s.phase === PHASE.pass || isShot(s));
  demand(
    (s.first !== 0) === hasFirst,
    'first',
    hasFirst
      ? { es: 'debe ser la primera tirada, de 2 a 6', en: 'must be the first roll, 2 to 6' }
      : { es: 'debe ser null en esta fase', en: 'must be null in this phase' },
    'TOR-TURN-1',
  );
  if (s.phase === PHASE.pass)
    demand(s.first === 5, 'first', { es: 'debe ser 5 en la fase pass', en: 'must be 5 in phase pass' }, 'TOR-FIVE-1');
  if (!isShot(s)) return;
  if (inShootout(s)) {
    demand(
      s.kind === KIND.penalty,
      'shot.kind',
      { es: 'debe ser "penalty" en la tanda', en: 'must be "penalty" in the shoot-out' },
      'TOR-SHOOT-1',
    );
    demand(
      s.kicker === s.side,
      'shot.kicker',
      { es: 'debe ser el lado que lanza', en: 'must be the side that kicks' },
      'TOR-SHOOT-1',
    );
    return;
  }
  demand(
    KINDS_OF_FIRST[s.first]!.includes(s.kind),
    'shot.kind',
    {
      es: `debe ser un tiro de los que da una primera tirada de ${s.first}`,
      en: `must be a shot that a first roll of ${s.first} gives`,
    },
    'TOR-TURN-1',
  );
  const kicker = s.first === 2 ? otherSeat(s.side) : s.side;
  demand(s.kicker === kicker, 'shot.kicker', mustBe(sideOf(kicker)), s.first === 2 ? 'TOR-TWO-1' : 'TOR-TURN-1');
}

function ballSpaces(s: Torino): readonly number[] {
  if (isShot(s)) return [shotSpace(s.kicker, s.kind)];
  if (s.phase === PHASE.pass) return [spaceOf(s.side, '5')];
  if (s.phase === PHASE.first) return [CENTER, spaceOf(s.side, 'goalkick'), spaceOf(otherSeat(s.side), '1')];
  return [CENTER];
}

function checkBall(s: Torino): void {
  const allowed = ballSpaces(s);
  demand(allowed.includes(s.ball), 'ball', mustBe(...allowed.map((space) => SPACES[space])), 'TOR-BALL-1');
}

function checkKeepers(s: Torino): void {
  for (const seat of [0, 1]) {
    const isPlaced = s.phase === PHASE.shot && seat !== s.kicker;
    demand(
      (s.keeper[seat] !== ZONE.middle) === isPlaced,
      `pieces.${sideOf(seat)}.gk`,
      isPlaced ? mustBe('even', 'odd') : mustBe('middle'),
      isPlaced ? 'TOR-KEEP-1' : 'TOR-KEEP-3',
    );
  }
}

function checkShootout(s: Torino): void {
  const isDecidedByKicks = s.phase === PHASE.over && s.reason === REASON.shootout;
  demand(
    (s.shootFirst !== NONE) === (inShootout(s) || isDecidedByKicks),
    'shootout',
    {
      es: 'debe tener valor exactamente en una tanda y después de ella',
      en: 'must be set exactly in and after a shoot-out',
    },
    'TOR-END-2',
  );
  if (s.shootFirst === NONE) return;
  const first = s.shootFirst;
  demand(
    s.options.tie === 'shootout',
    'shootout',
    { es: 'no la hay con tie "draw"', en: 'none with tie "draw"' },
    'TOR-END-2',
  );
  demand(
    s.score[0] === s.score[1],
    'score',
    { es: 'debe ser un empate si decide una tanda', en: 'must be level where a shoot-out decides' },
    'TOR-END-2',
  );
  demand(
    first === s.starter,
    'shootout.first',
    { es: 'debe ser quien empezó el partido', en: 'must be the starter of the match' },
    'TOR-SHOOT-2',
  );
  checkKickGoals(s, 'TOR-SHOOT-5');
  const clauses = { order: 'TOR-SHOOT-1', extra: 'TOR-SHOOT-4', end: 'TOR-SHOOT-3' };
  const next = checkKickOrder(s, first, s.options.shootoutKicks, clauses);
  const winner = shootoutWinner(s.options.shootoutKicks, s.taken, s.goals);
  if (inShootout(s)) checkKickDue(s.side, next, winner !== NONE, clauses);
  else
    demand(
      winner !== NONE && winner === s.winner,
      'result.winner',
      { es: 'debe ser quien ganó la tanda', en: 'must be the winner of the shoot-out' },
      'TOR-SHOOT-3',
    );
}

function checkResult(s: Torino): void {
  if (s.phase !== PHASE.over || s.reason === REASON.shootout) return;
  checkLeader(s.winner, s.score, 'TOR-END-1');
  if (s.winner === NONE)
    demand(
      s.options.tie === 'draw',
      'result.reason',
      {
        es: 'debe ser "shootout" donde un empate va a la tanda',
        en: 'must be "shootout" where a tie goes to the shoot-out',
      },
      'TOR-END-2',
    );
}

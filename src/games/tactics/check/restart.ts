import { demand } from '../../../core/read.ts';
import { queueForAward, queuePenalty } from '../awards.ts';
import { inArea, inCircle, inGoal, isCorner, onArc } from '../board.ts';
import { isTakerDue } from '../clearing.ts';
import { hasPlacement, placingSeat } from '../corner.ts';
import { defenceOf } from '../flow.ts';
import { CORNER_PLACEMENTS, KEEPER, NONE, PHASE, RESTART, type Tactics } from '../model.ts';
import { takersAt } from '../takers.ts';
import { shownPhase } from './phase.ts';
import { ON_CIRCLE } from './setup.ts';

const SET_PHASES = [PHASE.moveroll, PHASE.move, PHASE.ballroll, PHASE.ball];
/** The phases that a restart can have, from its award until the ball is played. */
const PHASES_OF_RESTART: ReadonlyMap<number, readonly number[]> = new Map([
  [RESTART.kickoff, [PHASE.ballroll, PHASE.ball]],
  [RESTART.freekick, [PHASE.spot, PHASE.taker, PHASE.clear, ...SET_PHASES]],
  [RESTART.goalkick, [PHASE.clear, ...SET_PHASES]],
  [RESTART.corner, [PHASE.clear, PHASE.pick, PHASE.place, PHASE.ballroll, PHASE.ball]],
  [RESTART.penalty, [PHASE.clear, PHASE.shot]],
]);
/** And those that only a restart has. */
const RESTART_ONLY = [PHASE.spot, PHASE.taker, PHASE.clear, PHASE.pick, PHASE.place];

/** Restarts with their phase, place, placements and queue. */
export function checkRestart(s: Tactics): void {
  const phase = shownPhase(s);
  const isPossible =
    s.restart === NONE ? !RESTART_ONLY.includes(phase) : PHASES_OF_RESTART.get(s.restart)!.includes(phase);
  demand(
    isPossible,
    'restart',
    { es: 'debe ser un saque que tenga esta fase', en: 'must be a restart that has this phase' },
    'STW-TURN-1',
  );
  if (s.restart === RESTART.kickoff) demand(inCircle(s.side, s.ball), 'ball', ON_CIRCLE, 'STW-SETUP-7');
  if (s.restart === RESTART.goalkick && phase !== PHASE.clear) {
    const isKept = s.holder === KEEPER && inGoal(s.side, s.ball);
    demand(
      isKept,
      'holder',
      {
        es: 'debe ser el portero en su área de meta en un saque de puerta',
        en: 'must be the keeper in his goal area at a goal kick',
      },
      'STW-GKICK-3',
    );
  }
  if (phase === PHASE.taker)
    demand(
      takersAt(s, s.side, s.ball) !== 0,
      'ball',
      {
        es: 'debe ser una casilla desde la que alguien del lado pueda sacar',
        en: 'must be a space that somebody of the side can take it from',
      },
      'STW-OFF-6',
    );
  if (s.restart === RESTART.corner) checkCorner(s, phase);
  demand(
    s.queued > 0 === (phase === PHASE.clear),
    'queue',
    { es: 'debe tener algo exactamente en la fase clear', en: 'must be not empty exactly in phase clear' },
    'STW-CLEAR-1',
  );
  if (phase === PHASE.clear) checkQueue(s);
}

/** STW-CORN-1, STW-CORN-4, STW-CORN-5. */
function checkCorner(s: Tactics, phase: number): void {
  const defence = defenceOf(s);
  demand(
    isCorner(defence, s.ball),
    'ball',
    { es: 'debe estar en una esquina de la línea de meta de D', en: "must be on a corner space of D's goal line" },
    'STW-CORN-1',
  );
  const [ours, theirs] = [s.left[s.side]!, s.left[defence]!];
  const isPlacing = phase === PHASE.pick || phase === PHASE.place;
  const isInTurn = isPlacing ? (ours === theirs && ours > 0) || ours === theirs + 1 : ours === theirs;
  const isRightCount = isPlacing || ours === (phase === PHASE.clear ? CORNER_PLACEMENTS : 0);
  demand(
    isInTurn && isRightCount,
    'corner.left',
    {
      es: 'deben ser tres colocaciones cada uno, por turno y primero D',
      en: 'must be three placements each, D first, in turn',
    },
    'STW-CORN-5',
  );
  if (phase !== PHASE.place) {
    demand(
      s.pick === NONE,
      'corner.pick',
      {
        es: 'debe ser null salvo mientras se coloca un peón elegido',
        en: 'must be null unless a picked pawn is being placed',
      },
      'STW-CORN-4',
    );
    return;
  }
  const seat = placingSeat(s);
  const isTaker = seat === s.side && s.pick === s.holder;
  const isPickable = s.pick !== NONE && !isTaker && hasPlacement(s, seat, s.pick);
  demand(
    isPickable,
    'corner.pick',
    { es: 'debe ser un peón que se pueda colocar', en: 'must be a pawn that can be placed' },
    'STW-CORN-4',
  );
}

/** STW-CLEAR-1: the queue is what the award demands of the pieces as they stand. */
function checkQueue(s: Tactics): void {
  if (s.restart === RESTART.penalty) {
    checkPenaltyQueue(s);
    return;
  }
  const award = s.clone();
  queueForAward(award);
  demand(
    hasSameQueue(s, award),
    'queue',
    {
      es: 'deben ser exactamente las piezas que han de apartarse, por su orden',
      en: 'must be exactly the pieces that must make room, in their order',
    },
    'STW-CLEAR-1',
  );
}

const hasSameQueue = (s: Tactics, other: Tactics): boolean =>
  s.queued === other.queued && s.queue.subarray(0, s.queued).every((index, i) => index === other.queue[i]);

/** STW-PEN-3, STW-PEN-4: the taker alone, or the rest in turn, whoever of the two sides is next. */
function checkPenaltyQueue(s: Tactics): void {
  const defence = defenceOf(s);
  if (s.queued === 1 && isTakerDue(s) && inArea(defence, s.ball)) return;
  demand(
    onArc(defence, s.ball),
    'ball',
    { es: 'debe estar en el arco de D una vez colocado quien lanza', en: "must be on D's arc after the taker's place" },
    'STW-PEN-3',
  );
  const isDemanded = [defence, s.side].some((first) => {
    const award = s.clone();
    queuePenalty(award, first);
    return hasSameQueue(s, award);
  });
  demand(
    isDemanded,
    'queue',
    {
      es: 'deben ser exactamente las piezas que han de salir, por turno, y el portero',
      en: 'must be exactly the pieces that must leave, in turn, and the keeper',
    },
    'STW-CLEAR-1',
  );
}

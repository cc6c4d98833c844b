import { type Evaluation, logistic } from '../../../core/expert.ts';
import { otherSeat, type Seat } from '../../../core/game.ts';
import { advOf, distance, GOAL_HEX, HALFWAY_Y, HEXES, type Hex } from '../board.ts';
import { KIND, ROUGHNESS } from '../cards.ts';
import { inHand } from '../hands.ts';
import {
  type City,
  FIRST_OUTFIELD,
  KEEPER,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  pieceOf,
  pieceShirt,
  pieceSide,
  RESTART,
  SHIRTS,
  type Shirt,
  STAGE,
} from '../model.ts';
import { attackPoints, defencePoints, hexOf, nearestOf, pieceOn, shirtsBeside } from '../pieces.ts';
import { chanceOf, lookAt, outletsOf, sortShots } from './chance.ts';
import { isKeeperHome, kickLead, nextToMove, shareLeft } from './firstSight.ts';
import { pressOn, roomAt } from './press.ts';
import { momentName, tempoOf } from './tempo.ts';

/** The parts of the match: within one, letting time go by gains nothing. */
const PARTS = 10;

/** The chance that a tackle is a foul, by how rough the card is (CTY-REF-2). */
const FOUL_CHANCE = [0, 1 / 3, 1 / 2] as const;
/** The chance that the attacker wins one contest (CTY-CON-2). */
const CONTEST = 15 / 36;

/** Who has the ball, or will have it, and how sure that is: 1 his, -1 the other side's. */
const held = { side: 0 as Seat, n: KEEPER as Shirt, hex: 0 as Hex, sure: 1, isLoose: false };

const TEAM_REACH = 2;
const FETCHED = 0.9;
const FETCHED_NEXT = 0.7;

/** The man of the side who would fetch a ball there: of those in reach the best forward, else the nearest. */
function fetcherOf(s: City, side: Seat, hex: Hex, barred: number): Shirt {
  let best = NOBODY;
  let least = HEXES;
  for (let n = KEEPER; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at < 0 || (barred >> n) & 1) continue;
    const steps = Math.max(TEAM_REACH, distance(at, hex));
    if (steps > least) continue;
    best = n;
    least = steps;
  }
  return best;
}
const stepsTo = (s: City, side: Seat, n: Shirt, hex: Hex): number =>
  n === NOBODY ? HEXES : distance(hexOf(s, side, n), hex);

/** A loose ball belongs to whoever comes to it first. */
function race(s: City, hex: Hex): void {
  const isMoving = (s.phase === PHASE.move || s.phase === PHASE.dmove) && s.movesLeft > 0;
  const first: Seat = isMoving ? s.mover : nextToMove(s);
  const second = otherSeat(first);
  const near = fetcherOf(s, first, hex, isMoving ? s.moved : 0);
  const far = fetcherOf(s, second, hex, 0);
  const nearSteps = stepsTo(s, first, near, hex);
  const farSteps = stepsTo(s, second, far, hex);
  const isFirst = nearSteps <= TEAM_REACH || (farSteps > TEAM_REACH && nearSteps <= farSteps);
  held.side = isFirst ? first : second;
  held.n = isFirst ? near : far;
  held.sure = Math.min(0.5, Math.abs(farSteps - nearSteps) / 8);
  if (nearSteps <= TEAM_REACH) held.sure = FETCHED;
  else if (farSteps <= TEAM_REACH) held.sure = FETCHED_NEXT;
}

function findHolder(s: City): void {
  const hex = s.phase === PHASE.react ? s.passTo : s.ball;
  held.hex = hex;
  held.sure = 1;
  held.isLoose = false;
  if (s.restartKind !== NONE) {
    held.side = s.restartSide;
    held.n = s.restartN || nearestOf(s, held.side, hex, FIRST_OUTFIELD);
    return;
  }
  const piece = pieceOn(s, hex);
  if (piece === NO_PIECE) {
    held.isLoose = true;
    race(s, hex);
    return;
  }
  held.side = pieceSide(piece);
  held.n = pieceShirt(piece);
  if (s.phase === PHASE.referee && s.faceWinner !== s.attacker)
    held.sure = 2 * FOUL_CHANCE[ROUGHNESS[s.faceDefCard] as 0 | 1 | 2] - 1;
  else if (s.phase === PHASE.react) {
    if (inHand(s, otherSeat(s.attacker), KIND.toepoke) > 0) held.sure = -1;
    else if (s.passCard !== KIND.short)
      for (let set = shirtsBeside(s, otherSeat(held.side), hex); set !== 0; set &= set - 1)
        held.sure = CONTEST * (1 + held.sure) - 1;
  }
}

const OPEN_PHASES = new Set([
  ...[PHASE.ball, PHASE.react, PHASE.contest, PHASE.action, PHASE.face, PHASE.referee, PHASE.burst, PHASE.wall],
  ...[PHASE.sprint, PHASE.through, PHASE.ball2, PHASE.unmark, PHASE.runs, PHASE.shot, PHASE.save],
  ...[PHASE.stopdef, PHASE.stopatt, PHASE.restart, PHASE.penalty, PHASE.penshot, PHASE.taker],
]);
const IS_OPEN = Uint8Array.from({ length: 64 }, (_, phase) => (OPEN_PHASES.has(phase) ? 1 : 0));
const PASS_PHASES = new Set([PHASE.ball, PHASE.through, PHASE.ball2, PHASE.stopdef, PHASE.stopatt]);
const MAY_PASS = Uint8Array.from({ length: 64 }, (_, phase) => (PASS_PHASES.has(phase) ? 1 : 0));

/** Says whether the side with the ball may still shoot in the turn under way; not with a loose ball (CTY-TRN-8). */
const isShotOpen = (s: City, side: Seat): boolean =>
  side === s.attacker && s.stage === STAGE.attack && IS_OPEN[s.phase] === 1 && !held.isLoose;

/** How far the rivals of the side with the ball may still move before it can shoot. */
function rivalReach(s: City, side: Seat, isOpen: boolean): number {
  const isRivalMoving = s.mover !== side && s.movesLeft > 0;
  if (isOpen) return s.phase === PHASE.stopdef && isRivalMoving ? s.movesReach : 0;
  if (side !== s.attacker) return s.phase === PHASE.move && isRivalMoving ? s.movesReach : 0;
  if (s.phase === PHASE.dmove) return isRivalMoving ? s.movesReach : 0;
  if (s.stage === NONE) return 0;
  return TEAM_REACH;
}

/** Says whether the rivals may still tackle before the side with the ball plays on. */
const isTackleDue = (s: City, side: Seat): boolean =>
  side === s.attacker &&
  (s.stage === STAGE.attack || (s.phase === PHASE.defend && !held.isLoose) || s.phase === PHASE.cover2) &&
  s.restartKind === NONE;

const TACKLE = 0.28;
const TACKLE_POINT = 0.04;

/** The chance that the carrier loses the ball to a tackle that is due. */
function tackleRisk(s: City): number {
  const rival = otherSeat(held.side);
  let risk = 0;
  for (let n = KEEPER; n <= SHIRTS; n++) {
    const at = hexOf(s, rival, n);
    if (at < 0 || distance(at, held.hex) !== 1 || (s.beaten >> n) & 1) continue;
    const edge = defencePoints(rival, n, at) + defencePoints(held.side, held.n, held.hex) - 5;
    risk = Math.max(risk, TACKLE + TACKLE_POINT * edge);
  }
  return risk;
}

const LINE = 2 * HALFWAY_Y;
const GUARD = [0, 1].map((side) =>
  Float64Array.from({ length: HEXES }, (_, hex) => 1 / (8 + distance(hex, GOAL_HEX[side as 0 | 1]))),
);

/** Defence points between the ball and the own goal. */
function guard(s: City, side: Seat): number {
  const { at } = s;
  const near = GUARD[side]!;
  const ball = s.ball === NONE ? HALFWAY_Y : advOf(side, s.ball);
  let sum = 0;
  for (let n = FIRST_OUTFIELD, piece = pieceOf(side, FIRST_OUTFIELD); n <= SHIRTS; n++, piece++) {
    const hex = at[piece]!;
    if (hex >= 0 && advOf(side, hex) <= ball) sum += defencePoints(side, n, hex) * near[hex]!;
  }
  return Math.min(1.5, sum);
}

/** Says whether forwards are in front and defenders behind. */
function shape(s: City, side: Seat): number {
  const { at } = s;
  let sum = 0;
  for (let n = FIRST_OUTFIELD, piece = pieceOf(side, FIRST_OUTFIELD); n <= SHIRTS; n++, piece++) {
    const hex = at[piece]!;
    if (hex >= 0) sum += (2 * attackPoints(side, n, hex) - 5) * advOf(side, hex);
  }
  return sum / (4 * LINE);
}

/** What a man is worth to his side by his shirt: forwards win matches. */
const WORTH = [0, 1, 0.8, 0.8, 0.7, 0.7, 1, 1, 1.3, 1.3] as const;
const menOf = (s: City, side: Seat): number => {
  let men = 0;
  for (let n = KEEPER; n <= SHIRTS; n++) if ((s.team[side]! >> n) & 1) men += WORTH[n]!;
  return men;
};

/** The logits of a goal when the whole match is still to be played. */
const LEAD = 1.83;

/** What a chance of a goal is worth on top of the lead, in logits: a mean of shares, as the goal may not come. */
function worthOfChance(lead: number, goal: number, chance: number): number {
  const mean = chance * logistic(LEAD * (lead + goal)) + (1 - chance) * logistic(LEAD * lead);
  return Math.log(mean / (1 - mean)) - LEAD * lead;
}

const PENALTY_CHANCE = 0.8;
/** What a chance is worth when this turn's shot has gone by. */
const SURVIVING = 0.4;
/** What outlets are worth to the side without the ball. */
const WITHOUT_BALL = 0.5;

const NAMES = [
  'lead',
  'chance',
  'control',
  'territory',
  'outlets',
  'guard',
  'keeper',
  'men',
  'hand',
  'shape',
  'press',
  'room',
  'tempo',
] as const;
const TERM = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Readonly<Record<(typeof NAMES)[number], number>>;

/** What the search looks at: who will have the ball, and what shot that promises now or in the next turn. */
export const citySearchEvaluation: Evaluation<City> = {
  names: NAMES,
  weights: [LEAD, 0.55, 0.52, 0.26, 0.56, 0.04, 0.2, 0.09, 0.06, 0.1, 0.35, 0.37, 1],
  terms(s, out) {
    out.fill(0, 0, NAMES.length);
    const urgency = 1 / Math.sqrt(shareLeft(s, PARTS));
    const lead = (s.score[0]! - s.score[1]!) * urgency + kickLead(s) / 2;
    out[TERM.lead] = lead;
    out[TERM.guard] = guard(s, 0) - guard(s, 1);
    out[TERM.keeper] = isKeeperHome(s, 0) - isKeeperHome(s, 1);
    out[TERM.men] = menOf(s, 0) - menOf(s, 1);
    out[TERM.hand] = sortShots(s, 0) - sortShots(s, 1);
    out[TERM.shape] = shape(s, 0) - shape(s, 1);
    if (s.ball === NONE) {
      lookAt(s, 0, 0, 0);
      const home = outletsOf(s, 0, HALFWAY_Y, NOBODY);
      lookAt(s, 1, 0, 0);
      out[TERM.outlets] = home - outletsOf(s, 1, HALFWAY_Y, NOBODY);
      return;
    }
    findHolder(s);
    const { side, n, hex } = held;
    const rival = otherSeat(side);
    const sign = side === 0 ? 1 : -1;
    const isOpen = isShotOpen(s, side);
    let { sure } = held;
    if (isTackleDue(s, side)) sure *= 1 - tackleRisk(s) * (isOpen ? 1 : 2);
    const mayPass = isOpen ? MAY_PASS[s.phase] === 1 : true;
    const received = isOpen ? s.received | (s.phase === PHASE.react ? 1 : 0) : 0;
    lookAt(s, rival, 0, 0);
    const theirs = outletsOf(s, rival, advOf(rival, hex), NOBODY);
    lookAt(s, side, rivalReach(s, side, isOpen), s.phase === PHASE.dmove ? s.moved | s.beaten : s.beaten);
    const ours = outletsOf(s, side, advOf(side, hex), n);
    const chance =
      s.restartKind === RESTART.penalty
        ? PENALTY_CHANCE
        : chanceOf(s, side, n, hex, received, mayPass) * (isOpen ? 1 : SURVIVING) * ((1 + Math.max(-1, sure)) / 2);
    out[TERM.chance] = worthOfChance(lead, sign * urgency, chance);
    out[TERM.control] = sign * sure;
    out[TERM.press] = -sign * Math.max(0, sure) * pressOn(s, rival, hex);
    out[TERM.room] = sign * Math.max(0, sure) * roomAt(s, rival, hex);
    out[TERM.tempo] = sign * tempoOf(s, side);
    out[TERM.territory] = (advOf(0, hex) - HALFWAY_Y) / HALFWAY_Y;
    out[TERM.outlets] = sign * (ours - WITHOUT_BALL * theirs);
  },
  moment(s) {
    if (s.ball === NONE) return { name: 'no ball', sign: 0 };
    findHolder(s);
    return { name: momentName(s, held.side), sign: held.side === 0 ? 1 : -1 };
  },
};

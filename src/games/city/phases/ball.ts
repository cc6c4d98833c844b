import { Choices } from '../../../core/choices.ts';
import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, pack, SKIP, secondOf, VERB, verbOf } from '../action.ts';
import {
  DIRECTIONS,
  type Direction,
  distance,
  fileOf,
  HEXES,
  type Hex,
  hexAt,
  hexName,
  isSquare,
  neighbour,
  squareSteps,
  straightDirection,
  yOf,
} from '../board.ts';
import { DECK, KIND, KINDS, type Kind } from '../cards.ts';
import { arrive, goOn, leaveLoose } from '../delivery.ts';
import { hasHeadwind, isInForce } from '../effects.ts';
import type { CityEvent, CityTell } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { holds, playBallCard } from '../hands.ts';
import {
  cardForLength,
  cardForSquare,
  HEADWIND_REACH,
  isHigh,
  isPassBlocked,
  LONG_REACH,
  MOST_SQUARE_STEPS,
} from '../lines.ts';
import { type City, defenderOf, moverOf, NO_PIECE, PHASE, pieceOf, pieceShirt, THEN } from '../model.ts';
import { carrierOf, isOpponent, layOut, type Occupancy, pieceOn, shirtsBeside } from '../pieces.ts';
import { enter, take } from '../turn.ts';

/** What differs between phase 1 and the further ball cards of Quick passing and Through ball. */
interface BallRule {
  readonly after: number;
  readonly isThrough: boolean;
}

const hasCard = (s: City, seat: Seat, card: Kind): boolean => holds(s, seat, DECK.ball, card);
const isStraight = (s: City, to: Hex): boolean => straightDirection(s.ball, to) >= 0;
/** CTY-OTC-4: a through ball ignores one blocker. */
const ignored = (rule: BallRule): number => (rule.isThrough ? 1 : 0);

/** CTY-EXT-3. */
const isBlownBack = (s: City, seat: Seat, card: Kind, length: number): boolean =>
  card === KIND.long && length > HEADWIND_REACH && hasHeadwind(s, seat);
const isBlocked = (s: City, on: Occupancy, seat: Seat, to: Hex, rule: BallRule): boolean =>
  isPassBlocked(on, seat, s.ball, to, s.free === 1, ignored(rule));

const passGuards = (rule: BallRule) =>
  when('pass', [
    ['CTY-BAL-1', (s, seat, card) => !hasCard(s, seat, card)],
    ['CTY-OTC-4', (_s, _seat, card) => rule.isThrough && card === KIND.long],
    ['CTY-PAS-1', (s, _seat, _card, to) => to >= HEXES || (!isStraight(s, to) && !isSquare(s.ball, to))],
    ['CTY-OTC-4', (s, _seat, _card, to) => rule.isThrough && isSquare(s.ball, to)],
    [
      'CTY-PAS-2',
      (s, _seat, card, to) => isStraight(s, to) && cardForLength(distance(s.ball, to)) !== card,
      (s, _seat, _card, to) => ({ length: distance(s.ball, to) }),
    ],
    ['CTY-EXT-3', (s, seat, card, to) => isStraight(s, to) && isBlownBack(s, seat, card, distance(s.ball, to))],
    [
      'CTY-SQR-1',
      (s, _seat, card, to) => isSquare(s.ball, to) && cardForSquare(squareSteps(s.ball, to)) !== card,
      (s, _seat, _card, to) => ({ steps: squareSteps(s.ball, to) }),
    ],
    ['CTY-PAS-3', (s, seat, _card, to) => isOpponent(pieceOn(s, to), seat)],
    ['CTY-PAS-4', (s, seat, card, to) => isStraight(s, to) && !isHigh(card) && isBlocked(s, layOut(s), seat, to, rule)],
    ['CTY-PAS-5', (s, seat, card, to) => isStraight(s, to) && isHigh(card) && isBlocked(s, layOut(s), seat, to, rule)],
    ['CTY-SQR-2', (s, seat, _card, to) => isSquare(s.ball, to) && isBlocked(s, layOut(s), seat, to, rule)],
  ]);

/** CTY-ADV-1: how far the ball goes with each card. */
const ballSteps = (card: Kind): number => card - KIND.short + 1;

/** CTY-ADV-3: the hexes beyond the player, on the board and without opponents. */
function isWayClear(s: City, seat: Seat, card: Kind, dir: Direction): boolean {
  let hex = neighbour(s.ball, dir);
  for (let step = 2; step <= ballSteps(card); step++) {
    hex = neighbour(hex, dir);
    if (hex < 0 || isOpponent(pieceOn(s, hex), seat)) return false;
  }
  return true;
}
const isRunFree = (s: City, dir: Direction): boolean => {
  const hex = neighbour(s.ball, dir);
  return hex >= 0 && pieceOn(s, hex) === NO_PIECE;
};
const isRainedOff = (s: City, card: Kind): boolean => card === KIND.long && isInForce(s, KIND.rain);

const advanceGuards = when('advance', [
  ['CTY-BAL-1', (s, seat, card) => !hasCard(s, seat, card)],
  ['CTY-RST-6', (s) => s.free === 1],
  ['CTY-ADV-4', (_s, _seat, _card, dir) => dir >= DIRECTIONS.length],
  ['CTY-EXT-2', (s, _seat, card) => isRainedOff(s, card)],
  ['CTY-ADV-2', (s, _seat, _card, dir) => !isRunFree(s, dir)],
  ['CTY-ADV-3', (s, seat, card, dir) => !isWayClear(s, seat, card, dir)],
]);

function offerPasses(s: City, seat: Seat, rule: BallRule, out: Choices): void {
  const on = layOut(s);
  const longest = rule.isThrough ? KIND.medium : KIND.long;
  const offer = (card: Kind, to: Hex): void => {
    if (card <= longest && hasCard(s, seat, card) && !isOpponent(on[to]!, seat) && !isBlocked(s, on, seat, to, rule))
      out.add(pack(VERB.pass, card, to));
  };
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    let to = s.ball;
    for (let length = 1; length <= LONG_REACH; length++) {
      to = neighbour(to, dir);
      if (to < 0) break;
      const card = cardForLength(length);
      if (!isBlownBack(s, seat, card, length)) offer(card, to);
    }
  }
  if (rule.isThrough) return;
  for (let steps = 1; steps <= MOST_SQUARE_STEPS; steps++) {
    for (const way of [-2, 2]) {
      const to = hexAt(fileOf[s.ball]! + way * steps, yOf[s.ball]!);
      if (to >= 0) offer(cardForSquare(steps), to);
    }
  }
}

function offerAdvances(s: City, seat: Seat, out: Choices): void {
  if (s.free) return;
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    if (!isRunFree(s, dir)) continue;
    for (let card = KIND.short; card <= KIND.long; card++)
      if (hasCard(s, seat, card) && !isRainedOff(s, card) && isWayClear(s, seat, card, dir))
        out.add(pack(VERB.advance, card, dir));
  }
}

const found = new Choices();
/** CTY-OTC-1: whether a through ball has anywhere to go. */
export function hasThroughPass(s: City, seat: Seat): boolean {
  found.clear();
  offerPasses(s, seat, THROUGH, found);
  return found.n > 0;
}
/** CTY-TIM-3: whether a ball card could be played in phase 1. */
function hasBallPlay(s: City, seat: Seat): boolean {
  found.clear();
  offerAdvances(s, seat, found);
  if (found.n === 0) offerPasses(s, seat, PHASE_1, found);
  return found.n > 0;
}

/** The card is played; a defender next to the landing hex may react (CTY-DTC-3). */
function playPass(s: City, seat: Seat, card: Kind, to: Hex, then: number, tell?: CityTell): void {
  playBallCard(s, seat, card);
  s.usedBall = 1;
  s.free = 0;
  s.passCard = card;
  s.passFrom = s.ball;
  s.passTo = to;
  s.passThen = then;
  tell?.({ type: 'pass', side: sideOf(seat), card: KINDS[card]!, from: hexName(s.ball), to: hexName(to) });
  if (shirtsBeside(s, defenderOf(s), to) & ~s.beaten) enter(s, PHASE.react, defenderOf(s));
  else arrive(s, tell);
}

/** CTY-ADV-1, CTY-ADV-3: the player runs one hex, the ball as far as the card says. */
function playAdvance(s: City, seat: Seat, card: Kind, dir: Direction, then: number, tell?: CityTell): void {
  const n = carrierOf(s, seat);
  const from = s.ball;
  const to = neighbour(from, dir);
  playBallCard(s, seat, card);
  s.usedBall = 1;
  s.at[pieceOf(seat, n)] = to;
  let ball = to;
  for (let step = 2; step <= ballSteps(card); step++) ball = neighbour(ball, dir);
  s.ball = ball;
  s.touch = seat;
  tell?.({
    type: 'advance',
    side: sideOf(seat),
    n: String(n),
    card: KINDS[card]!,
    from: hexName(from),
    to: hexName(to),
    ball: hexName(ball),
  });
  const receiver = pieceOn(s, ball);
  if (receiver === NO_PIECE) {
    leaveLoose(s, tell);
  } else if (ball !== to) {
    s.received = 1;
    take(s, seat, pieceShirt(receiver), undefined, tell);
  }
  goOn(s, then);
}

const ballPhase = (rule: BallRule): Phase<City, CityEvent> => ({
  by: moverOf,
  exact: true,
  guards: [rule.isThrough ? verbs('pass') : verbs('pass', 'advance', 'skip'), ...passGuards(rule), ...advanceGuards],
  candidates(s, seat, out) {
    offerPasses(s, seat, rule, out);
    if (rule.isThrough) return;
    offerAdvances(s, seat, out);
    out.add(SKIP);
  },
  apply(s, seat, action, tell) {
    const card = firstOf(action);
    if (verbOf(action) === VERB.pass) playPass(s, seat, card, secondOf(action), rule.after, tell);
    else if (verbOf(action) === VERB.advance) playAdvance(s, seat, card, secondOf(action), rule.after, tell);
    else {
      if (rule === PHASE_1 && hasBallPlay(s, seat)) s.idle = 1;
      goOn(s, rule.after);
    }
  },
});

const PHASE_1: BallRule = { after: THEN.action, isThrough: false };
const THROUGH: BallRule = { after: THEN.shot, isThrough: true };
/** CTY-TRN-3: phase 1 of the attack turn. */
export const ball = ballPhase(PHASE_1);
/** CTY-OTC-6: the further card of Quick passing. */
export const ball2 = ballPhase({ after: THEN.shot, isThrough: false });
/** CTY-OTC-4. */
export const through = ballPhase(THROUGH);

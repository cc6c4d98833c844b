import type { Choices } from '../../../core/choices.ts';
import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { dribbleTo, isWord, kickTo, PASS, spaceIn } from '../action.ts';
import { callOffside } from '../awards.ts';
import { distance, inArea, inHalf, onStar, SPACE_NAMES } from '../board.ts';
import type { TacticsEvent, TacticsTell } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { forWord, onlyWords, passGuards } from '../guards.ts';
import { MOST_PASSES, NO_OFFSIDE, NONE, PHASE, PIECES, pieceOn, put, RESTART, type Tactics } from '../model.ts';
import { flagsAtKick, isFlagged, spoiler } from '../offside.ts';
import { mayStand, standing } from '../standing.ts';
import { ballEnds, neighbours, pawnWays, reaches } from '../ways.ts';

const DRIBBLE_ROLL = 1;

/** STW-KO-2. */
const staysBehindHalfway = (s: Tactics, to: number): boolean =>
  s.restart === RESTART.kickoff && !inHalf(defenceOf(s), to);
/** STW-GKICK-4. */
const staysInArea = (s: Tactics, to: number): boolean => s.restart === RESTART.goalkick && inArea(s.side, to);
/** STW-BALL-5. */
const isRivalAlone = (s: Tactics, to: number): boolean =>
  pieceOn(s, s.side, to) === NONE && pieceOn(s, defenceOf(s), to) !== NONE;

function offerBall(s: Tactics, seat: Seat, out: Choices): void {
  const ends = ballEnds(s.ball, s.roll);
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i]!;
    if (!staysBehindHalfway(s, to) && !staysInArea(s, to) && !isRivalAlone(s, to)) out.add(kickTo(to));
  }
  if (s.roll === DRIBBLE_ROLL && s.restart === NONE) {
    const near = neighbours(s.ball);
    for (let i = 0; i < near.length; i++) if (mayStand(s, seat, s.holder, near[i]!)) out.add(dribbleTo(near[i]!));
  }
  if (out.n === 0) out.add(PASS);
}

const isFlown = (s: Tactics, action: Action): boolean => ballEnds(s.ball, s.roll).includes(spaceIn(action));
const rollFacts = (s: Tactics) => ({ roll: s.roll });

const kickGuards = forWord('kick', [
  ['STW-BALL-1', (s, _seat, action) => distance(s.ball, spaceIn(action)) > s.roll, rollFacts],
  [
    'STW-BALL-3',
    (s, _seat, action) => !isFlown(s, action) && reaches(pawnWays(s.ball, s.roll), spaceIn(action)),
    rollFacts,
  ],
  ['STW-BALL-2', (s, _seat, action) => !isFlown(s, action), rollFacts],
  ['STW-KO-2', (s, _seat, action) => staysBehindHalfway(s, spaceIn(action))],
  ['STW-GKICK-4', (s, _seat, action) => staysInArea(s, spaceIn(action))],
  ['STW-BALL-5', (s, _seat, action) => isRivalAlone(s, spaceIn(action))],
]);

const dribbleGuards = forWord('dribble', [
  ['STW-DRIB-4', (s) => s.restart !== NONE],
  ['STW-DRIB-1', (s, _seat, action) => s.roll !== DRIBBLE_ROLL || distance(s.ball, spaceIn(action)) !== DRIBBLE_ROLL],
  ...standing(
    (s) => s.holder,
    (_s, _seat, action) => spaceIn(action),
  ),
]);

/** STW-BALL-*: the holder plays the ball, or dribbles with it. */
export const ball = {
  by: (s) => s.side,
  exact: true,
  guards: [onlyWords('kick', 'dribble', 'pass'), ...kickGuards, ...dribbleGuards, ...passGuards(offerBall)],
  candidates: offerBall,
  apply(s, _seat, action, tell) {
    s.roll = 0;
    if (action === PASS) {
      endRestart(s);
      s.phase = PHASE.defend;
    } else if (isWord(action, 'dribble')) dribble(s, spaceIn(action), tell);
    else kick(s, spaceIn(action), tell);
  },
} satisfies Phase<Tactics, TacticsEvent>;

function endRestart(s: Tactics): void {
  s.restart = NONE;
  s.left.fill(0);
}

const played = (s: Tactics, to: number) => ({
  side: sideOf(s.side),
  piece: PIECES[s.holder]!,
  from: SPACE_NAMES[s.ball]!,
  to: SPACE_NAMES[to]!,
});

/** STW-DRIB-1…3. */
function dribble(s: Tactics, to: number, tell?: TacticsTell): void {
  tell?.({ type: 'dribble', ...played(s, to), rule: 'STW-DRIB-1' });
  put(s, s.side, s.holder, to);
  s.ball = to;
  s.phase = pieceOn(s, defenceOf(s), to) === NONE ? PHASE.defend : PHASE.battle;
}

function kick(s: Tactics, to: number, tell?: TacticsTell): void {
  const kicker = s.holder;
  tell?.({ type: 'kick', ...played(s, to), rule: 'STW-BALL-1' });
  s.offside = s.restart === RESTART.corner ? NO_OFFSIDE : flagsAtKick(s); // STW-CORN-8, STW-OFF-1
  const isRestart = s.restart !== NONE;
  endRestart(s);
  s.ball = to;
  s.holder = pieceOn(s, s.side, to);
  if (s.holder === NONE) {
    s.barred = isRestart ? kicker : NONE; // STW-TOUCH-1
    s.phase = PHASE.takeroll;
  } else receive(s, kicker, tell);
}

/** STW-PASS-*, STW-BAT-1, STW-AREA-4: a team-mate has the ball, alone or with a rival. */
function receive(s: Tactics, kicker: number, tell?: TacticsTell): void {
  const defence = defenceOf(s);
  const isContested = pieceOn(s, defence, s.ball) !== NONE;
  const isChance = inArea(defence, s.ball) || (!isContested && onStar(defence, s.ball));
  if (!isContested) {
    s.passes++;
    tell?.({
      type: 'pass',
      side: sideOf(s.side),
      from: PIECES[kicker]!,
      to: PIECES[s.holder]!,
      n: s.passes,
      rule: 'STW-PASS-1',
    });
  }
  const waiting = isChance ? spoiler(s, s.holder) : NONE;
  if (isFlagged(s, s.holder)) callOffside(s, s.holder, 'STW-OFF-2', tell);
  else if (waiting !== NONE) callOffside(s, waiting, 'STW-OFF-4', tell);
  else {
    s.chance = isChance ? 1 : 0;
    s.phase = phaseAfterPass(s, isContested);
  }
}

function phaseAfterPass(s: Tactics, isContested: boolean): number {
  if (isContested) return PHASE.battle;
  if (s.chance === 1) return PHASE.shot; // STW-PASS-4
  return s.passes < MOST_PASSES ? PHASE.ballroll : PHASE.defend; // STW-PASS-2, STW-PASS-3
}

import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { placeAt, placedPiece, spaceIn } from '../action.ts';
import { inZone } from '../awards.ts';
import { FORWARDS_ROW, GOAL_SPACES, inCircle, inGoal, ownRow, ownSpace, SPACE_NAMES, WIDTH } from '../board.ts';
import type { TacticsEvent } from '../events.ts';
import { beginPlay } from '../flow.ts';
import { onlyWords } from '../guards.ts';
import { isDue, isSetUp, isWaiting, settingSeat, stageOf } from '../kickoff.ts';
import { KEEPER, NONE, PHASE, PIECES, pieceOn, put, RESTART, type Tactics, TEAM } from '../model.ts';

const isRivalInZone = (s: Tactics, seat: Seat, space: number): boolean =>
  seat !== s.side && s.ball !== NONE && inZone(s, space);

/** Says whether the piece that is due may be put there (section 3). */
export function maySet(s: Tactics, seat: Seat, piece: number, space: number): boolean {
  if (!isDue(s, seat, piece)) return false;
  const stage = stageOf(s, seat);
  if (stage === 'keeper') return inGoal(seat, space);
  if (stage === 'kicker') return inCircle(seat, space);
  return ownRow(seat, space) === FORWARDS_ROW && pieceOn(s, seat, space) === NONE && !isRivalInZone(s, seat, space);
}

const isWrong = (s: Tactics, seat: Seat, action: number): boolean =>
  !maySet(s, seat, placedPiece(action), spaceIn(action));

/** STW-SETUP-*: A places its keeper, its kicker with the ball and its other forward, then D keeper and forwards. */
export const setup = {
  by: settingSeat,
  exact: false,
  guards: [
    onlyWords('place'),
    [
      'STW-SETUP-2',
      (s, seat, action) => isWrong(s, seat, action) && placedPiece(action) === KEEPER && isWaiting(s, seat, KEEPER),
    ],
    [
      'STW-SETUP-8',
      (s, seat, action) =>
        isWrong(s, seat, action) && placedPiece(action) !== KEEPER && isRivalInZone(s, seat, spaceIn(action)),
    ],
    [
      'STW-SETUP-7',
      (s, seat, action) =>
        isWrong(s, seat, action) &&
        placedPiece(action) !== KEEPER &&
        stageOf(s, seat) === 'kicker' &&
        !isWaiting(s, seat, KEEPER),
    ],
    ['STW-SETUP-5', isWrong],
  ],
  candidates(s, seat, out) {
    if (stageOf(s, seat) === 'keeper') {
      for (const space of GOAL_SPACES[seat as 0 | 1]) out.add(placeAt(KEEPER, space));
      return;
    }
    for (let piece = KEEPER; piece < TEAM; piece++)
      if (isDue(s, seat, piece))
        for (let column = 0; column < WIDTH; column++) out.add(placeAt(piece, ownSpace(seat, column, FORWARDS_ROW)));
  },
  apply(s, seat, action, tell) {
    const piece = placedPiece(action);
    const space = spaceIn(action);
    const isKicker = stageOf(s, seat) === 'kicker';
    put(s, seat, piece, space);
    if (isKicker) {
      s.ball = space;
      s.holder = piece;
    }
    const rule = isKicker ? 'STW-SETUP-7' : piece === KEEPER ? 'STW-SETUP-2' : 'STW-SETUP-5';
    tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[piece]!, at: SPACE_NAMES[space]!, rule });
    if (!isSetUp(s)) return;
    beginPlay(s, s.side, 'kickoff', 'STW-KO-1', tell);
    s.restart = RESTART.kickoff;
    s.phase = PHASE.ballroll;
  },
} satisfies Phase<Tactics, TacticsEvent>;

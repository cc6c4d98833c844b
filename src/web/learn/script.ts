import { Judge } from '../../bots/judge.ts';
import type { Expert } from '../../core/expert.ts';
import { type GameEvent, type GameWithTexts, type Position, type Side, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { Match } from '../../match/match.ts';

const NO_SEEDS = { referee: '', home: '', away: '' };

/** A state of a position that a room has written down itself. */
export function readScene(game: GameWithTexts, position: Position): State {
  const state = game.readPosition(position);
  if (!state.ok) throw new Error(`${game.id}: ${state.error.path} ${state.error.expected.en}`);
  return state.value;
}

/** A match that goes on from there, in which every outcome is given. */
export const matchFrom = (game: GameWithTexts, start: State): Match =>
  new Match({ game, start, isFresh: false, seeds: NO_SEEDS }, 0);

/** Plays one text of a script, whoever is to move; what it told, or nothing where it is not possible. */
export function playText(match: Match, text: string): readonly GameEvent[] | undefined {
  const { turn } = match;
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') {
    const done = match.submit({ type: 'chance', outcome: text }, 0);
    return done.ok ? done.value.events : undefined;
  }
  const side = turn.kind === 'choice' ? turn.side : turn.sides.find((each) => match.legal(seatOf(each)).includes(text));
  const done = side && match.submit({ type: 'play', side, action: text }, 0);
  return done?.ok ? done.value.events : undefined;
}

/** What an action gives away against the best one, by the expert's first sight. */
export function lossOf(game: GameWithTexts, expert: Expert, before: State, side: Side, action: string): number {
  const seat = seatOf(side);
  const judge = new Judge(game, expert.firstSight, before);
  const worth = (text: string): number => {
    const read = game.readAction(before, seat, text);
    if (!read.ok) return 0;
    const after = before.clone();
    game.apply(after, seat, read.value);
    const share = judge.expected(after);
    return side === 'home' ? share : 1 - share;
  };
  return Math.max(...matchFrom(game, before).legal(seat).map(worth)) - worth(action);
}

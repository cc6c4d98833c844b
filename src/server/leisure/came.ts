import { Choices } from '../../core/choices.ts';
import { CHANCE, type GameEvent, otherSide, type Seat, type Side, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import type { Match } from '../../match/match.ts';
import type { Came } from '../../protocol/leisure.ts';

/** What chance and the rival have done since that many steps; of what a side can't tell from something else there is nothing here. */
export function cameSince({ game, history }: Match, side: Side, since: number): readonly Came[] {
  const came: Came[] = [];
  const rival = seatOf(otherSide(side));
  history.walk(since, ({ seat, action }, before) => {
    if (seat !== CHANCE && seat !== rival) return;
    if (!canTell(game, before, seat, action, side)) return;
    came.push({ by: seat === CHANCE ? 'chance' : 'rival', text: game.writeAction(before, seat, action) });
  });
  return came;
}

/** Whether that side knows afterwards that it was this and nothing else. */
function canTell(game: Match['game'], before: State, seat: Seat, action: number, side: Side): boolean {
  const seen = (each: number): string => {
    const after = before.clone();
    const events: GameEvent[] = [];
    game.apply(after, seat, each, (event) => events.push(game.hide(event, side)));
    return JSON.stringify([[...game.view(after, side).cells], events]);
  };
  const truth = seen(action);
  const choices = new Choices();
  game.choices(before, seat, choices);
  return choices.list().every((each) => each === action || seen(each) !== truth);
}

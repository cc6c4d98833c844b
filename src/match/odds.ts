import { Choices } from '../core/choices.ts';
import { type Action, CHANCE, type Game, type GameEvent, otherSeat, type Seat } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { gameValue } from './matrix.ts';

/** Where one of these is told and the aim was not reached, it was missed: play goes on elsewhere. */
const SETTLED: ReadonlySet<string> = new Set(['turn', 'turn-end', 'play', 'kickoff', 'period', 'period-end', 'over']);
const NODE_LIMIT = 20_000;

class OverLimit extends Error {}

/**
 * The exact chance that an action reaches its aim: an event that `isSuccess` accepts. Chance counts by its weights, the
 * acting side's further choices as its best, the rival's as his best against it, sealed choices as the value of their
 * matrix. The aim is missed when the turn is over, or when after some chance the side is back at the same kind of
 * decision. Null where that can't be told within the limit of positions.
 */
export function chanceOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  action: Action,
  isSuccess: (event: GameEvent) => boolean,
  limit = NODE_LIMIT,
): number | null {
  const home = game.turn(state);
  const phase = home.kind === 'over' ? '' : home.phase;
  let nodes = 0;

  /** The value after `mover` takes `choice` in `s`. */
  const after = (s: S, mover: Seat, choice: Action, wasChance: boolean): number => {
    if (++nodes > limit) throw new OverLimit();
    const next = s.clone();
    let reached = false;
    let settled = false;
    game.apply(next, mover, choice, (event) => {
      if (!settled && isSuccess(event)) reached = true;
      else if (SETTLED.has(event.type)) settled = true;
    });
    if (reached) return 1;
    return settled ? 0 : valueOf(next, wasChance || mover === CHANCE);
  };

  const valueOf = (s: S, wasChance: boolean): number => {
    const toMove = game.toMove(s);
    if (toMove === 0) return 0;
    const turn = game.turn(s);
    if (turn.kind === 'secret' && turn.sides.length === 2) return sealed(s);
    const mover = turn.kind === 'chance' ? CHANCE : (toMove & (1 << seat)) !== 0 ? seat : otherSeat(seat);
    if (wasChance && mover === seat && turn.kind === 'choice' && turn.phase === phase) return 0;
    const choices = new Choices();
    game.choices(s, mover, choices);
    const values = choices.list().map((choice) => after(s, mover, choice, wasChance));
    if (mover !== CHANCE) return mover === seat ? Math.max(...values) : Math.min(...values);
    return values.reduce((sum, value, i) => sum + value * choices.weight[i]!, 0) / choices.totalWeight();
  };

  /** Both commit: own choices are the rows, the rival's the columns. */
  const sealed = (s: S): number => {
    const [own, rival] = [new Choices(), new Choices()];
    game.choices(s, seat, own);
    game.choices(s, otherSeat(seat), rival);
    const rows = own.list().map((row) => {
      const committed = s.clone();
      game.apply(committed, seat, row);
      return rival.list().map((column) => after(committed, otherSeat(seat), column, true));
    });
    return gameValue(rows);
  };

  try {
    return after(state, seat, action, false);
  } catch (error) {
    if (error instanceof OverLimit) return null;
    throw error;
  }
}

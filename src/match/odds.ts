import { Choices } from '../core/choices.ts';
import { type Action, CHANCE, type Game, type GameEvent, otherSeat, type Seat, sideOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { gameValue } from './matrix.ts';

/** Where one of these is told and the aim was not reached in the same step, it was missed: play goes on elsewhere. */
const ENDS: ReadonlySet<string> = new Set([
  ...['turn', 'turn-end', 'play', 'kickoff', 'stop', 'period', 'period-end', 'over'],
  ...['goal', 'save', 'wide', 'miss', 'loose', 'corner', 'goalkick', 'freekick', 'foul', 'offside'],
]);
/** Of these the rival's end it. */
const LOSSES: ReadonlySet<string> = new Set(['possession', 'capture']);

const NODE_LIMIT = 5000;
/** Decisions in a row, before any chance, after which an action is no longer the cause of what happens. */
const MAX_CHOICES = 3;

class OverLimit extends Error {}

/** How far an attempt has come: decisions since the action or, once chance has spoken, whether the side had its own. */
interface Stage {
  readonly choices: number;
  readonly wasChance: boolean;
  readonly hadOwn: boolean;
}
const START: Stage = { choices: 0, wasChance: false, hadOwn: false };

/**
 * The exact chance that an action reaches its aim: an event that `isSuccess` accepts. Chance counts by its weights, the
 * acting side's further choices as its best, the rival's as his best against it, sealed choices as the value of their
 * matrix. Once chance has spoken the side may use it in one decision (a roll, then the move); with any other decision
 * the attempt is over. Null where it can't be told within the limit of positions.
 */
export const chanceOf = <S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  action: Action,
  isSuccess: (event: GameEvent) => boolean,
  limit = NODE_LIMIT,
): number | null => within(() => attempt(game, seat, isSuccess, limit).after(state, seat, action, START)!);

/** The same of an attempt that is under way: from a state in which chance, or a sealed choice, is due. */
export const chanceIn = <S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  isSuccess: (event: GameEvent) => boolean,
  limit = NODE_LIMIT,
): number | null => within(() => attempt(game, seat, isSuccess, limit).valueOf(state, START));

function within(find: () => number): number | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof OverLimit) return null;
    throw error;
  }
}

function attempt<S extends State>(game: Game<S>, seat: Seat, isSuccess: (event: GameEvent) => boolean, limit: number) {
  const rival = sideOf(otherSeat(seat));
  const isMiss = (event: GameEvent): boolean =>
    ENDS.has(event.type) || (LOSSES.has(event.type) && event['side'] === rival);
  let nodes = 0;

  /** The value after `mover` takes `choice` in `s`; undefined where chance leads back to the very same state. */
  const after = (s: S, mover: Seat, choice: Action, stage: Stage): number | undefined => {
    if (++nodes > limit) throw new OverLimit();
    const next = s.clone();
    const events: GameEvent[] = [];
    game.apply(next, mover, choice, (event) => events.push(event));
    if (events.some(isSuccess)) return 1;
    if (events.some(isMiss)) return 0;
    return mover === CHANCE && next.cells.every((cell, i) => cell === s.cells[i]) ? undefined : valueOf(next, stage);
  };

  const valueOf = (s: S, stage: Stage): number => {
    const turn = game.turn(s);
    if (turn.kind === 'over') return 0;
    if (turn.kind === 'chance') return expected(s, { ...stage, wasChance: true });
    const mover = (game.toMove(s) & (1 << seat)) !== 0 ? seat : otherSeat(seat);
    if (stage.wasChance && (mover !== seat || stage.hadOwn)) return 0;
    if (stage.choices === MAX_CHOICES) throw new OverLimit();
    const then = { ...stage, choices: stage.choices + 1, hadOwn: stage.wasChance };
    return turn.kind === 'secret' && turn.sides.length === 2 ? sealed(s, then) : decided(s, mover, then);
  };

  const expected = (s: S, stage: Stage): number => {
    const outcomes = new Choices();
    game.choices(s, CHANCE, outcomes);
    let sum = 0;
    let weights = 0;
    for (let i = 0; i < outcomes.n; i++) {
      const value = after(s, CHANCE, outcomes.action[i]!, stage);
      if (value === undefined) continue; // thrown again: the other outcomes share its weight
      sum += value * outcomes.weight[i]!;
      weights += outcomes.weight[i]!;
    }
    return sum / weights;
  };

  const decided = (s: S, mover: Seat, stage: Stage): number => {
    const choices = new Choices();
    game.choices(s, mover, choices);
    const isOwn = mover === seat;
    let best = isOwn ? 0 : 1;
    for (let i = 0; i < choices.n && best !== (isOwn ? 1 : 0); i++) {
      const value = after(s, mover, choices.action[i]!, stage)!;
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  };

  /** Both commit: own choices are the rows, the rival's the columns. */
  const sealed = (s: S, stage: Stage): number => {
    const [own, theirs] = [new Choices(), new Choices()];
    game.choices(s, seat, own);
    game.choices(s, otherSeat(seat), theirs);
    const rows = own.list().map((row) => {
      const committed = s.clone();
      game.apply(committed, seat, row);
      return theirs.list().map((column) => after(committed, otherSeat(seat), column, stage)!);
    });
    return gameValue(rows);
  };

  return { after, valueOf };
}

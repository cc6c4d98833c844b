import { Choices } from '../core/choices.ts';
import type { Football, FootballEvent } from '../core/events.ts';
import {
  type Action,
  BOTH_BITS,
  CHANCE,
  type Game,
  type GameEvent,
  otherSeat,
  type Seat,
  type Seen,
  type Side,
  seatOf,
  sideOf,
} from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Aim, Voice } from '../core/voice.ts';
import type { Past } from './history.ts';
import { solveGame } from './solve.ts';

/** Where one of these happens and the aim was not reached in the same step, it was missed: play goes on elsewhere. */
const ENDS: ReadonlySet<FootballEvent['type']> = new Set([
  ...(['turn', 'stop', 'foul', 'loose', 'period-end', 'over'] as const),
  ...(['shot', 'save', 'goal', 'kick'] as const),
]);

type Rules<S extends State> = { readonly game: Game<S>; readonly football: Football };

const NODE_LIMIT = 8000;
/** Decisions in a row, before any chance, after which an action is no longer the cause of what happens. */
const MAX_CHOICES = 4;

class Untold extends Error {}

type Matcher = (event: GameEvent) => boolean;
const nothing: Matcher = () => false;

/** The exact chance of an aim of that side, see `chanceOf`. */
export const chanceOfAim = <S extends State>(rules: Rules<S>, state: S, side: Side, action: Action, aim: Aim) =>
  chanceOf(
    rules,
    state,
    seatOf(side),
    action,
    reaches(aim, side),
    NODE_LIMIT,
    aim.miss ? reaches(aim.miss, side) : nothing,
  );

/** Says whether an event is what `side` was after. */
export const reaches = ({ type, facts = {} }: Pick<Aim, 'type' | 'facts'>, side: Side) => {
  const wanted = Object.entries({ side, ...facts });
  return (event: GameEvent): boolean =>
    event.type === type &&
    wanted.every(([field, value]) => (field === 'side' ? (event.side ?? value) : event[field]) === value);
};

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
 * matrix; an action that is itself a sealed choice, by the rival's best mix of his. Once chance has spoken the side may
 * use it in one decision (a roll, then the move); with any other decision the attempt is over. Null where it can't be
 * told: not within the limit of positions, or what the rival has sealed is in the state.
 */
export const chanceOf = <S extends State>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  action: Action,
  isSuccess: Matcher,
  limit = NODE_LIMIT,
  isMissed: Matcher = nothing,
): number | null => {
  const { after, sealedAs } = attempt(rules, seat, isSuccess, limit, isMissed);
  return within(() =>
    rules.game.turn(state).kind === 'secret' ? sealedAs(state, action) : after(state, seat, action, START)!,
  );
};

/** The same of an attempt that is under way: from a state in which chance, or a sealed choice, is due. */
export const chanceIn = <S extends State>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  isSuccess: Matcher,
  limit = NODE_LIMIT,
): number | null => within(() => attempt(rules, seat, isSuccess, limit, nothing).valueOf(state, START));

function within(find: () => number): number | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof Untold) return null;
    throw error;
  }
}

function attempt<S extends State>(
  { game, football }: Rules<S>,
  seat: Seat,
  isSuccess: Matcher,
  limit: number,
  isMissed: Matcher,
) {
  const rival = sideOf(otherSeat(seat));
  const isMiss = (event: GameEvent): boolean =>
    isMissed(event) ||
    football(event).some((told) => ENDS.has(told.type) || (told.type === 'possession' && told.side === rival));
  let nodes = 0;

  /** The value after `mover` takes `choice` in `s`; undefined where chance leads back to the very same state. */
  const after = (s: S, mover: Seat, choice: Action, stage: Stage): number | undefined => {
    if (++nodes > limit) throw new Untold();
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
    if (stage.choices === MAX_CHOICES) throw new Untold();
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
  const matrixOf = (s: S, own: readonly Action[], stage: Stage): number[][] => {
    const theirs = new Choices();
    game.choices(s, otherSeat(seat), theirs);
    return own.map((row) => {
      const committed = s.clone();
      game.apply(committed, seat, row);
      return theirs.list().map((column) => after(committed, otherSeat(seat), column, stage)!);
    });
  };
  const ownChoices = (s: S): Action[] => {
    const own = new Choices();
    game.choices(s, seat, own);
    return own.list();
  };
  const sealed = (s: S, stage: Stage): number => solveGame(matrixOf(s, ownChoices(s), stage)).value;

  /** Weighs one sealed choice, from a state in which the rival has not made his. */
  const sealedAs = (s: S, action: Action): number => {
    if (game.toMove(s) !== BOTH_BITS) throw new Untold();
    const own = ownChoices(s);
    const rows = matrixOf(s, own, START);
    const { columns } = solveGame(rows);
    return rows[own.indexOf(action)]!.reduce((sum, value, j) => sum + value * columns[j]!, 0);
  };

  return { after, valueOf, sealedAs };
}

/** The exact chance that an action reaches its aim, over all that its side can't see. */
export function oddsFor<S extends State>(
  room: Rules<S> & { readonly voice: Pick<Voice, 'aim'> },
  view: Seen<S>,
  side: Side,
  text: string,
  random: () => number,
): number | null {
  const { game } = room;
  const seat = seatOf(side);
  const aim = room.voice.aim(text, game.writePosition(view), side);
  if (!aim || (game.toMove(view) & (1 << seat)) === 0) return null;
  let [sum, weights] = [0, 0];
  for (const { state, weight } of game.worlds(view, side, random)) {
    const action = game.readAction(state, seat, text);
    if (!action.ok || game.refuse(state, seat, action.value)) return null;
    const chance = chanceOfAim(room, state, side, action.value, aim);
    if (chance === null) return null;
    sum += weight * chance;
    weights += weight;
  }
  return sum / weights;
}

/** The present state or, of a sealed choice that one side has made, the last in which neither had: it changes no odds. */
export function unsealed<S extends State>(game: Game<S>, history: Past<S>): S {
  let state = history.state;
  for (let count = history.steps.length; count > 0; count--) {
    const turn = game.turn(state);
    if (turn.kind !== 'secret' || turn.sides.length === 2) break;
    state = history.at(count - 1);
  }
  return state;
}

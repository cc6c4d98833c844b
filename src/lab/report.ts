import type { Evaluation } from '../bots/eval/eval.ts';
import { type GameEvent, otherSide, type Position, type Side, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { shirtOf } from '../games/tactics/shirts.ts';
import type { Match } from '../match/match.ts';
import { chanceIn } from '../match/odds.ts';
import { courseOf } from './analyse.ts';

/** An attempt on goal, those of a shoot-out left out. */
export interface Shot {
  /** Number of the step in the match, from 1. */
  readonly step: number;
  readonly side: Side;
  readonly isGoal: boolean;
  /** Null from open play. */
  readonly kind: 'penalty' | 'corner' | null;
  /** The shooter's shirt, where the game tells it. */
  readonly shirt: string | null;
  /** Exact, just before it was decided; null where nothing was left to chance or to a guess. */
  readonly chance: number | null;
  /** As it stood when the shot was taken. */
  readonly before: Position;
}

/** What there is to say of a match when it is over. */
export interface Report {
  readonly shots: readonly Shot[];
  /** Home's share of the match before each step and at the end. */
  readonly course: readonly number[];
  /** What dice, cards and spinner gave to home in shares of the match, and what all decisions together gave. */
  readonly luck: number;
  readonly play: number;
}

const isSide = (value: unknown): value is Side => value === 'home' || value === 'away';

/** Who shot and whether it went in, from the events that decide a shot in the five games. */
function endingOf(events: readonly GameEvent[]): { readonly side: Side; readonly event: GameEvent } | undefined {
  const goal = events.find(({ type }) => type === 'goal');
  const event =
    goal ??
    events.find(({ type }) => type === 'save' || type === 'wide') ??
    events.find(({ type, result }) => type === 'shot' && result !== undefined);
  const side = event?.['side'];
  if (!event || !isSide(side)) return undefined;
  return { event, side: event.type === 'save' ? otherSide(side) : side };
}

/** The shirt of the piece that has the ball; shirts are the names of the pieces, or stand behind a letter. */
function carrierOf(before: Position, side: Side): string | null {
  const pieces = before['pieces'] as Readonly<Record<Side, Readonly<Record<string, unknown>>>> | undefined;
  const found = Object.entries(pieces?.[side] ?? {}).find(([, at]) => at === before['ball'])?.[0];
  return found?.replace(/^p/, '') ?? null;
}

/** Where the games tell who shot. */
function shirtIn(event: GameEvent, before: Position, side: Side): string | null {
  if (typeof event['n'] === 'string') return event['n'];
  if (typeof event['piece'] === 'string') return String(shirtOf(event['piece']));
  if (typeof event['from'] === 'string') return /^\d+$/.test(event['from']) ? event['from'] : null;
  return carrierOf(before, side);
}

/** What torino, mat and tactics tell of it. */
function kindOf(events: readonly GameEvent[]): Shot['kind'] {
  if (events.some(({ from, how, rule }) => from === 'penalty' || how === 'penalty' || rule === 'STW-PEN-6'))
    return 'penalty';
  return events.some(({ from }) => typeof from === 'string' && from.startsWith('corner')) ? 'corner' : null;
}

/** The shots of a match in their order, each with its exact chance. */
export function shotsOf(match: Match): Shot[] {
  const { game, history } = match;
  const shots: Shot[] = [];
  /** Where a sealed choice began: both choose before the shot is decided. */
  let opened: State | undefined;
  let step = 0;
  history.walk(0, (_, state, events) => {
    step++;
    const turn = game.turn(state);
    if (turn.kind !== 'secret') opened = undefined;
    else if (turn.sides.length === 2) opened = state.clone();
    const ending = endingOf(events);
    const before = game.writePosition(state);
    if (!ending || before['period'] === 'shootout') return;
    const { side, event } = ending;
    const isGoal = (told: GameEvent): boolean => told.type === 'goal' && told['side'] === side;
    const from = turn.kind === 'chance' ? state : opened;
    shots.push({
      step,
      side,
      isGoal: isGoal(event),
      kind: kindOf(events),
      shirt: shirtIn(event, before, side),
      chance: from ? chanceIn(game, from, seatOf(side), isGoal) : null,
      before,
    });
  });
  return shots;
}

export function reportOf(match: Match, evaluation: Evaluation): Report {
  const { course, luck } = courseOf(evaluation, match);
  const change = course.at(-1)! - course[0]!;
  return { shots: shotsOf(match), course, luck: luck.home, play: change - luck.home };
}

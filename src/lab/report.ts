import type { ShotKind } from '../core/events.ts';
import type { Evaluation } from '../core/expert.ts';
import { type GameEvent, type Side, seatOf } from '../core/game.ts';
import type { PeriodName, Progress } from '../core/stage.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';
import type { Match } from '../match/match.ts';
import { chanceIn } from '../match/odds.ts';
import { courseOf } from './analyse.ts';

type Rules = Pick<Room, 'game' | 'stage' | 'football'>;

/** An attempt on goal, those of a shoot-out left out. */
export interface Shot {
  /** Number of the step in the match, from 1. */
  readonly step: number;
  readonly side: Side;
  readonly isGoal: boolean;
  readonly kind: ShotKind;
  /** The shooter's shirt, where the game tells it. */
  readonly shirt: string | null;
  /** Exact, just before it was decided; null where nothing was left to chance or to a guess. */
  readonly chance: number | null;
  /** When it was taken. */
  readonly period: PeriodName;
  readonly progress: Progress | null;
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

/** The shots of a match in their order, each with its exact chance. */
export function shotsOf({ game, stage, football }: Rules, match: Match): Shot[] {
  const shots: Shot[] = [];
  /** Where a sealed choice began: both choose before the shot is decided. */
  let opened: State | undefined;
  let step = 0;
  match.history.walk(0, (_, state, events) => {
    step++;
    const turn = game.turn(state);
    if (turn.kind !== 'secret') opened = undefined;
    else if (turn.sides.length === 2) opened = state.clone();
    const shot = events.flatMap(football).find((told) => told.type === 'shot');
    if (!shot) return;
    const { side, isGoal, from: kind } = shot;
    const before = game.writePosition(state);
    const isScored = (event: GameEvent): boolean =>
      football(event).some((told) => told.type === 'goal' && told.side === side);
    const from = turn.kind === 'chance' ? state : opened;
    shots.push({
      step,
      side,
      isGoal,
      kind,
      shirt: shot.shirt ?? stage.carrier(before, side),
      chance: from ? chanceIn({ game, football }, from, seatOf(side), isScored) : null,
      period: stage.period(before),
      progress: stage.progress(before),
    });
  });
  return shots;
}

export function reportOf(room: Rules, match: Match, evaluation: Evaluation): Report {
  const { course, luck, final } = courseOf(evaluation, match);
  const change = final - course[0]!;
  return { shots: shotsOf(room, match), course, luck: luck.home, play: change - luck.home };
}

import type { Turn } from '../../core/game.ts';
import type { Stage } from '../../core/stage.ts';
import type { StepMessage, TimeLeft } from '../../protocol/messages.ts';
import { isDeck } from '../../protocol/throwing.ts';

/** From the throw until the dice lie, and for as long as they lie before play goes on. Together under 900 ms. */
export const ROLL_MILLIS = 480;
export const LIE_MILLIS = 340;
/** Between two cards that are dealt one after the other. */
export const DEAL_MILLIS = 40;
/** Between what is seen and what it is called, and between that and the joy. */
export const BREATH_MILLIS = 300;
/** For as long a shot flies, and both choices lie open, at a pace of one movement. */
export const FLIGHT_PACES = 2;
export const LAID_PACES = 3;
/** Only where somebody wants it calm is everything of a crowded step told in its own time. */
export const MOST_BEATS_TIMED = 4;
/** How much slower a turn is shown again, and from which pace at least: it is seen also by whoever has no movements. */
export const HALF_SPEED = 2;
export const LEAST_SLOW_PACE = 180;
export const LEAST_SLOW_GAP = 340;

/** When the times run out on this page's clock, and how those of the sides stand since then. */
export interface Ends extends TimeLeft {
  readonly clock: (NonNullable<StepMessage['clock']> & { readonly since: number }) | null;
}
export const NO_ENDS: Ends = { period: null, move: null, clock: null };

/** When what is left of the time runs out. */
export const endsOf = ({ time, clock }: Pick<StepMessage, 'time' | 'clock'>, now: number): Ends => ({
  period: time.period === null ? null : now + time.period,
  move: time.move === null ? null : now + time.move,
  clock: clock && { ...clock, since: now },
});

/** Says whether a card was drawn and the next is due in the same dealing. */
export const isDealing = (stage: Stage, before: Turn | undefined, after: Turn): boolean =>
  before?.kind === 'chance' && after.kind === 'chance' && isDeck(stage, before) && before.phase === after.phase;

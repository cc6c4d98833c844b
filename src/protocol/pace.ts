import * as v from 'valibot';
import { DECISION_EACH, LEISURE_DAYS, LIVE_INCREMENT, LIVE_INITIAL } from '../match/pace.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A pace as it comes from outside. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('live'), initial: within(LIVE_INITIAL), increment: within(LIVE_INCREMENT) }),
  v.strictObject({ kind: v.literal('decision'), each: within(DECISION_EACH) }),
  v.strictObject({ kind: v.literal('leisure'), days: within(LEISURE_DAYS) }),
]);

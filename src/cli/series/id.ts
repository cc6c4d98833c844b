import { hash32 } from '../../core/text.ts';
import type { SimPlan } from '../../lab/sim/plan.ts';

/** The name of a series in a queue and on the disk: the same plan has the same name. */
export const seriesId = (plan: SimPlan): string =>
  `${plan.game}-${hash32(JSON.stringify(plan)).toString(16).padStart(8, '0')}`;

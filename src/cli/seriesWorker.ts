import type { Batch } from '../lab/sim/batch.ts';
import type { SimPlan } from '../lab/sim/plan.ts';
import { openSeries, playBatch, type Series } from '../lab/sim/series.ts';

let opened: { readonly key: string; readonly series: Promise<Series> } | undefined;

/** One batch of a series, in a thread of its own. */
export default async function play({
  plan,
  batch,
}: {
  readonly plan: SimPlan;
  readonly batch: number;
}): Promise<Batch> {
  const key = JSON.stringify(plan);
  if (opened?.key !== key) opened = { key, series: openSeries(plan) };
  return (await playBatch(await opened.series, batch))!;
}

import type { SimPlan } from '../../lab/sim/plan.ts';
import { openSeries, playBatch, type Series } from '../../lab/sim/series.ts';
import type { Order } from './study.svelte.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const opened = new Map<SimPlan['seed'], Promise<Series>>();

/** Plays one batch after another; each is asked for. */
scope.onmessage = async ({ data: { plan, batch, variant } }: MessageEvent<Order>) => {
  const key = JSON.stringify(plan);
  const series = opened.get(key) ?? openSeries(plan);
  opened.set(key, series);
  const played = (await playBatch(await series, batch))!;
  scope.postMessage({ variant, played }, [played.turns.buffer]);
};

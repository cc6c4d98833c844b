import type { ThinkAnswer, ThinkRequest } from '../../bots/worker.ts';
import type { StepRow } from '../log/log.ts';

/**
 * What nodes tell each other of a match: a new step, that its seats have changed, or that the log has this number, which
 * somebody wrote who may not have lived to tell it. A word is for whoever has a topic of his own, and is in no log.
 */
export type News =
  | { readonly step: StepRow }
  | { readonly seats: true }
  | { readonly head: number }
  | { readonly word: unknown };

/**
 * Between the nodes. It only makes things quick: whoever misses its news finds everything in the log, and asks there
 * while `isUp` says that there is no news to be had.
 */
export interface Bus {
  readonly isUp: boolean;
  publish(match: string, news: News): void;
  /** The answer ends it. */
  subscribe(match: string, hear: (news: News) => void): () => void;
  /** Any one of the nodes thinks. */
  think(request: ThinkRequest, signal: AbortSignal): Promise<ThinkAnswer>;
  close(): Promise<void>;
}

/** Where a thought is made on this node. */
export type Think = (request: ThinkRequest, signal?: AbortSignal) => Promise<ThinkAnswer>;

/** One node alone: nobody else has to be told. */
export const localBus = (think: Think): Bus => ({
  isUp: true,
  publish: () => undefined,
  subscribe: () => () => undefined,
  think,
  close: async () => undefined,
});

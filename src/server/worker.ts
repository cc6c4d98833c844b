import { type ThinkAnswer, Thinker, type ThinkRequest } from '../bots/worker.ts';

const thinker = new Thinker();

/** One decision, in a thread of src/server/thinking.ts. */
export default (request: ThinkRequest): Promise<ThinkAnswer> =>
  thinker.think(request, { now: () => performance.now(), isCancelled: () => false });

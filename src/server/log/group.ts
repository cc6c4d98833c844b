import type { Entry } from './log.ts';

interface Waiting {
  readonly entry: Entry;
  done(isKept: boolean): void;
  failed(error: unknown): void;
}

/** How many entries one transaction takes at most. */
const MOST = 500;
/** After several were written together the next wait so long for more of them: each group costs a wait for the disk. */
const REST_MILLIS = 2;

/**
 * Group commit: what arrives within a tick, or while the last group is being written, is written together; under load a
 * little later, so that groups are few and large. `write` says of each entry whether it was kept; where it fails, nobody
 * knows, and everybody in the group is told so.
 */
export function grouped(
  write: (entries: readonly Entry[]) => Promise<readonly boolean[]>,
  lanes = 1,
): (entry: Entry) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let writing = 0;
  let isScheduled = false;

  const next = (): void => {
    isScheduled = false;
    while (waiting.length > 0 && writing < lanes) void flush();
  };
  const rest = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(next, REST_MILLIS);
  };
  async function flush(): Promise<void> {
    const group = waiting.slice(0, MOST);
    waiting = waiting.slice(MOST);
    writing++;
    try {
      const kept = await write(group.map(({ entry }) => entry));
      for (const [i, { done }] of group.entries()) done(kept[i]!);
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    writing--;
    if (group.length > 1) rest();
    else if (!isScheduled) next();
  }
  return (entry) =>
    new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      if (isScheduled || writing >= lanes) return;
      isScheduled = true;
      setImmediate(next);
    });
}

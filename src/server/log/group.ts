import type { Entry } from './log.ts';

interface Waiting {
  readonly entry: Entry;
  done(isKept: boolean): void;
  failed(error: unknown): void;
}

/** How many entries one transaction takes at most. */
const MOST = 500;

/**
 * Group commit: what arrives within a tick, or while the last group is being written, is written together. `write` says
 * of each entry whether it was kept; where it fails, nobody knows, and everybody in the group is told so.
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
    next();
  }
  return (entry) =>
    new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      if (isScheduled || writing >= lanes) return;
      isScheduled = true;
      setImmediate(next);
    });
}

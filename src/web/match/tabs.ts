/**
 * A local match is played in one tab. The one that was opened last has it; the one before is told, stops and says so.
 * Everything that anybody has seen is stored by then (worker.ts), so nothing is lost.
 */

const nameOf = (id: string): string => `cancha.match.${id}`;
/** A tab that sleeps does not answer: after this time it is taken from it. */
const PATIENCE_MILLIS = 1500;

export interface Hold {
  release(): void;
}

/** Takes the match; `taken` is called when another tab does. */
export async function holdMatch(id: string, taken: () => void): Promise<Hold> {
  const { locks } = navigator;
  if (!locks || typeof BroadcastChannel === 'undefined') return { release: () => undefined };
  const name = nameOf(id);
  const talk = new BroadcastChannel(name);
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const release = (): void => {
    talk.close();
    letGo();
  };
  const lose = (): void => {
    taken();
    release();
  };
  talk.postMessage('mine');
  await new Promise<void>((begin) => {
    const hold = (): Promise<void> => {
      begin();
      return released;
    };
    const wait = AbortSignal.timeout(PATIENCE_MILLIS);
    locks
      .request(name, { signal: wait }, hold)
      .catch(() => (wait.aborted ? locks.request(name, { steal: true }, hold) : undefined))
      // Somebody else took it by force.
      .catch(lose);
  });
  talk.onmessage = lose;
  return { release };
}

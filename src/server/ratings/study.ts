import { Piscina } from 'piscina';
import type { MatchResult } from '../../core/game.ts';
import type { Drama } from '../../lab/drama.ts';
import type { MatchRow, StepRow } from '../log/log.ts';

/** How a match went, without a search. */
export interface Studied {
  /** Home's share without what luck gave. */
  readonly form: number;
  /** Home's share before an end that the rules did not make. */
  readonly expected: number;
  readonly end: MatchResult | null;
  readonly drama: Drama;
}
/** What the log has of a match. */
export interface Studying {
  readonly row: MatchRow;
  readonly steps: readonly StepRow[];
}
export type Study = (match: Studying) => Promise<Studied | null>;

/** No match holds the thread longer. */
const MOST_MILLIS = 20_000;

/** Matches are studied in a thread of their own, one after the other: nobody waits for it. */
export function studyInThread(): { readonly study: Study; close(): Promise<void> } {
  const pool = new Piscina<Studying, Studied | null>({
    filename: new URL('./studyWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  return {
    study: (match) => pool.run(match, { signal: AbortSignal.timeout(MOST_MILLIS) }),
    close: () => pool.close({ force: true }),
  };
}

import type { Say } from '../lang.ts';
import { progressOf } from '../screen.ts';
import { type Standing, standingText } from './run.ts';

const BAR = 20;
const MILLIS = 1000;
const MINUTE = 60;
/** The terminal is written to at most this often. */
const PAUSE_MILLIS = 100;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

/** A bar, the time that is left and the estimates so far, in one line of the terminal. */
export function seriesProgress(title: string, matches: number, say: Say) {
  const line = progressOf(title, matches);
  const begin = performance.now();
  let shown = 0;
  let before: number | undefined;
  return {
    show(standing: Standing): void {
      const { played } = standing;
      before ??= played;
      const now = performance.now();
      if (now - shown < PAUSE_MILLIS && played < matches) return;
      shown = now;
      const done = played / matches;
      const bar = '█'.repeat(Math.round(BAR * done)).padEnd(BAR, '░');
      const seconds = (now - begin) / MILLIS;
      const left = played > before ? (seconds * (matches - played)) / (played - before) : undefined;
      const time = left === undefined ? '' : `${say({ es: 'quedan', en: 'to go' })} ${clock(left)}  `;
      line.show(played, `${bar} ${Math.floor(100 * done)} %  ${time}${title}  ${standingText(standing, say)}`);
    },
    stop: line.stop,
  };
}

/** A signal that Ctrl-C sets off: what is stored stays, and the same command goes on from there. */
export function interruptible(): { readonly signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return {
    signal: controller.signal,
    done() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}

import type { GameEvent } from '../core/game.ts';
import type { Match } from '../match/match.ts';
import { RecordWriter } from '../match/record.ts';
import type { LogEntry } from '../protocol/messages.ts';
import { eventsFor, pastFor } from '../protocol/view.ts';
import { type Eyes, Screen } from '../protocol/wire.ts';
import type { Known } from './known.ts';
import type { StepRow } from './log/log.ts';
import { Margins } from './margin.ts';
import { sideOf } from './visitor.ts';

/** What the pages at one match are shown: made once for all that have the same eyes, however often it is asked for. */
export class Showing {
  readonly #screens = new Map<Eyes, Screen>();
  readonly #margins = new Margins();
  /** The entries of a history as they travel, for each pair of eyes as far as somebody has asked. */
  readonly #told = new WeakMap<readonly LogEntry[], Map<Eyes, string[]>>();
  readonly #pasts = new Map<Eyes, readonly [n: number, past: string]>();
  readonly #records = new WeakMap<Match, readonly [n: number, record: string]>();

  /** What was shown is no longer what the next step changes. */
  clear(): void {
    this.#screens.clear();
    this.#pasts.clear();
  }

  /** The position for those eyes, whole. */
  whole(known: Known, as: Eyes): string {
    return this.#screen(known, as).whole(known.referee.n);
  }

  /** What has happened after step `n`. */
  log({ referee, entries }: Known, as: Eyes, n: number): string {
    const { game } = referee.bench.room;
    const byEyes = this.#told.get(entries) ?? new Map<Eyes, string[]>();
    this.#told.set(entries, byEyes);
    const told = byEyes.get(as) ?? [];
    byEyes.set(as, told);
    for (const entry of entries.slice(told.length))
      told.push(JSON.stringify({ n: entry.n, events: eventsFor(game, entry.events, as) }));
    const first = entries.findLastIndex((entry) => entry.n <= n) + 1;
    const past = n === 0 && referee.match ? `,"past":${this.#past(referee.match, referee.n, as)}` : '';
    return `{"type":"log","entries":[${told.slice(first).join()}]${past}}`;
  }

  /** How the match came to step `n`, for whoever has seen nothing of it. */
  #past(match: Match, n: number, as: Eyes): string {
    const known = this.#pasts.get(as);
    if (known?.[0] === n) return known[1];
    const past = JSON.stringify(pastFor(match, as));
    this.#pasts.set(as, [n, past]);
    return past;
  }

  /** The record of a match that is over, with everything that was hidden. */
  record(match: Match, n: number): string {
    const known = this.#records.get(match);
    if (known?.[0] === n) return known[1];
    const record = new RecordWriter(match).write(true);
    this.#records.set(match, [n, record]);
    return record;
  }

  /** What a step changes, for each of these eyes; for those that nobody has any more nothing is kept. */
  step(known: Known, row: StepRow, events: readonly GameEvent[], eyes: ReadonlySet<Eyes>): ReadonlyMap<Eyes, string> {
    const by = sideOf(row.text);
    const { state } = known.referee.match!;
    const texts = new Map<Eyes, string>();
    for (const as of eyes) {
      const id = as === 'public' || (by !== undefined && by !== as) ? undefined : row.id;
      const screen = this.#screens.get(as);
      const changed = screen?.step(row.n, state, events, this.#margins.of(known, as), id);
      texts.set(as, changed ?? this.whole(known, as));
    }
    for (const as of this.#screens.keys()) if (!eyes.has(as)) this.#screens.delete(as);
    return texts;
  }

  #screen(known: Known, as: Eyes): Screen {
    const found = this.#screens.get(as);
    if (found) return found;
    const { game, state } = known.referee.match!;
    const screen = new Screen(game, as, state, this.#margins.of(known, as));
    this.#screens.set(as, screen);
    return screen;
  }
}

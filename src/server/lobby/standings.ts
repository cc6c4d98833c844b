import type { Millis } from '../../match/clock.ts';
import type { Match } from '../../match/match.ts';
import { resultText } from '../../match/record.ts';
import type { Store } from '../store/tables.ts';

/** A match that is being played is noted so often at least, so that it is seen to go on. */
const ALIVE_MILLIS: Millis = 60_000;

/** Keeps what may be told of a match in step with it; a score that stays is not written again and again. */
export class Standings {
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #stumbled: (error: unknown) => void;
  readonly #noted = new Map<string, { readonly score: string; readonly at: Millis }>();

  constructor(store: Store, now: () => Millis, stumbled: (error: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.#stumbled = stumbled;
  }

  /** The match has gone on; it is in the log already, so nobody waits for this. */
  note(id: string, { game, state, turn }: Match): void {
    const score = game.score(state).join('–');
    const now = this.#now();
    const before = this.#noted.get(id);
    const result = turn.kind === 'over' ? resultText(turn.result) : null;
    if (result === null && before?.score === score && now - before.at < ALIVE_MILLIS) return;
    if (result === null) this.#noted.set(id, { score, at: now });
    else this.#noted.delete(id);
    this.#store
      .updateTable('played')
      .set({ score, updated: now, result })
      .where('match', '=', id)
      .execute()
      .catch(this.#stumbled);
  }
}

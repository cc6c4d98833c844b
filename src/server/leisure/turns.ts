import { SIDES, type Side } from '../../core/game.ts';
import { isGameId, loadRoom } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import type { Match } from '../../match/match.ts';
import type { Store } from '../store/tables.ts';

/** What is kept as the winner of a match that nobody has won. */
const DRAW = 'draw';

interface Noted {
  readonly n: number;
  readonly state: string;
}

/** The sides that have to do something: those who decide, or whoever throws; both where the throw is everybody's. */
export async function awaited(match: Match): Promise<readonly Side[]> {
  const { turn, game } = match;
  switch (turn.kind) {
    case 'choice':
      return [turn.side];
    case 'secret':
      return turn.sides;
    case 'over':
      return [];
    case 'chance': {
      if (!isGameId(game.id)) return SIDES;
      // The match may go on while its room is loaded.
      const position = game.writePosition(match.state);
      const { stage } = await loadRoom(game.id);
      const thrower = stage.thrower(position, turn);
      return thrower === null ? SIDES : [thrower];
    }
  }
}

/** For whom every match waits, and how it ended; in step with the log, but written after it. */
export class Turns {
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #noted = new Map<string, Noted>();

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  /** Step `n` of a match is in the log. What has not changed since the step before is not written again. */
  async note(match: string, at: Match, n: number): Promise<void> {
    const { turn, game, state } = at;
    const score = game.score(state).join('–');
    const winner = turn.kind === 'over' ? (turn.result.winner ?? DRAW) : null;
    const sides = await awaited(at);
    const [home, away] = SIDES.map((side) => (sides.includes(side) ? 1 : 0));
    const known = [home, away, score, winner].join();
    const before = this.#noted.get(match);
    if (winner === null) this.#noted.set(match, { n, state: known });
    else this.#noted.delete(match);
    // Another node may have written between two steps that do not follow each other here.
    if (before && before.n === n - 1 && before.state === known) return;
    const row = { n, home: home!, away: away!, since: this.#now(), score, winner };
    await this.#store
      .insertInto('turns')
      .values({ match, game: game.id, ...row })
      .onConflict((conflict) => conflict.column('match').doUpdateSet(row).where('turns.n', '<', n))
      .execute();
  }
}

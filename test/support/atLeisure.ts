// Two people at a match with days for a turn, on a server whose clock a test turns.
import { SIDES, type Side } from '../../src/core/game.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { Pace } from '../../src/match/pace.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import type { Referee } from '../../src/protocol/referee.ts';
import type { buildApp } from '../../src/server/app.ts';
import type { Store } from '../../src/server/store/tables.ts';
import { BrowserLike } from './browserLike.ts';
import { throwerOf } from './thrower.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

export const AT_LEISURE: Pace = { kind: 'leisure', days: 3 };

export class SlowMatch {
  readonly id: string;
  readonly browsers: Readonly<Record<Side, BrowserLike>>;
  readonly #app: App;

  private constructor(app: App, id: string, browsers: Readonly<Record<Side, BrowserLike>>) {
    this.#app = app;
    this.id = id;
    this.browsers = browsers;
  }

  /** One that is there already; who plays it is known to others. */
  static at(app: App, id: string): SlowMatch {
    return new SlowMatch(app, id, { home: new BrowserLike(app), away: new BrowserLike(app) });
  }

  /** Ana lays it and plays at home, Blas comes; both have accounts, as far as the store knows. */
  static async begin(app: App, game = 'torino', pace: Pace = AT_LEISURE, options: object = {}): Promise<SlowMatch> {
    const known = async (name: string): Promise<BrowserLike> => {
      const browser = new BrowserLike(app);
      const { id } = (await browser.post('/api/me/guest', { name })).body.person;
      const key = `${name.toLowerCase()} ${id}`;
      await app.people.store.updateTable('people').set({ key }).where('id', '=', id).execute();
      return browser;
    };
    const browsers = { home: await known('Ana'), away: await known('Blas') };
    const { body } = await browsers.home.post('/api/matches', { game, options, side: 'home', name: 'Ana', pace });
    await browsers.away.post(`/api/matches/${body.id}/seats`, { name: 'Blas' });
    const match = new SlowMatch(app, body.id, browsers);
    for (const side of SIDES) await match.say(side, { type: 'commit', side, hash: commitmentTo(side) });
    for (const side of SIDES) await match.say(side, { type: 'seed', side, seed: side });
    return match;
  }

  /** What a page of that side says, without a page; the refusals that it heard. */
  async say(side: Side, message: ClientMessage): Promise<string[]> {
    const table = (await this.#app.tables.take(this.id))!;
    const refused: string[] = [];
    const send = (text: string): void => {
      const told = JSON.parse(text) as { type?: string; error?: { message: { en: string } } };
      if (told.type === 'refused') refused.push(told.error!.message.en);
    };
    await table.hear({ side, member: 1, send }, message);
    this.#app.tables.release(this.id);
    return refused;
  }

  /** The match as the server knows it. */
  async known() {
    const table = (await this.#app.tables.take(this.id))!;
    let found: { n: number; match: NonNullable<Referee['match']>; room: Referee['bench']['room'] } | undefined;
    await table.order(({ referee }) => {
      found = { n: referee.n, match: referee.match!, room: referee.bench.room };
      return undefined;
    });
    this.#app.tables.release(this.id);
    return found!;
  }

  /** Who has to do something now; null: it is over, or the dice are both's. */
  async due(): Promise<Side | null> {
    const { match, room } = await this.known();
    const { turn, game, state } = match;
    if (turn.kind === 'chance') return throwerOf(room, { position: game.writePosition(state), turn });
    return turn.kind === 'choice' ? turn.side : turn.kind === 'secret' ? turn.sides[0]! : null;
  }

  /** Whoever is due throws, or takes the first choice. */
  async step(): Promise<void> {
    const { match } = await this.known();
    const side = (await this.due()) ?? 'home';
    if (match.turn.kind === 'chance') await this.say(side, { type: 'throw' });
    else await this.say(side, { type: 'play', side, action: match.legal(side === 'home' ? 0 : 1)[0]! });
  }

  /** Steps until that side is due, by a throw or a decision. */
  async until(side: Side, kind: 'chance' | 'choice'): Promise<void> {
    for (let i = 0; i < 500; i++) {
      const { match } = await this.known();
      if (match.turn.kind === kind && (await this.due()) === side) return;
      await this.step();
    }
    throw new Error(`${side} is never due`);
  }
}

/** One store for several servers: none of them closes it. */
export const shared = (store: Store): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'destroy') return async () => undefined;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });

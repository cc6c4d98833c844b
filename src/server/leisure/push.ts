import { sql } from 'kysely';
import { LANGS, type Lang, type Said } from '../../core/clause.ts';
import { SIDES, type Side, seatOf } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type GameId, REGISTRY } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/tables.ts';

/** A browser that wants to be called, as the Push API says it, and the page that it belongs to. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
  readonly origin: string;
}

export interface PushSettings {
  /** Whom a push service may write to about these calls: `https:` or `mailto:`. */
  readonly subject?: string | undefined;
  /** Push services that are believed beside those of the browsers; with a scheme, where it is not https. */
  readonly hosts?: readonly string[];
}

export interface PushParts {
  readonly store: Store;
  readonly log: Pick<Log, 'match'>;
  readonly now: () => Millis;
  /** Whether a page of that side is in sight somewhere. */
  readonly looks: (match: string, side: Side) => Promise<boolean>;
  readonly settings: PushSettings;
  readonly stumbled: (error: unknown) => void;
}

/** Loaded when it is needed: no start waits for it. */
const webPush = async () => (await import('web-push')).default;
type Keys = ReturnType<Awaited<ReturnType<typeof webPush>>['generateVAPIDKeys']>;

/** The push services of the browsers: nobody makes this server write to any other address. */
const SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];
const UNKNOWN_SERVICE = problem(
  'bad-request',
  'Ese servicio de avisos no es de ningún navegador que conozca este servidor.',
  'That push service is of no browser that this server knows.',
);

const KEYS = 'vapid';
/** Apple takes neither localhost nor anything that is no address. */
const NOBODY = 'mailto:nobody@example.com';
const MOST_EACH = 20;
const MOST_AT_ONCE = 50;
const PATIENCE_MILLIS: Millis = 10_000;
/** For so long a push service keeps a call for a device that is off. */
const KEPT_SECONDS = 86_400;
const GONE: readonly number[] = [404, 410];
/** A call that no service took is made again after so long, then after as long as he has waited, until that is too long ago. */
const AGAIN_MILLIS: Millis = 30_000;
const GIVEN_UP_MILLIS: Millis = 3_600_000;

const YOUR_TURN = (game: Said): Said => ({ es: `Te toca en ${game.es}`, en: `Your turn in ${game.en}` });

/** Calls people whose turn it is, in their browsers, where they do not look. Who is called lies in the store. */
export class Pushes {
  readonly #parts: PushParts;
  #keys: Keys | undefined;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  /** By which browsers know that it is this server that calls. */
  async publicKey(): Promise<string> {
    return (await this.#own()).publicKey;
  }

  /** Made when they are first needed, and the same on all nodes from then on. */
  async #own(): Promise<Keys> {
    if (this.#keys) return this.#keys;
    const { store } = this.#parts;
    const value = JSON.stringify((await webPush()).generateVAPIDKeys());
    await store
      .insertInto('house')
      .values({ name: KEYS, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await store.selectFrom('house').select('value').where('name', '=', KEYS).executeTakeFirstOrThrow();
    this.#keys = JSON.parse(kept.value) as Keys;
    return this.#keys;
  }

  async subscribe(person: string, given: Subscription): Promise<Result<null, Problem>> {
    if (!this.#isService(given.endpoint)) return err(UNKNOWN_SERVICE);
    const { store, now } = this.#parts;
    const row = { ...given, person, made: now() };
    await store
      .insertInto('pushes')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const old = store
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person)
      .orderBy('made', 'desc')
      .offset(MOST_EACH)
      .limit(MOST_EACH);
    await store.deleteFrom('pushes').where('person', '=', person).where('endpoint', 'in', old).execute();
    return ok(null);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.#parts.store
      .deleteFrom('pushes')
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  #isService(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url?.username !== '') return false;
    const { hosts = [] } = this.#parts.settings;
    if (hosts.includes(url.origin)) return true;
    const isKnown = [...SERVICES, ...hosts].some((host) =>
      host.startsWith('.') ? url.host.endsWith(host) : url.host === host,
    );
    return url.protocol === 'https:' && isKnown;
  }

  /** Calls those who have not looked for a while. Whichever node takes a turn off the list first calls, and once. */
  async serve(): Promise<void> {
    const { store, now, stumbled } = this.#parts;
    const due = await store
      .selectFrom('turns')
      .select(['match', 'game', 'n', 'home', 'away', 'told', 'nudge', 'score', 'since'])
      .where('nudge', '<=', now())
      .orderBy('nudge')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { match, game, n, home, away, told, nudge, score, since } of due) {
      const taken = await store
        .updateTable('turns')
        .set({ nudge: null, told: told | home | (away << 1) })
        .where('match', '=', match)
        .where('n', '=', n)
        .where('nudge', '=', nudge)
        .executeTakeFirst();
      if (taken.numUpdatedRows !== 1n) continue;
      const awaited = SIDES.filter((side) => (side === 'home' ? home : away) === 1);
      const called = awaited.filter((side) => (told & (1 << seatOf(side))) === 0);
      for (const side of called) {
        const isLost = await this.#call(match, game as GameId, side, score).catch((error: unknown) => {
          stumbled(error);
          return true;
        });
        if (isLost) await this.#again(match, side, since);
      }
    }
  }

  /** The side is called once more, a while later, where it is still awaited then. */
  async #again(match: string, side: Side, since: Millis): Promise<void> {
    const { store, now } = this.#parts;
    const waited = now() - since;
    if (waited > GIVEN_UP_MILLIS) return;
    const later = now() + Math.max(AGAIN_MILLIS, waited);
    await store
      .updateTable('turns')
      .set({
        nudge: sql<number>`COALESCE(nudge, ${later})`,
        told: sql<number>`told & ${~(1 << seatOf(side))}`,
      })
      .where('match', '=', match)
      .where(side, '=', 1)
      .execute();
  }

  /** Whether the call was lost: there are browsers to call, and no service has taken it for one of them. */
  async #call(match: string, game: GameId, side: Side, score: string): Promise<boolean> {
    const { store, log, looks, now } = this.#parts;
    const browsers = await store
      .selectFrom('pushes')
      .innerJoin('seated', 'seated.person', 'pushes.person')
      .select(['pushes.endpoint', 'pushes.p256dh', 'pushes.auth', 'pushes.lang', 'pushes.origin'])
      .where('seated.match', '=', match)
      .where('seated.side', '=', side)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('vacations')
              .select('until')
              .whereRef('vacations.person', '=', 'seated.person')
              .where('until', '>', now()),
          ),
        ),
      )
      .execute();
    if (browsers.length === 0 || (await looks(match, side))) return false;
    const seats = (await log.match(match))?.seats;
    const body = `${seats?.home?.name ?? ''} ${score} ${seats?.away?.name ?? ''}`.trim();
    const title = YOUR_TURN(REGISTRY[game].name);
    const sent = await Promise.all(
      browsers.map((browser) => {
        const lang = LANGS.includes(browser.lang as Lang) ? (browser.lang as Lang) : 'en';
        return this.#send(browser, match, JSON.stringify({ match, title: title[lang], body, lang }));
      }),
    );
    return sent.includes('failed') && !sent.includes('taken');
  }

  /** The topic lets a later call replace one that was not delivered. A browser that is gone is forgotten. */
  async #send(
    { endpoint, p256dh, auth, origin }: Subscription,
    match: string,
    payload: string,
  ): Promise<'taken' | 'gone' | 'failed'> {
    const { store, settings, stumbled } = this.#parts;
    const subject = settings.subject ?? (origin.startsWith('https:') ? origin : NOBODY);
    const vapidDetails = { ...(await this.#own()), subject };
    try {
      const options = { vapidDetails, TTL: KEPT_SECONDS, topic: match };
      const { headers, body } = (await webPush()).generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        options,
      );
      const { 'Content-Length': _length, ...others } = headers;
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MILLIS),
      });
      if (GONE.includes(status)) {
        await store.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
        return 'gone';
      }
      if (status < 300) return 'taken';
      stumbled(new Error(`the push service at ${new URL(endpoint).host} answered ${status}`));
    } catch (error) {
      // The address of a browser is a secret of its person: only the name of the service may be told.
      const why = error instanceof Error ? error.name : 'error';
      stumbled(new Error(`the push service at ${new URL(endpoint).host} could not be asked: ${why}`));
    }
    return 'failed';
  }
}

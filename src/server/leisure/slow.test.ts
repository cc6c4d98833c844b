import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SlowMatch, shared } from '../../../test/support/atLeisure.ts';
import { Player } from '../../../test/support/player.ts';
import { CHANCE, type Side, seatOf } from '../../core/game.ts';
import { loadRoom } from '../../games/index.ts';
import { timeLeft } from '../../match/clock.ts';
import { DAY, FREE } from '../../match/pace.ts';
import { pipsOf, type Rule } from '../../protocol/leisure.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openMemoryStore } from '../store/sqlite.ts';
import type { Store } from '../store/tables.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
let [app, other]: [App, App] = [] as never;
let log: Log;
let store: Store;
let now = 0;
const open = (): Promise<App> => buildApp({ log, store: shared(store), now: () => now, settings: { pages: 'none' } });
beforeEach(async () => {
  now = Date.UTC(2027, 0, 10);
  [log, store] = [await openSqliteLog(':memory:'), await openMemoryStore()];
  [app, other] = [await open(), await open()];
});
afterEach(async () => {
  await Promise.all([app.close(), other.close()]);
  await store.destroy();
  await log.close();
});
const textsOf = async ({ id }: SlowMatch): Promise<string[]> => (await log.stepsAfter(id, 0)).map(({ text }) => text);
const planOf = (match: SlowMatch, side: Side) => app.plans.told(match.id, side);
const ANY = { kind: 'any' } as const;

describe('a plan', () => {
  /** Blas is to decide; Ana plans meanwhile. */
  const begun = async (): Promise<SlowMatch> => {
    const match = await SlowMatch.begin(app, 'eleven');
    await match.until('away', 'choice');
    return match;
  };

  /** Ana is to throw and then to decide: what will come, which only a test can know. */
  async function beforeThrow(): Promise<{ match: SlowMatch; pips: number; outcome: string; choices: string[] }> {
    const match = await SlowMatch.begin(app, 'eleven');
    for (;;) {
      await match.until('home', 'chance');
      const { match: at } = await match.known();
      const goBack = at.bookmark();
      const { game, state } = at;
      const before = state.clone();
      at.submit({ type: 'chance' }, now);
      const outcome = game.writeAction(before, CHANCE, at.history.steps.at(-1)!.action);
      const choices = at.legal(seatOf('home'));
      goBack();
      const pips = pipsOf(outcome, 'home');
      if (pips !== undefined && choices.length > 1) return { match, pips, outcome, choices };
      await match.step();
    }
  }

  it('throws, and decides where the dice fit, on whatever node, and once', async () => {
    const { match, pips, outcome, choices } = await beforeThrow();
    const [first, second] = choices as [string, string];
    const before = (await textsOf(match)).length;
    const rules: Rule[] = [
      { when: ANY, play: null },
      { when: { kind: 'least', pips: pips + 1 }, play: first },
      { when: { kind: 'most', pips }, play: second },
    ];
    await Promise.all([app.plans.make(match.id, 'home', rules), other.plans.serveDue()]);
    await Promise.all([app, other, app].map(({ plans }) => plans.serve(match.id)));
    expect((await textsOf(match)).slice(before, before + 2)).toEqual([`chance ${outcome}`, `home ${second}`]);
    expect((await planOf(match, 'away')).rules).toEqual([]);
  });

  it('does nothing where the dice do not fit, and says so', async () => {
    const { match, pips, outcome, choices } = await beforeThrow();
    const before = (await textsOf(match)).length;
    await app.plans.make(match.id, 'home', [
      { when: ANY, play: null },
      { when: { kind: 'least', pips: pips + 1 }, play: choices[0]! },
      { when: { kind: 'came', outcome: `${outcome}0` }, play: choices[0]! },
    ]);
    expect((await textsOf(match)).slice(before)).toEqual([`chance ${outcome}`]);
    expect(await planOf(match, 'home')).toEqual({ type: 'plan', rules: [], note: 'misfit' });
  });

  it('is played once though the node that played it did not live to say so', async () => {
    const { match, pips, choices } = await beforeThrow();
    const rule: Rule = { when: { kind: 'exactly', pips }, play: choices[0]! };
    await app.plans.make(match.id, 'home', [rule]);
    const kept = await store.selectFrom('plans').selectAll().executeTakeFirstOrThrow();
    await match.say('home', { type: 'throw' });
    await expect.poll(async () => (await planOf(match, 'home')).rules).toEqual([]);
    const after = await textsOf(match);
    await store.updateTable('plans').set({ rules: kept.rules, since: kept.since, seen: 0 }).execute();
    await other.plans.serveDue();
    expect(await textsOf(match)).toEqual(after);
    expect((await planOf(match, 'home')).rules).toEqual([]);
  });

  it('plays what is allowed by what came, and gives itself up by a word where something else came', async () => {
    const match = await begun();
    const { match: at } = await match.known();
    const wanted = at.legal(seatOf('away'));
    // The rival does one thing of many; the plan says what it does after it, or after another.
    const action = wanted[0]!;
    await app.plans.make(match.id, 'home', [{ when: { kind: 'rival', action: 'nothing of the kind' }, play: 'x' }]);
    await match.say('away', { type: 'play', side: 'away', action });
    await match.until('home', 'choice');
    await app.plans.serveDue();
    expect(await planOf(match, 'home')).toEqual({ type: 'plan', rules: [], note: 'misfit' });
    expect((await app.plans.make(match.id, 'home', [{ when: ANY, play: 'x' }]))?.message.en).toContain(
      'You decide now',
    );
    await app.plans.make(match.id, 'away', [{ when: ANY, play: 'no such word' }]);
    await match.until('away', 'choice');
    await app.plans.serve(match.id);
    expect(await planOf(match, 'away')).toEqual({ type: 'plan', rules: [], note: 'illegal' });
  });

  it('follows a whole line: the rival exactly so, then this', async () => {
    const match = await begun();
    const { match: at } = await match.known();
    const rival = at.legal(seatOf('away'))[0]!;
    // What will be possible is found out on a copy, as the page of a player does.
    const goBack = at.bookmark();
    let answer: string | undefined;
    at.submit({ type: 'play', side: 'away', action: rival }, now);
    if (at.isToMove(seatOf('home'))) answer = at.legal(seatOf('home'))[0];
    goBack();
    const rules: Rule[] = [{ when: { kind: 'rival', action: rival }, play: answer ?? null }];
    await app.plans.make(match.id, 'home', rules);
    const before = (await textsOf(match)).length;
    await match.say('away', { type: 'play', side: 'away', action: rival });
    await expect.poll(async () => (await planOf(match, 'home')).rules).toEqual(answer ? [] : rules);
    if (answer) expect((await textsOf(match)).slice(before, before + 2)).toEqual([`away ${rival}`, `home ${answer}`]);
  });

  it('ends where its owner decides by himself, and is only for matches at leisure', async () => {
    const match = await begun();
    const { match: at } = await match.known();
    await app.plans.make(match.id, 'away', []);
    await store
      .updateTable('plans')
      .set({ rules: JSON.stringify([{ id: 'x', when: { kind: 'least', pips: 99 }, play: 'y' }]) })
      .execute();
    await match.say('away', { type: 'play', side: 'away', action: at.legal(seatOf('away'))[0]! });
    await expect.poll(() => planOf(match, 'away')).toEqual({ type: 'plan', rules: [], note: null });

    const quick = await SlowMatch.begin(app, 'torino', FREE);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = { cookie: `cancha=${quick.browsers.home.cookie}` };
    const page = new Player(address, quick.id, await loadRoom('torino'), 'home', null, 0, cookie);
    await page.until('there');
    page.say({ type: 'plan', rules: [{ when: ANY, play: null }] });
    expect((await page.until('refused')).error.message.en).toContain('days for each turn');
    page.say({ type: 'plan', rules: Array.from({ length: 11 }, () => ({ when: ANY, play: null })) });
    await page.until('refused', ({ error }) => error.message.en.includes('not understood'));
    page.close();
  });

  it('never sees what is hidden from its side', async () => {
    // Both choose in secret how to shoot and to dive: a plan on what the rival has sealed can't tell.
    const match = await SlowMatch.begin(app, 'eleven');
    for (let i = 0; i < 4000; i++) {
      const { match: at } = await match.known();
      if (at.turn.kind === 'secret' || at.turn.kind === 'over') break;
      await match.step();
    }
    const { match: at } = await match.known();
    if (at.turn.kind !== 'secret') return;
    const [first, second] = at.turn.sides as [Side, Side];
    const sealed = at.legal(seatOf(first))[0]!;
    const answer = at.legal(seatOf(second))[0]!;
    await store
      .insertInto('plans')
      .values({
        match: match.id,
        side: second,
        since: at.history.steps.length,
        seen: 0,
        note: null,
        rules: JSON.stringify([{ id: 'z', when: { kind: 'rival', action: sealed }, play: answer }]),
      })
      .execute();
    await match.say(first, { type: 'play', side: first, action: sealed });
    await app.plans.serve(match.id);
    expect((await textsOf(match)).at(-1)).toBe(`${first} ${sealed}`);
  });

  it('reads dice as people do', () => {
    expect(['d6:4', '2d6:3+5', 'd6+d6:3+5', 'spinner:goal', 'deck:ball:7'].map((text) => pipsOf(text, 'away'))).toEqual(
      [4, 8, 5, undefined, undefined],
    );
  });
});

describe('vacation', () => {
  it('rests the clocks of its days, is shown to the rival, and can be cut short', async () => {
    const match = await SlowMatch.begin(app);
    await match.until('away', 'choice');
    const blas = match.browsers.away;
    expect((await blas.get('/api/me/vacation')).body.vacation).toEqual({ left: 28, until: null });
    now += DAY;
    const left = async () => timeLeft((await match.known()).match.clock!, 'away', now);
    expect(await left()).toBe(2 * DAY);
    expect((await blas.post('/api/me/vacation', { days: 10 })).body.vacation).toEqual({
      left: 18,
      until: now + 10 * DAY,
    });
    expect((await blas.post('/api/me/vacation', { days: 1 })).status).toBe(409);
    now += 9 * DAY;
    expect(await left()).toBe(2 * DAY);
    await app.tables.serveDue();
    expect((await match.known()).match.end).toBeUndefined();
    expect((await match.known()).match.clock!.rest).toEqual({ home: 0, away: now + DAY });
    expect((await blas.delete('/api/me/vacation')).body.vacation).toEqual({ left: 19, until: null });
    now += DAY;
    expect(await left()).toBe(DAY);
    expect((await blas.post('/api/me/vacation', { days: 20 })).status).toBe(409);
    now += DAY;
    now += 2000;
    await app.tables.serveDue();
    expect((await match.known()).match.end).toMatchObject({ winner: 'home', reason: 'flag' });
  });

  it('what is played over days is rated apart from what is played in one go', async () => {
    const match = await SlowMatch.begin(app);
    await store
      .insertInto('played')
      .values({
        match: match.id,
        game: 'torino',
        home: 'Ana',
        away: 'Blas',
        public: 1,
        made: 0,
        updated: 0,
        score: '0–0',
        result: null,
        rated: 1,
      })
      .onConflict((conflict) => conflict.column('match').doUpdateSet({ rated: 1 }))
      .execute();
    await match.say('home', { type: 'resign', side: 'home' });
    await app.ratings.settle();
    const tempos = await store.selectFrom('ratings').select('tempo').execute();
    expect(tempos).toEqual([{ tempo: 'leisure' }, { tempo: 'leisure' }]);
  });

  it('is for accounts, counted for a day at least, and anew every year', async () => {
    const match = await SlowMatch.begin(app);
    const { home } = match.browsers;
    await home.post('/api/me/vacation', { days: 28 });
    await home.delete('/api/me/vacation');
    expect((await home.get('/api/me/vacation')).body.vacation.left).toBe(27);
    now = Date.UTC(2028, 0, 2);
    expect((await home.get('/api/me/vacation')).body.vacation.left).toBe(28);
    await app.people.store.updateTable('people').set({ key: null }).execute();
    expect((await home.post('/api/me/vacation', { days: 1 })).status).toBe(409);
  });

  it('of a match that began meanwhile rests it too, once', async () => {
    const match = await SlowMatch.begin(app);
    await store
      .insertInto('vacations')
      .values({ person: (await match.browsers.home.get('/api/me')).body.person.id, begun: now, until: now + DAY })
      .execute();
    await Promise.all([app.vacations.serve(), other.vacations.serve()]);
    await app.vacations.serve();
    expect((await textsOf(match)).filter((text) => text.startsWith('rest'))).toEqual([`rest home ${now + DAY}`]);
  });
});

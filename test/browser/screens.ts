import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import type { Kind } from '../../src/match/tournament/index.ts';
import { clickOn, startMatch } from './app.ts';
import { briefOf } from './brief.ts';

/** Every screen of the app, and how one comes to it from its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  reach?(page: Page): Promise<void>;
}

/** Clicks until the set-up is over and a match is on its way. */
const INTO_THE_MATCH: Readonly<Partial<Record<GameId, number>>> = { eleven: 30, mat: 22, tactics: 16, city: 40 };
const FEW_CLICKS = 6;

/** One of them with a whistle, so that its countdown is seen. */
const OF_ITS_OWN: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  torino: { clock: 'whistle' },
};

const matchOf = (game: GameId): Screen => ({
  name: `match-${game}`,
  path: `/play/${game}`,
  async reach(page) {
    await startMatch(page, { opponent: 'friend', options: OF_ITS_OWN[game] ?? {} });
    await clickOn(page, INTO_THE_MATCH[game] ?? FEW_CLICKS);
    // Not the cover between two people: it is a screen of its own.
    await page.locator('[data-action=look]').evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
    await page.locator('.ask').waitFor();
    await page
      .locator('.panel details[open]')
      .evaluateAll((lists) => lists.map((list) => list.removeAttribute('open')));
  },
});

const send =
  (method: 'POST' | 'PUT') =>
  (page: Page, path: string, body: object = {}) =>
    page.evaluate(
      ([verb, address, text]) =>
        fetch(address!, { method: verb!, headers: { 'content-type': 'application/json' }, body: text! }).then(
          (answer) => answer.json(),
        ),
      [method, path, JSON.stringify(body)],
    );
const post = send('POST');
const put = send('PUT');

const makeAccount = (page: Page) =>
  post(page, '/api/accounts', { name: `Tiqui ${Math.floor(Math.random() * 1e9)}`, password: 'caballo grapa pila' });

const PIN = '4827';

/** An account with a family table that is open, with a child who may play a friend. */
async function makeFamily(page: Page): Promise<void> {
  await makeAccount(page);
  await put(page, '/api/family/pin', { pin: PIN });
  await post(page, '/api/family/unlock', { pin: PIN });
  await post(page, '/api/family/children', { name: 'Mia', minutes: 45, zone: 'UTC' });
  const { children } = await post(page, '/api/family/children', { name: 'Leo', minutes: null, zone: 'UTC' });
  await post(page, `/api/family/children/${children[0].id}/allowed`, { who: children[1].code });
}

/** A class with three pupils, a lesson that one has done, and boards against its teacher. */
async function makeClass(page: Page): Promise<{ readonly id: string; readonly link: string }> {
  await makeAccount(page);
  const names = ['Leo', 'Mia', 'Noa', 'Zoe'];
  const { lessons } = await (await loadRoom('torino')).lessons();
  const { class: made } = await post(page, '/api/classes', { name: '4º B', names });
  const browser = page.context().browser()!;
  for (const name of names.slice(0, 3)) {
    const pupil = await browser.newContext();
    const own = await pupil.newPage();
    await own.goto(new URL('/family/in', page.url()).href);
    await post(own, `/api/class/${made.link}`, { name });
    await post(own, '/api/family/here');
    if (name === 'Leo') await post(own, '/api/family/learnt', { game: 'torino', lesson: lessons[0]!.id, stars: 2 });
    await pupil.close();
  }
  await put(page, `/api/classes/${made.id}/lessons`, {
    lessons: lessons.map(({ id: lesson }) => ({ game: 'torino', lesson })),
  });
  await post(page, `/api/classes/${made.id}/boards`, { game: 'torino' });
  return made;
}
const goToClass = (page: Page, { id }: { readonly id: string }) =>
  page.goto(new URL(`/classes/${id}`, page.url()).href);

/** A tournament of a guest and bots of the house; his match calls him. */
async function makeTournament(page: Page, kind: Kind, start: 'start' | ''): Promise<string> {
  await post(page, '/api/me/guest', { name: 'Ana' });
  const pace = kind === 'league' ? { kind: 'leisure', days: 1 } : { kind: 'live', initial: 600_000, increment: 5000 };
  const { id } = await post(page, '/api/tournaments', { kind, name: 'Viernes de fútbol', game: 'torino', pace });
  await post(page, `/api/tournaments/${id}/join`);
  await post(page, `/api/tournaments/${id}/bots`, { level: 'first-steps', count: 7 });
  if (start) await post(page, `/api/tournaments/${id}/start`);
  return id;
}

/** Begins a match with a bot and gives it up; done when its end has come. */
const giveUp = (page: Page, match: string): Promise<void> =>
  page.evaluate(async (id) => {
    const { mine: side } = await (await fetch(`/api/matches/${id}`)).json();
    const socket = new WebSocket(`/api/matches/${id}/live`);
    await new Promise<void>((done) => {
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'enter', key: null, n: 0 }));
        socket.send(JSON.stringify({ type: 'seed', side, seed: 'one of many' }));
        socket.send(JSON.stringify({ type: 'resign', side }));
      };
      socket.onmessage = ({ data }) => {
        if (String(data).includes('"over"')) done();
      };
    });
    socket.close();
  }, match);

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-continue',
    path: '/play/torino',
    async reach(page) {
      await startMatch(page, briefOf('torino'));
      await clickOn(page, 1);
      await page.locator('.brand').click();
      await page.locator('a[href^="/match/"]').waitFor();
    },
  },
  { name: 'lobby', path: '/lobby' },
  { name: 'account', path: '/account' },
  {
    name: 'account-programs',
    path: '/account',
    async reach(page) {
      await makeAccount(page);
      await page.reload();
      await page.locator('form:has(fieldset) input.field').fill('bot');
      await page.locator('form:has(fieldset) button').click();
      await page.locator('[data-token]').waitFor();
    },
  },
  {
    name: 'lobby-account',
    path: '/lobby',
    async reach(page) {
      await makeAccount(page);
      await page.reload();
      await page.locator('input[type=checkbox]').waitFor();
    },
  },
  {
    name: 'person',
    path: '/lobby',
    async reach(page) {
      const { id } = (await makeAccount(page)).person;
      const seek = await post(page, '/api/seeks', { game: 'torino', isRated: true });
      // A curve goes through two matches at least.
      for (let i = 0; i < 2; i++) await giveUp(page, (await post(page, `/api/seeks/${seek.id}/bot`)).match);
      await page.goto(new URL(`/people/${id}`, page.url()).href);
      await page.locator('.curve svg').waitFor();
    },
  },
  {
    name: 'family',
    path: '/family',
    async reach(page) {
      await makeFamily(page);
      await page.reload();
      await page.locator('[data-enter]').first().waitFor();
    },
  },
  {
    name: 'family-child',
    path: '/family',
    async reach(page) {
      await makeFamily(page);
      await page.reload();
      await page.locator('[data-enter]').first().click();
      await page.locator('[data-left]').waitFor();
      await page.locator('main .button').first().waitFor();
    },
  },
  { name: 'family-in', path: '/family/in' },
  { name: 'family-nobody', path: '/family' },
  {
    name: 'classes',
    path: '/classes',
    async reach(page) {
      await makeAccount(page);
      await page.reload();
      await page.locator('textarea').waitFor();
    },
  },
  {
    name: 'class',
    path: '/classes',
    async reach(page) {
      await goToClass(page, await makeClass(page));
      await page.locator('table').waitFor();
      await page.locator('[data-game]').first().waitFor();
    },
  },
  {
    name: 'class-join',
    path: '/classes',
    async reach(page) {
      const { link } = await makeClass(page);
      await page.goto(new URL(`/class/${link}`, page.url()).href);
      await page.locator('main li button').first().waitFor();
    },
  },
  {
    name: 'embed',
    path: '/',
    async reach(page) {
      const { id } = await post(page, '/api/records', { record: readFileSync('test/golden/torino-1.txt', 'utf8') });
      await page.goto(new URL(`/embed/record/${id}?lang=es`, page.url()).href);
      await page.locator('.board svg').first().waitFor();
    },
  },
  {
    name: 'tournaments',
    path: '/tournaments',
    async reach(page) {
      await makeTournament(page, 'swiss', '');
      await page.reload();
      await page.locator('main li.card').first().waitFor();
    },
  },
  {
    name: 'tournament-new',
    path: '/tournaments/new',
    async reach(page) {
      await page.locator('input[name=kind][value=league]').check({ force: true });
      await page.locator('details summary').click();
    },
  },
  ...(['open', 'arena', 'swiss', 'cup', 'league'] as const).map(
    (kind): Screen => ({
      name: `tournament-${kind}`,
      path: '/tournaments',
      async reach(page) {
        const id = await makeTournament(page, kind === 'open' ? 'league' : kind, kind === 'open' ? '' : 'start');
        await page.goto(new URL(`/tournaments/${id}`, page.url()).href);
        await page.locator('[data-state]').waitFor();
        await page.locator(kind === 'open' ? '[data-qr]' : '[data-withdraw]').waitFor();
      },
    }),
  ),
  { name: 'leaders', path: '/leaders/torino' },
  { name: 'handover', path: '/handover#spent.nowhere' },
  {
    name: 'places',
    path: '/play/mat#online',
    async reach(page) {
      await page.locator('select[name=size-home]').selectOption('3');
      await page.locator('button[type=submit]').click();
      await page.locator('[data-invite=mates] [data-show-qr]').click();
      await page.locator('[data-qr]').waitFor();
    },
  },
  {
    name: 'online',
    path: '/play/torino#online',
    async reach(page) {
      await page.locator('select[name=pace]').selectOption('live-300000-3000');
      await page.locator('button[type=submit]').click();
      await page.waitForURL(/\/online\//);
      const guest = await page.context().browser()!.newContext();
      const rival = await guest.newPage();
      await rival.goto(page.url());
      await page.locator('[data-clock]').first().waitFor();
      await guest.close();
    },
  },
  { name: 'docs', path: '/docs' },
  { name: 'setup', path: '/play/torino' },
  {
    name: 'setup-options',
    path: '/play/torino',
    async reach(page) {
      await page.locator('input[name=opponent][value=friend]').check({ force: true });
      await page.locator('details summary').click();
    },
  },
  ...GAME_IDS.map(matchOf),
  {
    name: 'cover',
    path: '/play/city',
    async reach(page) {
      await startMatch(page, { opponent: 'friend' });
      for (let i = 0; i < 40 && (await page.locator('.cover').count()) === 0; i++) await clickOn(page, 1);
      await page.locator('.cover').waitFor();
    },
  },
  {
    name: 'end',
    path: '/play/torino',
    async reach(page) {
      await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 10, tie: 'draw' } });
      await clickOn(page);
      await page.locator('dialog[open] [data-balance=luck]').waitFor();
    },
  },
  {
    name: 'review',
    path: '/play/torino',
    async reach(page) {
      await startMatch(page, { ...briefOf('torino'), opponent: 'friend' });
      await clickOn(page);
      await page.locator('dialog[open] a[href^="/review/"]').click();
      await page.locator('input[type=range]').fill('12');
      await page.locator('.panel summary').click();
      await page.locator('[data-balance=luck]').waitFor();
    },
  },
  { name: 'rules', path: '/rules/torino#TOR-KEEP-1' },
  { name: 'mine', path: '/mine' },
  { name: 'train', path: '/puzzles' },
  { name: 'calibration', path: '/calibration' },
  { name: 'puzzles', path: '/puzzles/eleven' },
  { name: 'edit', path: '/edit/tactics' },
  { name: 'import', path: '/import' },
  { name: 'settings', path: '/settings' },
  { name: 'unknown', path: '/nowhere' },
  { name: 'no-match', path: '/match/nowhere' },
];

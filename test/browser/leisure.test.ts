import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { lookAhead } from '../../src/web/turns/ahead.ts';
import { SlowMatch } from '../support/atLeisure.ts';
import { openPushService, PushedBrowser } from '../support/pushService.ts';
import { type App, openApp, stepOf } from './app.ts';
import { findings } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
/** More than anybody likes to look through. */
const MANY = 100;
const PASSWORD = 'tres perros azules';

async function account(page: Page, app: App, name: string): Promise<void> {
  await page.goto(`${app.url}/account`);
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.locator('.codes .main').click();
}

/**
 * A browser without a push service of its own is given ours, and one without windows, which lets nobody notify, somebody
 * who allows it; everything else of it is real.
 */
async function withPush(context: BrowserContext, origin: string): Promise<PushedBrowser> {
  const browser = new PushedBrowser();
  await context.grantPermissions(['notifications']);
  await context.addInitScript(
    ([endpoint, keys]) => {
      if (Notification.permission !== 'granted') {
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        Notification.requestPermission = async () => 'granted';
      }
      const kept = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      let isOn = false;
      PushManager.prototype.subscribe = async () => {
        isOn = true;
        return kept as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => (isOn ? (kept as unknown as PushSubscription) : null);
    },
    [`${origin}/ana`, browser.keys] as const,
  );
  return browser;
}

it('a slow match over three days: a call, a conditional move, a vacation, and a second device', async () => {
  const service = await openPushService();
  let clock = 0;
  const app = await openApp([], { push: { hosts: [service.origin] } }, () => Date.now() + clock);
  const context = await app.browser.newContext({ locale: 'es-ES', viewport: { width: 1366, height: 768 } });
  const pushed = await withPush(context, service.origin);
  const ana = await app.open({ context });
  const ben = await app.open({ lang: 'en', width: 390 });
  await account(ana, app, 'Ana');
  await ana.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(await ana.evaluate(() => Notification.permission)).toBe('granted');
  await ana.locator('[data-push]').check();
  await expect.poll(() => ana.locator('[data-push]').isChecked()).toBe(true);
  expect(await findings(ana)).toEqual([]);
  await account(ben, app, 'Ben');

  await ana.goto(`${app.url}/play/torino`);
  await ana.locator('input[name=opponent][value=online]').check({ force: true });
  await ana.locator('select[name=pace]').selectOption('leisure-3');
  await ana.locator('button[type=submit]').click();
  await ana.waitForURL(/\/online\//);
  const { pathname } = new URL(ana.url());
  await ben.goto(ana.url());
  for (const page of [ana, ben]) await page.locator('[data-plan]').waitFor();

  // The first day: Ana decides and leaves, Ben plays, Ana is called once.
  const id = pathname.split('/').at(-1)!;
  const match = SlowMatch.at(app.server, id);
  await match.until('home', 'choice');
  await ana.goto(`${app.url}/rules/torino`);
  await ben.locator('[data-away=home]').waitFor();
  expect(await findings(ben)).toEqual([]);
  await match.until('away', 'choice');
  while ((await match.due()) !== 'home') await match.step();
  clock += HOUR;
  await app.server.presence.beat();
  for (const _ of [1, 2]) await app.server.pushes.serve();
  expect(service.calls).toHaveLength(1);
  expect(pushed.open(service.calls[0]!)).toMatchObject({ match: id, title: 'Te toca en Torino', lang: 'es' });

  // The service worker shows what it is told; what would be seen is noted, as a browser without windows has no place for it.
  const data = JSON.stringify({ match: id, title: 'Te toca en Torino', body: 'Ana 0–0 Ben', lang: 'es' });
  const worker = (): Worker => context.serviceWorkers().at(-1)!;
  const show = async (message: string): Promise<string[]> => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const notes: string[] = [];
    const tasks: Promise<unknown>[] = [];
    registration.showNotification = async (title, { body, tag, lang } = {}) => {
      notes.push([title, body, tag, lang].join('|'));
    };
    Object.assign(navigator, { setAppBadge: async () => undefined });
    const Push = (self as unknown as { PushEvent: new (type: string, init: { data: string }) => Event }).PushEvent;
    const waitUntil = (task: Promise<unknown>): number => tasks.push(task);
    self.dispatchEvent(Object.assign(new Push('push', { data: message }), { waitUntil }));
    await Promise.all(tasks);
    return notes;
  };
  // A worker that sleeps wakes when it is spoken to, and does not hear what woke it.
  await expect.poll(() => worker().evaluate(show, data)).toEqual([`Te toca en Torino|Ana 0–0 Ben|${id}|es`]);

  // The second day: Ana plans on her second device, while it is not her turn, that she throws whatever comes.
  const phone = await app.open({ width: 390, path: '/account' });
  await phone.locator('input[name=way][value=enter]').check({ force: true });
  await phone.locator('input[name=name]').fill('ana');
  await phone.locator('input[name=password]').fill(PASSWORD);
  await phone.locator('form button[type=submit]').click();
  await phone.locator('[data-vacation-begin]').waitFor();
  clock += DAY;
  await phone.goto(app.url + pathname);
  await phone.locator('[data-plan]').waitFor();
  await phone.locator('[data-plan] summary').click();
  // As the dice fall, her next turn begins with a throw or with a choice.
  const throwsNext = async (): Promise<boolean> => {
    await match.until('away', 'choice');
    const { n } = await match.known();
    await expect.poll(() => stepOf(phone)).toBe(n);
    await phone.locator('select[name=when]').selectOption('any');
    return (await phone.locator('select[name=then] option[value=" "]').count()) > 0;
  };
  while (!(await throwsNext())) await match.step();
  await phone.locator('select[name=then]').selectOption(' ');
  await phone.locator('[data-plan] button[type=submit]').click();
  await phone.locator('[data-rule]').waitFor();
  expect(await findings(phone)).toEqual([]);
  expect(await ben.locator('[data-rule]').count()).toBe(0);
  await phone.locator('select[name=when]').selectOption('least');
  await phone.locator('select[name=then]').selectOption({ index: 0 });
  await phone.locator('[data-plan] button[type=submit]').focus();
  await phone.keyboard.press('Enter');
  await expect.poll(() => phone.locator('[data-rule]').count()).toBe(2);
  await phone.locator('[data-rule] button').nth(1).click();
  await expect.poll(() => phone.locator('[data-rule]').count()).toBe(1);
  await picture(phone, 'plan-390');
  // Her devices are off; Ben plays, and she throws though she is not there.
  await phone.goto(`${app.url}/account`);
  await ana.goto(`${app.url}/account`);
  const { n } = await match.known();
  while ((await match.due()) === 'away') await match.step();
  const kept = () =>
    app.server.people.store.selectFrom('plans').select('rules').where('side', '=', 'home').executeTakeFirst();
  await expect.poll(kept).toEqual({ rules: '[]' });
  await expect.poll(() => stepOf(ben)).toBeGreaterThan(n + 1);

  // The third day: she is on vacation, and Ben sees until when.
  await phone.locator('input[name=days]').fill('5');
  await phone.locator('[data-vacation-begin]').click();
  await phone.locator('[data-vacation]').waitFor();
  await picture(phone, 'account-390');
  await ben.locator('[data-rest=home]').waitFor();
  await picture(ben, 'rest-390');
  clock += DAY;
  await ben.reload();
  await ben.locator('[data-rest=home]').waitFor();
  expect(await ben.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await ana.goto(app.url + pathname);
  await ana.locator('[data-rest=home]').waitFor();
  await picture(ana, 'slow-1366');
  await app.close();
  service.close();
});

it('of hundreds of moves a conditional one is chosen in two steps: who, then where to', async () => {
  const app = await openApp();
  const match = await SlowMatch.begin(app.server, 'tactics');
  const isLong = async (): Promise<boolean> => {
    const { room, match: known } = await match.known();
    const { rivals, replies } = lookAhead(room, room.game.view(known.state, 'home'), 'home');
    return (await match.due()) === 'away' && rivals.length > MANY && replies({ kind: 'any' }).length > MANY;
  };
  while (!(await isLong())) await match.step();
  const context = await app.browser.newContext({ locale: 'es-ES', viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'cancha', value: match.browsers.home.cookie!, url: app.url }]);
  const page = await app.open({ path: `/online/${match.id}`, context });
  await page.locator('[data-plan] summary').click();
  const optionsOf = (name: string): Promise<string[]> => page.locator(`select[name=${name}] option`).allInnerTexts();
  for (const [when, name] of [
    ['rival', 'rival'],
    ['any', 'then'],
  ] as const) {
    await page.locator('select[name=when]').selectOption(when);
    const beginnings = await optionsOf(`${name}-what`);
    expect(beginnings.length, name).toBeGreaterThan(2);
    expect(beginnings.length, name).toBeLessThan(30);
    await page.locator(`select[name=${name}-what]`).selectOption(beginnings.find((text) => text.endsWith('…'))!);
    expect((await optionsOf(name)).length, name).toBeGreaterThan(1);
    expect((await optionsOf(name)).length, name).toBeLessThan(100);
    await page.locator(`select[name=${name}]`).selectOption({ index: 0 });
  }
  expect(await findings(page)).toEqual([]);
  await picture(page, 'plan-tactics-390');
  await page.locator('[data-plan] button[type=submit]').click();
  await page.locator('[data-rule]').waitFor();
  await app.close();
});

it('whoever was left alone waits, and then claims the match', async () => {
  let clock = 0;
  const app = await openApp([], {}, () => Date.now() + clock);
  const ana = await app.open({ path: '/play/torino', width: 1366 });
  await ana.locator('input[name=opponent][value=online]').check({ force: true });
  await ana.locator('select[name=pace]').selectOption('live-300000-3000');
  await ana.locator('button[type=submit]').click();
  await ana.waitForURL(/\/online\//);
  const ben = await app.open({ lang: 'en', width: 390 });
  await ben.goto(ana.url());
  for (const page of [ana, ben]) await page.locator('[data-step]').waitFor();
  await SlowMatch.at(app.server, new URL(ana.url()).pathname.split('/').at(-1)!).until('away', 'choice');
  await ana.locator('[data-clock=away][data-running]').waitFor();
  await ben.close();
  await ana.locator('[data-absent]').waitFor();
  await ana.locator('[data-away=away]').waitFor();
  expect(await ana.locator('[data-claim]').count()).toBe(0);
  expect(await findings(ana)).toEqual([]);
  await picture(ana, 'absent-1366');
  clock += MINUTE;
  await ana.reload();
  await ana.locator('[data-claim]').click();
  await ana.locator('[data-turn=over]').waitFor();
  expect(await ana.locator('dialog[open]').innerText()).toContain('se había ido y no volvió');
  await picture(ana, 'claimed-1366');
  await app.close();
});

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['CANCHA_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

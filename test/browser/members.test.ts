import jsqr from 'jsqr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp, stepOf } from './app.ts';
import { expectNoFindings, findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const PICTURES = process.env['CANCHA_PICTURES'];
const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};

/** What a camera reads of the code that the page shows. */
async function scan(page: Page): Promise<string | undefined> {
  await page.locator('[data-qr]').last().waitFor();
  const { pixels, width } = await page.evaluate(async () => {
    const svg = [...document.querySelectorAll('[data-qr]')].at(-1)!.cloneNode(true) as SVGElement;
    const WIDTH = 400;
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    svg.setAttribute('width', `${WIDTH}`);
    svg.setAttribute('height', `${WIDTH}`);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = WIDTH;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { pixels: [...context.getImageData(0, 0, WIDTH, WIDTH).data], width: WIDTH };
  });
  const read = jsqr as unknown as typeof jsqr.default;
  return read(Uint8ClampedArray.from(pixels), width, width)?.data;
}

const invitation = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-invite=${name}] input`).inputValue();
const seated = (page: Page): Promise<unknown> => page.locator('[data-step]').waitFor();
const host = async (game: string, sizes: Readonly<Record<'home' | 'away', number>>): Promise<Page> => {
  const page = await app.open({ path: `/play/${game}#online`, width: 1366 });
  for (const side of ['home', 'away'] as const)
    await page.locator(`select[name=size-${side}]`).selectOption(String(sizes[side]));
  await picture(page, `setup-members-${game}`);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-invite=rival]').waitFor();
  return page;
};
const CHOICES = '[data-throw]:not(:disabled), [data-action]';
/** Whether somebody at that page is asked. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(async (choices) => {
    document.querySelector('.panel details:not([open]):not([data-talk])')?.setAttribute('open', '');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.querySelector(choices) !== null;
  }, CHOICES);
/** Whether he is, and has decided or thrown. */
async function decide(page: Page): Promise<boolean> {
  if (!(await isAsked(page))) return false;
  await page.evaluate((choices) => document.querySelector<HTMLElement>(choices)?.click(), CHOICES);
  return true;
}

it('three play two at the mat on five pages, in rotation, and see where their own side points', async () => {
  const ana = await host('mat', { home: 3, away: 2 });
  expect(await ana.locator('[data-place=free]').count()).toBe(4);
  await ana.locator('[data-invite=mates] [data-show-qr]').click();
  const mates = await invitation(ana, 'mates');
  expect(await scan(ana)).toBe(mates);
  await expectNoFindings(ana, [1366, 820, 390], 'the places');
  await picture(ana, 'places-es-390');
  await ana.setViewportSize({ width: 1366, height: 900 });
  await picture(ana, 'places-es-1366');
  const eva = await app.open({ path: mates.slice(app.url.length), lang: 'en', width: 390 });
  expect(eva.url()).not.toContain('#');
  await expect.poll(() => eva.locator('[data-place=free]').count()).toBe(3);
  expect(await findings(eva)).toEqual([]);
  await picture(eva, 'places-en-390');
  const leo = await app.open({ path: mates.slice(app.url.length), width: 820 });
  await expect.poll(() => ana.locator('[data-place=free]').count()).toBe(2);
  const ben = await app.open({ path: (await invitation(ana, 'rival')).slice(app.url.length), width: 1440 });
  await ben.locator('[data-invite=mates]').waitFor();
  const zoe = await app.open({ path: (await invitation(ben, 'mates')).slice(app.url.length), width: 1366 });
  const [home, away] = [
    [ana, eva, leo],
    [ben, zoe],
  ];
  const all = [...home, ...away];
  await Promise.all(all.map(seated));
  expect(await ana.locator('[data-mates=home] li').count()).toBe(3);

  const whose: string[] = [];
  for (let plays = 0; plays < 60 && new Set(whose).size < 5; plays++) {
    const n = await stepOf(ana);
    for (const page of all) await expect.poll(() => stepOf(page)).toBe(n);
    const due = await Promise.all(all.map(isAsked));
    if ((await ana.locator('[data-turn=choice]').count()) > 0) {
      expect(due.filter(Boolean)).toHaveLength(1);
      const [side, number] = due.indexOf(true) < 3 ? ['home', due.indexOf(true) + 1] : ['away', due.indexOf(true) - 2];
      whose.push(`${side} ${number}`);
      const mate = (side === 'home' ? home : away)[number === 1 ? 1 : 0]!;
      expect(await mate.locator('[data-whose]').textContent()).toMatch(/equipo|your side/);
    }
    await decide(all[Math.max(0, due.indexOf(true))]!);
    await expect.poll(() => stepOf(ana)).toBeGreaterThan(n);
  }
  expect(new Set(whose)).toEqual(new Set(['home 1', 'away 1', 'home 2', 'away 2', 'home 3']));

  // The rivals have no third member: whatever they saw of him would be his.
  await leo.locator('.fit [data-space=e5]').hover();
  for (const page of [ana, eva]) await page.locator('[data-pointed="3"]').waitFor();
  await picture(ana, 'pointing-es-1366');
  await picture(eva, 'pointing-en-390');
  for (const page of [ben, zoe, leo]) expect(await page.locator('[data-pointed="3"]').count()).toBe(0);
  for (const page of [ana, eva, leo]) expect(await findings(page)).toEqual([]);
  await picture(eva, 'mates-en-390');
  await leo.mouse.move(0, 0);
  await ana.locator('[data-pointed="3"]').waitFor({ state: 'detached' });
  for (const page of all) await page.context().close();
});

it('any of a side acts in another game, and one goes on on a second device by a code that holds once', async () => {
  const ana = await host('torino', { home: 2, away: 2 });
  const path = new URL(ana.url()).pathname;
  const eva = await app.open({ path: (await invitation(ana, 'mates')).slice(app.url.length) });
  const ben = await app.open({ path });
  // One of the four does not come.
  await ben.locator('[data-begin]').click();
  const all = [ana, eva, ben];
  await Promise.all(all.map(seated));
  for (const page of [ana, eva, ben, eva, ana, ben, eva]) {
    const n = await stepOf(ana);
    for (const each of all) await expect.poll(() => stepOf(each)).toBe(n);
    if (!(await decide(page))) for (const each of all) if (await decide(each)) break;
    await expect.poll(() => stepOf(ana)).toBeGreaterThan(n);
  }

  await eva.locator('[data-carry]').click();
  const link = (await scan(eva))!;
  expect(link).toContain('/handover#');
  expect(await findings(eva)).toEqual([]);
  await picture(eva, 'carry-es-1440');
  const phone = await app.open({ path: link.slice(app.url.length), lang: 'en', width: 390 });
  expect(phone.url()).not.toContain('#');
  expect(await findings(phone)).toEqual([]);
  await picture(phone, 'handover-en-390');
  await phone.locator('[data-go-on]').click();
  await phone.waitForURL((url) => url.pathname === path);
  await seated(phone);
  await expect.poll(() => phone.locator('[data-mates=home] li').nth(1).textContent()).toContain('(you)');
  const thief = await app.open({ path: link.slice(app.url.length) });
  await thief.getByText('ya se usó').waitFor();
  for (const page of [...all, phone, thief]) await page.context().close();
});

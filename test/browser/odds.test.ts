// Whatever is risked says its odds before it is chosen: on the target, on the button, or with the card.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as city } from '../../src/games/city/room.ts';
import { positionOf } from '../../src/games/city/testing.ts';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position as elevenPosition } from '../../src/games/eleven/testing.ts';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { type App, openApp, stepOf } from './app.ts';
import { mouse } from './hands.ts';
import { changing, loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const takeDevice = async (page: Awaited<ReturnType<typeof loadPosition>>): Promise<void> => {
  if ((await page.locator('[data-action=look]').count()) > 0)
    await changing(page, () => page.locator('[data-action=look]').click());
};

const BALL = { phase: 'ball', ball: 'd11', holder: 'f1', roll: 3 } as const;
const PITCH = [{ ...HOME_TEAM, f1: 'd11', m1: 'c13', m2: 'd14' }, { ...AWAY_TEAM, d1: 'b14' }, BALL] as const;
const BESIDE = { phase: 'action', pieces: { away: { 2: 'h7' } } };

describe('the odds', () => {
  it('of a shot of city come with the card, over what nobody sees', async () => {
    const shot = {
      phase: 'shot',
      ball: 'h18',
      pieces: { home: { 8: 'h18' } },
      hands: { home: { shot: ['low', 'cannon'] } },
    };
    const page = await loadPosition(app, city, positionOf(shot));
    await takeDevice(page);
    const seen: string[] = [];
    for (const card of ['low', 'cannon']) {
      await mouse(page).press(`.card[data-card=${card}]`);
      await page.locator('[data-odds] b').waitFor();
      seen.push(await page.locator('[data-odds]').innerText());
    }
    for (const text of seen) expect(text).toMatch(/^Goal: \d+%$/);
    expect(seen[0]).not.toBe(seen[1]);
    app.giveBack(page);
  });

  it('of a contested pass of city stand on its target before anybody points at it', async () => {
    const page = await loadPosition(app, city, positionOf({ pieces: { home: { 6: 'h14' }, away: { 6: 'h15' } } }));
    await takeDevice(page);
    await page
      .locator('.fit .chip', { hasText: /^\d+%$/ })
      .first()
      .waitFor();
    await page.locator('[data-space=h14]').hover();
    await page.locator('.fit .chip', { hasText: /^possession \d+%$/ }).waitFor();
    app.giveBack(page);
  });

  it('of a shot of eleven stand on its button', async () => {
    const page = await loadPosition(app, eleven, elevenPosition({ home: { 2: '33' }, ball: '33' }));
    await page.locator('[data-action=shoot] .chip', { hasText: /goal \d+%/ }).waitFor();
    app.giveBack(page);
  });

  it('of many kicks of tactics are seen by a finger at the first touch, and played at the second', async () => {
    const page = await loadPosition(app, tactics, sketch(...PITCH), 390);
    const cdp = await page.context().newCDPSession(page);
    const tap = async (space: string): Promise<void> => {
      const box = (await page.locator(`[data-space=${space}]`).boundingBox())!;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await page.locator('[data-space=c14]').evaluate((space) => space.scrollIntoView({ block: 'center' }));
    const before = await stepOf(page);
    expect(await page.locator('.fit .chip').count()).toBe(0);
    await tap('c14');
    await page.locator('.fit .chip', { hasText: /% · touch again$/ }).waitFor();
    expect(await stepOf(page)).toBe(before);
    await changing(page, () => tap('c14'));
    await page.context().close();
  });

  it('of nothing are told to whom it points at, and are no crowd of zeros', async () => {
    const loose = { phase: 'defend', ball: 'd10' } as const;
    const page = await loadPosition(app, tactics, sketch({ f1: 'd12' }, { d1: 'b13' }, loose));
    await page.locator('.now .chip', { hasText: /%/ }).waitFor();
    await page.locator('[data-space=e15]').hover();
    await page.locator('.fit .chip', { hasText: 'rival capture 0%' }).waitFor();
    await page.locator('.scoreboard').hover();
    await expect.poll(() => page.locator('.fit .chip').count()).toBe(0);
    app.giveBack(page);
  });

  it('of a face-off of city stand on the rival, and come with the card that is laid', async () => {
    const page = await loadPosition(app, city, positionOf(BESIDE));
    await takeDevice(page);
    await page.locator('.fit .chip', { hasText: /%/ }).first().waitFor();
    await changing(page, () => mouse(page).touch('h7'));
    await takeDevice(page);
    await page.locator('.hand .card.can').first().click();
    await page.locator('[data-odds]', { hasText: /%/ }).waitFor();
    app.giveBack(page);
  });
});

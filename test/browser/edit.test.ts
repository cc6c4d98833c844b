import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { fragmentOf, unpack } from '../../src/web/study/link.ts';
import { type App, openApp } from './app.ts';
import { at, golden, review } from './reviewed.ts';
import { storedRecord } from './stored.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Spot {
  readonly space: string;
  readonly x: number;
  readonly y: number;
}

/** Where this space and one far from it can be pressed. */
const ends = async (page: Page, space: string): Promise<readonly (Spot | undefined)[]> => {
  await page.locator(`[data-space="${space}"]`).scrollIntoViewIfNeeded();
  return page.evaluate((own) => {
    const spots = [...document.querySelectorAll<SVGElement>('[data-space]')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { space: element.dataset['space']!, x: x + width / 2, y: y + height / 2 };
      return document.elementFromPoint(at.x, at.y)?.closest('[data-space]') === element ? [at] : [];
    });
    return [spots.find((spot) => spot.space === own), spots.find((spot) => spot.space !== own)];
  }, space);
};

/** By game a field of the editor with a value that only its rules forbid, and the clause that does. */
const FORBIDDEN: Readonly<
  Partial<Record<GameId, { readonly field: string; readonly value: unknown; readonly clause: string }>>
> = {
  torino: { field: 'options.turnsPerHalf', value: 3, clause: 'TOR-TIME-2' },
  eleven: { field: 'options.plays', value: 3, clause: 'ELV-TIM-4' },
  tactics: { field: 'time.plays', value: 99, clause: 'STW-TIME-2' },
  mat: { field: 'score[0]', value: 3, clause: 'MAT-END-1' },
  city: { field: 'attacker', value: 'home', clause: 'CTY-POS-6' },
};

/** Fills a field of the form, wherever it is folded away. */
async function fillField(page: Page, field: string, value: unknown): Promise<void> {
  const input = page.locator(`[id="field-${field}"]`);
  await input.evaluate((element) => {
    for (let at = element.closest('details'); at; at = at.parentElement!.closest('details')) at.open = true;
  });
  if ((await input.evaluate((element) => element.tagName)) === 'SELECT')
    await input.selectOption(JSON.stringify(value));
  else {
    await input.fill(String(value));
    await input.blur();
  }
}

/** What a finger tells the page; where a man stands it must not move the page instead. */
function dragByTouch([from, to]: readonly [Spot, Spot]): void {
  const held = document.elementFromPoint(from.x, from.y)!;
  const ways = [];
  for (let at: Element | null = held; at; at = at.parentElement) ways.push(getComputedStyle(at).touchAction);
  if (!ways.includes('none')) throw new Error(`a finger moves the page: ${ways.join()}`);
  // A finger is captured by what it touched first.
  for (const [type, { x, y }] of [
    ['pointerdown', from],
    ['pointermove', to],
    ['pointerup', to],
  ] as const)
    held.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        clientX: x,
        clientY: y,
      }),
    );
}

/** The position that the editor would share. */
async function sharedPosition(page: Page): Promise<{ link: string; position: object }> {
  await page.locator('[data-link]').click();
  const link = await page.locator('[data-made-link]').inputValue();
  return { link, position: JSON.parse((await unpack(fragmentOf(new URL(link).hash).get('p')!))!) as object };
}

it.each(GAME_IDS)(
  'in %s an illegal position is refused in the words of its clause, a legal one is shared, opened and played, and men are dragged by touch',
  async (id) => {
    const page = await app.open();
    const { game } = await loadRoom(id);
    await review(page, app, id, golden(`${id}-1`), '#s=40');
    await page.locator('[data-edit]').click();
    await page.locator('[data-sound=true]').waitFor();
    await page.context().setOffline(true);
    const { link, position } = await sharedPosition(page);

    const { field, value, clause } = FORBIDDEN[id]!;
    const forbidden = structuredClone(position) as Record<string, unknown>;
    const path = field.split(/[.[\]]+/).filter(Boolean);
    let inside = forbidden;
    for (const name of path.slice(0, -1)) inside = inside[name] as Record<string, unknown>;
    const before = inside[path.at(-1)!];
    inside[path.at(-1)!] = value;
    const read = game.readPosition(forbidden);
    if (read.ok) throw new Error('legal');
    await fillField(page, field, value);
    await page.locator('[data-sound=false]').waitFor();
    expect(await page.locator('[data-wrong] .wrong').innerText()).toContain(read.error.expected.es);
    expect(await page.locator('[data-wrong] a').getAttribute('href')).toBe(`/rules/${id}#${clause}`);
    await fillField(page, field, before);
    await page.locator('[data-sound=true]').waitFor();

    const man = page.locator('[data-man]').first();
    const [stands, target] = await ends(page, await man.locator('b').innerText());
    await page.evaluate(dragByTouch, [stands!, target!] as const);
    await expect.poll(() => man.locator('b').innerText()).toBe(target!.space);

    await page.context().setOffline(false);
    await page.goto(app.url);
    await page.goto(link);
    await page.locator('[data-sound=true]').waitFor();
    await page.context().setOffline(true);
    expect((await sharedPosition(page)).position).toEqual(position);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Jugar desde aquí' }).click();
    await page.locator('[data-begin]').click();
    await page.locator('[data-turn]').waitFor();
    expect(await storedRecord(page, page.url().split('/').at(-1)!)).toContain('[Origin "edit"]');
    await page.context().close();
  },
);

describe.each(GAME_IDS)('links and editor of %s', (id) => {
  it('hold a record and a position, build a legal and an illegal one, without a network', async () => {
    const page = await app.open();
    const record = golden(`${id}-1`);
    await review(page, app, id, record, '#s=40');
    await page.context().setOffline(true);
    await page.locator('[data-link]').click();
    const link = await page.locator('[data-made-link]').inputValue();
    expect(await unpack(fragmentOf(new URL(link).hash).get('r')!)).toBe(record);
    await page.context().setOffline(false);
    // With a network it is short, and there is one button for it.
    expect(await page.getByRole('button', { name: /Compartir|enlace/ }).count()).toBe(1);
    await page.locator('input[type=range]').fill('39');
    await page.locator('[data-link]').click();
    await expect.poll(() => page.locator('[data-made-link]').inputValue()).toMatch(/\/review\/[\w-]+#s=39$/);
    await page.goto(link);
    await page.locator('[role=slider]').waitFor();
    expect(await at(page)).toBe(40);
    expect(await page.locator('.review').getAttribute('data-game')).toBe(id);

    await page.locator('[data-edit]').click();
    await page.locator('[data-sound=true]').waitFor();
    await page.context().setOffline(true);
    await page.locator('[data-link]').click();
    const shared = await page.locator('[data-made-link]').inputValue();
    // The names of the specification are nothing for a newcomer.
    expect(
      await page.locator('.panel > section:last-of-type > div > label.own, .panel summary.own').allInnerTexts(),
    ).toEqual([]);
    const position = JSON.parse((await unpack(fragmentOf(new URL(shared).hash).get('p')!))!) as { score: number[] };
    const { game } = await loadRoom(id);
    expect(game.readPosition(position).ok).toBe(true);
    // A score is a fact that any position takes; a game that is no game is none.
    await page.locator('[data-group=score] summary').click();
    const goals = page.locator('[id="field-score[0]"]');
    await goals.fill('-3');
    await goals.blur();
    await page.locator('[data-sound=false]').waitFor();
    expect(await page.locator('[data-wrong]').getAttribute('data-wrong')).toBe('score[0]');
    await goals.fill(String(position.score[0]));
    await goals.blur();
    await page.locator('[data-sound=true]').waitFor();
    const man = page.locator('[data-man]').first();
    const before = await man.innerText();
    await man.click();
    await page.locator('[data-space]').last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => man.innerText()).not.toBe(before);
    // By mouse: from where he stands to another space.
    const [stands, target] = await ends(page, await man.locator('b').innerText());
    await page.mouse.move(stands!.x, stands!.y);
    await page.mouse.down();
    await page.mouse.move(target!.x, target!.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => man.locator('b').innerText()).toBe(target!.space);
    await page.context().setOffline(false);
    await expectNoFindings(page, [390, 1440], `editor ${id}`);
    await page.context().close();
  });
});

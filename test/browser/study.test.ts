import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherSide, SIDES, type Side } from '../../src/core/game.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import type { KeptAnalysis } from '../../src/lab/analyse.ts';
import type { Puzzle } from '../../src/lab/puzzles.ts';
import { Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { openRecord, replay } from '../../src/match/replay.ts';
import { pack } from '../../src/web/study/link.ts';
import { type App, HEIGHT, openApp } from './app.ts';
import { at, golden, matchOf, review } from './reviewed.ts';
import { storedMatch, storedRecord, storeMatches } from './stored.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the analysis board', () => {
  it('is walked through by chart, list, buttons and keys, holds its step in the address, and is analysed in the background', async () => {
    const page = await app.open();
    await review(page, app, 'eleven', golden('eleven-club-1'));
    const last = Number(await page.locator('input[type=range]').getAttribute('max'));
    expect(await at(page)).toBe(last);
    await page.keyboard.press('Home');
    expect(await at(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await at(page)).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await at(page)).toBeGreaterThan(1);
    await page.locator('nav [data-at="30"]').click();
    expect(await at(page)).toBe(30);
    expect(new URL(page.url()).hash).toBe('#s=30');
    await page.getByRole('button', { name: 'Siguiente gol' }).click();
    const goal = Number(await page.locator('[data-goal]').first().getAttribute('data-goal'));
    expect(await at(page)).toBeGreaterThanOrEqual(goal);
    const box = (await page.locator('[role=slider]').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(Math.abs((await at(page)) - last / 2)).toBeLessThan(last / 20 + 1);
    await page.keyboard.press(' ');
    await expect.poll(() => at(page)).toBeGreaterThan(Math.round(last / 2) + 1);
    await page.keyboard.press(' ');
    await page.locator('[data-learn]').waitFor({ timeout: 100_000 });
    await page.keyboard.press('Home');
    await page.keyboard.press('e');
    expect(await page.locator('[data-verdict]').getAttribute('data-verdict')).not.toMatch(/^(good|)$/);
    const shares = await page
      .locator('[data-entry]')
      .evaluateAll((rows) => rows.map((row) => [row.dataset['entry']!, Number(row.dataset['share'])] as const));
    const by = Object.fromEntries(shares);
    const sum = shares.filter(([kind]) => kind !== 'final').reduce((total, [, share]) => total + share, 0);
    expect(sum).toBeCloseTo(by['final']!, 9);
    // Kept with the match: the next visit has it at once.
    await page.reload();
    await page.locator('[data-learn]').waitFor({ timeout: 5000 });
    expect(await page.locator('progress').count()).toBe(0);
    await expectNoFindings(page, [390, 820, 1440], 'review');
    await page.context().close();
  });
});

/** A resignation after the first steps. */
async function resigned(id: GameId): Promise<string> {
  const { game } = await loadRoom(id);
  const seeds = { referee: 'r', home: '', away: '' };
  const match = new Match({ game, start: game.setup(defaultOptions(game.options)), isFresh: true, seeds }, 0);
  while (match.turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
  match.submit({ type: 'resign', side: 'away' }, 0);
  return new RecordWriter(match).write(true);
}

it('a resignation is the last picture of its match, and the hand shown is that of whoever played', async () => {
  const page = await app.open();
  await review(page, app, 'torino', await resigned('torino'));
  await page.getByText('Visitante abandona el partido.').first().waitFor();
  const hands: string[] = [];
  for (const own of SIDES) {
    await storeMatches(page, app, [matchOf('city', golden('city-club-1'), own)]);
    await page.goto(`${app.url}/review/study-city#s=60`);
    await page.locator('[role=slider]').waitFor();
    hands.push((await page.locator('[data-card]').allInnerTexts()).join());
    // Far down among long turns: its line is seen all the same.
    await page.locator('input[type=range]').fill('275');
    const isSeen = (): Promise<boolean> =>
      page.locator('nav [data-at="275"]').evaluate((line) => {
        const [box, own] = [line.closest('nav')!.getBoundingClientRect(), line.getBoundingClientRect()];
        return own.top >= box.top && own.bottom <= box.bottom;
      });
    await page.waitForTimeout(300);
    expect(await isSeen()).toBe(true);
  }
  expect(hands[0]).not.toBe('');
  expect(hands[1]).not.toBe(hands[0]);
  await page.context().close();
});

/** What was played in a step of a stored match. */
async function playedAt(name: string, step: number): Promise<string> {
  const opened = openRecord(golden(name));
  if (!opened.ok) throw new Error(name);
  const { game } = await loadRoom(opened.value.game as GameId);
  const match = replay(game, opened.value);
  if (!match.ok) throw new Error(name);
  const { seat, action } = match.value.history.steps[step - 1]!;
  return game.writeAction(match.value.history.at(step - 1), seat, action);
}

/** Whether all of it is in the window. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it('mistakes are drilled: a wrong try is told its price, the best one passes', async () => {
  const page = await app.open();
  await review(page, app, 'mat', golden('mat-greedy-10'));
  await page.locator('[data-learn]').waitFor({ timeout: 100_000 });
  const marks = await page.locator('nav b').count();
  const first = (await page.locator('nav a:has(b)').first().getAttribute('class'))!.split(' ')[0];
  expect(marks).toBeGreaterThan(0);
  await page.locator('[data-learn]').click();
  await page.locator('[data-drill]').waitFor();
  const step = Number(await page.locator('[data-drill]').getAttribute('data-drill'));
  await page.locator('.ask summary').click();
  await page.locator(`.drill details [data-action="${await playedAt('mat-greedy-10', step)}"]`).click();
  await page.locator('[data-tried=worse]').waitFor();
  expect(await page.locator('[data-tried=worse]').innerText()).toMatch(/el \d+\s%; lo mejor, en el \d+\s%/);
  await page.locator('[data-solution]').click();
  await page.getByText('La mejor era').waitFor();
  await page.locator('.drill [data-action].hinted, .drill [data-hinted=true]').first().click();
  await page.locator('[data-tried=solved]').waitFor();
  await page.locator('[data-next]').click();
  await expectNoFindings(page, [390, 1440], 'drill');
  // The browser's way back leads to the review, not to where the match was played.
  await page.goBack();
  await page.locator('[role=slider]').waitFor();
  // Whoever played the side that did not err first learns from his own mistakes all the same, and reads it on a phone.
  const own = SIDES.find((side) => side !== first)!;
  const { analysis } = await storedMatch(page, 'study-mat');
  await storeMatches(page, app, [{ ...matchOf('mat', golden('mat-greedy-10'), own), analysis }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/review/study-mat`);
  await page.locator(`nav a.${own} b`).first().waitFor();
  const mine = await page.locator(`nav a.${own} b`).count();
  expect(mine).toBeGreaterThan(0);
  await page.locator('[data-learn]').click();
  await page.getByText('Jugaste «').waitFor();
  expect(await page.locator('.n').innerText()).toBe(`Error 1 de ${mine}`);
  for (const shown of ['[data-tried]', '[data-solution]', '[data-next]'])
    expect(await isInSight(page, shown), shown).toBe(true);
  await page.context().close();
});

it('each of my matches is one click from its review', async () => {
  const page = await app.open();
  await storeMatches(page, app, [matchOf('torino', golden('torino-1'), 'home')]);
  await page.goto(`${app.url}/mine`);
  await page.locator('[data-review=study-torino]').click();
  await page.locator('[role=slider]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/review/study-torino');
  await page.context().close();
});

it('from any step one plays on, against a bot or at one table; the branch names its origin', async () => {
  const page = await app.open();
  await review(page, app, 'torino', golden('torino-1'), '#s=20');
  expect(await at(page)).toBe(20);
  await page.getByRole('button', { name: 'Jugar desde aquí' }).click();
  await page.locator('dialog[open] select[name=rival]').selectOption('friend');
  await page.locator('[data-begin]').click();
  await page.locator('[data-turn]').waitFor();
  const record = await storedRecord(page, page.url().split('/').at(-1)!);
  expect(record).toContain('[Origin "study-torino#20"]');
  await page.locator('[data-origin]').click();
  await page.locator('[role=slider]').waitFor();
  expect([new URL(page.url()).pathname, await at(page)]).toEqual(['/review/study-torino', 20]);
  await page.context().close();
});

it('from a record that only came by a link one plays on against a bot, which goes on from there, and finds the way back', async () => {
  const page = await app.open();
  const step = 60;
  await page.goto(`${app.url}/review/link#s=${step}&r=${await pack(golden('mat-greedy-10'))}`);
  await page.locator('[role=slider]').waitFor();
  await page.getByRole('button', { name: 'Jugar desde aquí' }).click();
  await page.locator('dialog[open] select[name=rival]').selectOption('beginner');
  const own = (await page.locator('dialog[open] select[name=own]').inputValue()) as Side;
  await page.locator('dialog[open] select[name=own]').selectOption(otherSide(own));
  await page.locator('[data-begin]').click();
  await page.locator('[data-origin]').waitFor();
  const id = page.url().split('/').at(-1)!;
  // The bot is to move, and does.
  await expect.poll(() => storedRecord(page, id), { timeout: 20_000 }).toMatch(/^1\. /m);
  await page.locator('[data-origin]').click();
  await page.locator('[role=slider]').waitFor();
  expect(await at(page)).toBe(step);
  expect(await page.locator('.review').getAttribute('data-game')).toBe('mat');
  await page.context().close();
});

/** An analysis of a match that was begun by this browser, as far as it was kept. */
const keptOf = async (page: Page, id: string): Promise<KeptAnalysis | undefined> =>
  (await storedMatch(page, id)).analysis;

it('an analysis that is stopped keeps what it found and goes on from there; one on another scale is begun anew', async () => {
  const page = await app.open();
  await review(page, app, 'tactics', golden('tactics-greedy-3'));
  const done = async (): Promise<number> => (await keptOf(page, 'study-tactics'))?.done ?? 0;
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Parar el análisis' }).click();
  const stopped = (await keptOf(page, 'study-tactics'))!;
  expect(stopped.done).toBeLessThan(stopped.of);
  expect(stopped.analysis.decisions.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Seguir con el análisis' }).click();
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(stopped.done);
  const later = (await keptOf(page, 'study-tactics'))!;
  expect(later.analysis.decisions.slice(0, stopped.analysis.decisions.length)).toEqual(stopped.analysis.decisions);
  // Whoever leaves and comes back does not begin again.
  await page.goto(app.url);
  await page.goto(`${app.url}/review/study-tactics`);
  await page.locator('progress').waitFor();
  expect(await done()).toBeGreaterThanOrEqual(later.done);
  await page.goto(app.url);
  const blunder = { ...stopped.analysis.decisions[0]!, loss: 0.9 };
  const analysis = { ...stopped, key: 'another', analysis: { ...stopped.analysis, decisions: [blunder] } };
  await storeMatches(page, app, [{ ...matchOf('tactics', golden('tactics-greedy-3')), analysis }]);
  await page.goto(`${app.url}/review/study-tactics`);
  await expect.poll(async () => (await keptOf(page, 'study-tactics'))?.key, { timeout: 60_000 }).toBe(stopped.key);
  expect((await keptOf(page, 'study-tactics'))!.analysis.decisions.map(({ loss }) => loss)).not.toContain(0.9);
  await page.context().close();
});

it('puzzles are offered of the games that have them, are solved and counted; the calibration shows what was measured', async () => {
  const page = await app.open({ path: '/puzzles' });
  const files = readdirSync('src/lab/data/puzzles');
  const links = page.locator('a[href^="/puzzles/"]');
  await page
    .getByRole('link', { name: / problemas$/ })
    .first()
    .waitFor();
  expect(await links.count()).toBe(files.length);
  for (const file of files) {
    const puzzles = JSON.parse(readFileSync(`src/lab/data/puzzles/${file}`, 'utf8')) as object[];
    const link = page.locator(`a[href="/puzzles/${file.replace('.json', '')}"]`);
    await expect.poll(() => link.innerText()).toContain(`${puzzles.length} problemas`);
  }
  const without = GAME_IDS.find((id) => !files.includes(`${id}.json`));
  if (without) {
    await page.goto(`${app.url}/puzzles/${without}`);
    await page.getByText('De este juego no hay problemas.').waitFor();
    expect(await links.count()).toBe(files.length);
  }
  const kept = JSON.parse(readFileSync('src/lab/data/puzzles/mat.json', 'utf8')) as Puzzle[];
  // On a phone what is said of a try is in sight while the board is.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/puzzles/mat`);
  for (const needed of ['[data-tried]', '[data-solution]', '[data-next]']) {
    await page.locator(needed).waitFor({ state: 'attached' });
    expect(await isInSight(page, needed), needed).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  const shown = async (): Promise<Puzzle> => {
    const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    return kept.find((puzzle) => puzzle.id === id)!;
  };
  const play = async (action: string): Promise<void> => {
    if ((await page.locator('.panel details[open]').count()) === 0) await page.locator('.panel summary').click();
    await page.locator('.panel input[type=search]').fill(action);
    await page.locator(`.panel details [data-action="${action}"]`).click();
  };
  const first = await shown();
  expect(await page.getByText('Problema del día').count()).toBe(1);
  // Whether a risk pays depends on the score.
  expect(await page.locator('.score').innerText()).toMatch(/^\d+\s*–\s*\d+$/);
  await play(first.second);
  await page.locator('[data-tried=wrong]').waitFor();
  await play(first.best);
  await page.locator('[data-tried=solved]').waitFor();
  expect(await page.locator('[data-why] li').allInnerTexts()).toEqual(first.why.map(({ es }) => es));
  expect(await page.locator('[data-stats]').innerText()).toBe('Resueltos 0 de 1. Racha: 0; la mejor: 0.');
  await page.locator('[data-next]').click();
  const second = await shown();
  expect(second.id).not.toBe(first.id);
  expect(await page.locator('[data-tried]').getAttribute('data-tried')).toBe('');
  await play(second.best);
  await page.locator('[data-tried=solved]').waitFor();
  expect(await page.locator('[data-stats]').innerText()).toBe('Resueltos 1 de 2. Racha: 1; la mejor: 1.');
  // Another theme begins with a puzzle of its own, untouched.
  const { theme } = kept.find((puzzle) => puzzle.theme !== second.theme)!;
  await page.locator('.panel select').selectOption(theme);
  expect((await shown()).theme).toBe(theme);
  expect(await page.locator('[data-tried]').getAttribute('data-tried')).toBe('');
  const measured = JSON.parse(readFileSync('src/lab/data/calibration.json', 'utf8')) as Record<string, object>;
  await page.goto(`${app.url}/calibration`);
  const plots = await page
    .locator('[data-calibration]')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset['calibration']));
  expect(plots).toEqual(GAME_IDS.filter((id) => id in measured));
  await page.context().close();
});

it('after the first visit all of it is there without a network', async () => {
  const page = await app.open({ offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await review(page, app, 'torino', golden('torino-1'));
  await page.context().setOffline(true);
  const visit = async (path: string, sign: string): Promise<void> => {
    await page.goto(app.url + path);
    await page.locator(sign).first().waitFor();
  };
  for (const id of GAME_IDS) {
    const [lesson] = (await (await loadRoom(id)).lessons()).lessons;
    await visit(`/learn/${id}`, '.scene svg');
    await visit(`/learn/${id}/${lesson!.id}`, '.lesson svg');
    await page.locator('[data-hint=ask]').click();
    await visit(`/rules/${id}`, 'main h1');
    await visit(`/edit/${id}`, '[data-sound=true]');
  }
  await visit('/puzzles/mat', 'main svg');
  await visit('/calibration', '[data-calibration]');
  await visit('/review/study-torino', '[data-learn], [data-entry]');
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { briefOf } from './brief.ts';
import { mouse } from './hands.ts';
import { loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const headline = (page: Page): Promise<string> => page.locator('main h1').first().innerText();
const turnOf = (page: Page): Promise<string | null> => page.locator('[data-turn]').getAttribute('data-turn');

describe('a newcomer', () => {
  it('is in a match in two clicks, without scrolling on a phone', async () => {
    const playAfter = async (click: (page: Page) => Promise<void>, begin: string): Promise<void> => {
      const page = await app.open({ width: 390, height: 844 });
      await page.locator('li[data-game=torino] a.main').click();
      await click(page);
      const start = page.locator(begin);
      await start.waitFor();
      const { y, height } = (await start.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(844);
      await start.click();
      await page.locator('[data-step]').waitFor();
      expect(await page.locator('.ask').innerText()).not.toBe('');
      await page.context().close();
    };
    await playAfter(async () => undefined, '[data-guided]');
    await playAfter((page) => page.getByRole('button', { name: 'Ahora no' }).click(), 'button[type=submit]');
  });

  it('is spoken to in the language of the browser, switches at once, and is remembered', async () => {
    const page = await app.open({ lang: 'en' });
    expect(await headline(page)).toBe('Football at the kitchen table');
    await page.getByRole('button', { name: 'Español' }).click();
    expect(await headline(page)).toBe('El fútbol de la mesa de la cocina');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.reload();
    expect(await headline(page)).toBe('El fútbol de la mesa de la cocina');
    await page.context().close();
  });

  it('who follows a wrong link is helped on', async () => {
    const page = await app.open({ path: '/rules/chess' });
    expect(await headline(page)).toBe('Aquí no hay nada');
    await page.locator('main a[href="/"]').click();
    expect(await headline(page)).toBe('El fútbol de la mesa de la cocina');
    await page.context().close();
  });
});

describe('a match', () => {
  it('switches its language in the middle, log and all', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, briefOf('torino'));
    await clickOn(page, 4);
    // Both throw until one of them may begin.
    const who = page.locator('.asked .who');
    for (let i = 0; i < 20 && (await who.count()) === 0; i++) await clickOn(page, 1);
    expect((await who.innerText()).trim()).toBe('Te toca');
    // The screen reader hears it too.
    expect(await page.locator('[data-asks]').innerText()).toBe(`Te toca ${await page.locator('.ask').innerText()}`);
    const before = await page.locator('.log [data-line]').count();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Opening roll').first().waitFor();
    expect(await page.locator('.log [data-line]').count()).toBe(before);
    expect(await page.locator('.log').innerText()).not.toMatch(/Tirada|Local|portero/);
    await page.context().close();
  });

  it('is played by keyboard alone, with the focus where the next decision is', async () => {
    const page = await app.open({ path: '/' });
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    const tabTo = async (selector: string): Promise<void> => {
      const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
      for (let i = 0; i < 40 && !(await isThere()); i++) await press('Tab');
      expect(await isThere(), selector).toBe(true);
    };
    await tabTo('a[href="/play/torino"]');
    await press('Enter');
    await page.locator('input[name=length]').first().waitFor();
    await tabTo('summary');
    await press('Enter');
    await tabTo('#option-turnsPerHalf');
    await page.keyboard.type('2');
    await press('Enter');
    await page.locator('[data-step]').waitFor();
    let outlines = 0;
    // a key that comes while something still lands is lost: so many in a row mean that no key helps
    let turn = await turnOf(page);
    for (let lost = 0; lost < 100 && turn !== 'over'; turn = await turnOf(page)) {
      const step = await stepOf(page);
      const outline = await page.evaluate(() => {
        const at = document.activeElement;
        return at instanceof HTMLElement && at.matches('[data-action], [data-throw]')
          ? getComputedStyle(at).outlineStyle
          : null;
      });
      if (outline !== null) {
        expect(outline).toBe('solid');
        outlines++;
      }
      await press(outline === null ? 'Space' : 'Enter');
      const isTaken = page.waitForFunction(
        (before) => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before,
        step,
        { timeout: 300 },
      );
      lost = await isTaken.then(
        () => 0,
        () => lost + 1,
      );
    }
    expect(turn).toBe('over');
    expect(outlines).toBeGreaterThan(3);
    await page.context().close();
  });

  it('says the rule of an impossible try with a link to it, and shakes', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 60 } });
    for (let i = 0; i < 400 && (await page.locator('[data-action="pass:8"]').count()) === 0; i++)
      await clickOn(page, 1);
    const before = await stepOf(page);
    await page.getByRole('button', { name: /^9 / }).click();
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    expect(await refusal.innerText()).toContain('TOR-FIVE-1');
    expect(await stepOf(page)).toBe(before);
    await refusal.locator('a').click();
    await page.locator('#TOR-FIVE-1.here').waitFor();
    await page.context().close();
  });

  it('shows exact odds before the decision, takes back, offers a draw and ends by resignation only when confirmed', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 60 } });
    for (let i = 0; i < 400 && (await page.locator('[data-action="pass:8"]').count()) === 0; i++)
      await clickOn(page, 1);
    await expect.poll(() => page.locator('[data-action="pass:8"] .chip').innerText()).toMatch(/17/);
    const before = await page.locator('.ask').innerText();
    await page.locator('[data-action="pass:8"]').click();
    await page.locator('[data-action="keep:even"]').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.locator('[data-action="pass:8"]').waitFor();
    expect(await page.locator('.ask').innerText()).toBe(before);
    await page.getByRole('button', { name: 'Ofrecer empate' }).click();
    await page.locator('[data-confirm-tool]').click();
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await page.locator('[data-declined]', { hasText: 'no acepta el empate' }).waitFor();
    await page.getByRole('button', { name: 'Abandonar' }).click();
    await page.getByRole('button', { name: 'Seguir jugando' }).click();
    expect(await turnOf(page)).toBe('choice');
    await page.getByRole('button', { name: 'Abandonar' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Abandonar' }).click();
    await page.locator('[data-turn=over]').waitFor();
    await page.getByRole('button', { name: 'Revancha' }).last().click();
    await page.locator('[data-turn=chance]').waitFor();
    await page.context().close();
  });

  it('is resigned by the side whose throw is due, and the question says so', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 60 } });
    const asks = page.getByText('Visitante ataca: tira el dado.');
    for (let i = 0; i < 200 && (await asks.count()) === 0; i++) await clickOn(page, 1);
    expect(await page.locator('.scoreboard .acts .words').innerText()).toBe('Visitante');
    await expect.poll(() => page.locator('[data-throw] .die').count()).toBe(1);
    await page.getByRole('button', { name: 'Abandonar' }).click();
    const question = page.locator('dialog[open]');
    expect(await question.innerText()).toContain('Abandona Visitante');
    await question.getByRole('button', { name: 'Abandonar' }).click();
    await page.getByText('Visitante abandona el partido.').first().waitFor();
    await page.context().close();
  });

  it('tells the screen reader the same lines as the log', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, briefOf('torino'));
    await clickOn(page, 3);
    const heard = await page.locator('.only-heard[aria-live=polite]').first().innerText();
    const newest = await page.locator('.log [data-line]').last().innerText();
    expect(heard.replaceAll('§', '')).toContain(newest.replace('§', '').trim());
    await page.context().close();
  });

  it('leaves nothing of the last hand in the page when the device changes hands', async () => {
    const page = await app.open({ path: '/play/city' });
    await startMatch(page, { opponent: 'friend', ...briefOf('city') });
    let covers = 0;
    for (let i = 0; i < 45; i++) {
      await clickOn(page, 1);
      if ((await page.locator('.cover').count()) === 0) continue;
      covers++;
      expect(await page.locator('.fit').count()).toBe(0);
      // Whoever drew a card reads its name; everybody else only that a card was drawn.
      await expect.poll(() => page.locator('.log [data-line]').count()).toBeGreaterThan(0);
      expect(await page.locator('.log').innerText()).not.toMatch(/ roba (?!una carta)/);
      expect(
        await page
          .locator('[data-action]')
          .evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset['action'])),
      ).toEqual(['look']);
    }
    expect(covers).toBeGreaterThan(1);
    await page.context().close();
  });

  it('lands a throw within 900 ms of its own clock', async () => {
    const page = await app.open({ path: '/play/torino', pace: 'calm' });
    await page.clock.install();
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 20 } });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('[data-throw]').click();
    let millis = 0;
    for (; (await page.locator('.log [data-line]').count()) === 0 && millis < 2000; millis += 20)
      await page.clock.runFor(20);
    expect(millis).toBeGreaterThan(300);
    expect(millis).toBeLessThanOrEqual(900);
    await page.context().close();
  });

  it('shows its great moments to those who want no movement, too', async () => {
    const page = await app.open({ path: '/play/torino', pace: 'calm' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startMatch(page, { opponent: 'friend' });
    await page.getByRole('button', { name: 'Abandonar' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Abandonar' }).click();
    await page.locator('.scene.over').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('.scene').count()).toBe(0);
    await page.context().close();
  });

  it('goes on when its worker dies', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 4 } });
    await clickOn(page, 5);
    const before = await page.locator('.scoreboard').innerText();
    await page.workers()[0]!.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('the worker dies');
        }),
    );
    await expect.poll(() => page.workers().length).toBe(1);
    await expect.poll(() => page.locator('.scoreboard').innerText()).toBe(before);
    await clickOn(page);
    await page.locator('[data-turn=over]').waitFor();
    await page.context().close();
  });
});

describe('a touch', () => {
  const refusalOf = (page: Page): Promise<string> => page.getByRole('alert').innerText();
  const isShaken = (page: Page): Promise<boolean> => page.locator('.fit svg.shake').isVisible();

  it('that means nothing is answered with the rule, until the next one', async () => {
    const move = { phase: 'move', ball: 'd8', holder: 'f1', roll: 3 } as const;
    const page = await loadPosition(app, tactics, sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, move));
    const { touch } = mouse(page);
    await touch('b13');
    expect(await refusalOf(page)).toContain('STW-MOVE-1');
    expect(await isShaken(page)).toBe(true);
    await touch('c6');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('[data-space=c6]').getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
  });

  it('on the board before the throw, or out of turn, is answered too, by keyboard as well', async () => {
    const roll = { phase: 'moveroll', ball: 'd8', holder: 'f1' } as const;
    const page = await loadPosition(app, tactics, sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, roll));
    await mouse(page).touch('c6');
    expect(await refusalOf(page)).toBe('Throw first.');
    expect(await isShaken(page)).toBe(true);
    await page.getByRole('button', { name: 'Flip' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.locator('[data-space][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    expect(await refusalOf(page)).toBe('Throw first.');
    await page.context().close();
  });

  it('on a card of the hand that can not be played now is answered', async () => {
    const page = await app.open({ path: '/play/city' });
    await startMatch(page, { options: { mode: 'quick' } });
    const card = page.locator('[data-turn=choice]:has(.asked.mine) .hand .card:not(.can)').first();
    for (let i = 0; i < 60 && (await card.count()) === 0; i++) await clickOn(page, 1);
    await card.click({ force: true });
    expect(await refusalOf(page)).toContain('CTY-TRN-1');
    await page.context().close();
  });

  it('brings what comes next at once, and cards are dealt in a moment', async () => {
    const page = await app.open({ path: '/play/city', pace: 'calm' });
    await startMatch(page, { opponent: 'friend', options: { mode: 'quick' } });
    const before = await stepOf(page);
    const begun = Date.now();
    const coin = page.locator('[data-throw]:not(:disabled)');
    while ((await page.locator('[data-action]').count()) === 0 && Date.now() - begun < 20_000)
      await ((await coin.count()) ? coin.click() : page.mouse.click(300, 300));
    expect(await stepOf(page)).toBeGreaterThan(before);
    expect(Date.now() - begun).toBeLessThan(6000);
    await page.context().close();
  });
});

describe('a match with a whistle', () => {
  /** Puts back the clock of the only match in the store. */
  const putClockTo = (page: Page, left: number): Promise<void> =>
    page.evaluate(
      (millis) =>
        new Promise((resolve) => {
          const asked = indexedDB.open('cancha');
          asked.onsuccess = () => {
            const store = asked.result.transaction('matches', 'readwrite').objectStore('matches');
            const all = store.getAll();
            all.onsuccess = () => {
              const [match] = all.result;
              store.put({ ...match, clock: { ...match.clock, left: millis } }).onsuccess = () => resolve();
            };
          };
        }),
      left,
    );

  it('shows what is left of the half, goes on with it after a reload, and says so only when it is short', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { clock: 'whistle', minutesPerHalf: 2 } });
    const left = async (): Promise<number> => {
      const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':').map(Number);
      return minutes! * 60 + seconds!;
    };
    // The opening roll costs no time (TOR-OPEN-3).
    expect(await page.getByRole('timer').count()).toBe(0);
    for (let i = 0; i < 30 && (await page.getByRole('timer').count()) === 0; i++) await clickOn(page, 1);
    const heard = page.locator('.scoreboard [data-heard]');
    const first = await left();
    expect(first).toBeGreaterThan(100);
    expect(await heard.innerText()).toBe('');
    await expect.poll(left).toBeLessThan(first);
    await page.goto(`${app.url}/`);
    await putClockTo(page, 11_000);
    await page.goBack();
    await page.getByRole('timer').waitFor();
    expect(await left()).toBeLessThanOrEqual(11);
    await expect.poll(() => heard.innerText()).toBe('Quedan diez segundos.');
    await page.context().close();
  });
});

describe('the sides', () => {
  it('are called Local and Visitante everywhere, with the names of who plays them beside it', async () => {
    const page = await app.open({ path: '/play/torino' });
    await page.locator('input[name=opponent][value=friend]').check({ force: true });
    await page.locator('input[name=name-home]').fill('Ana');
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 4 } });
    const teams = (): Promise<string[]> => page.locator('.scoreboard .team .words').allInnerTexts();
    expect(await teams()).toEqual(['Local\nAna', 'Visitante']);
    await page.goto(`${app.url}/play/torino`);
    await startMatch(page, { side: 'away' });
    expect(await teams()).toEqual(['Local\nBot · Principiante', 'Visitante\nTú']);
    await page.getByRole('button', { name: 'English' }).click();
    expect(await teams()).toEqual(['Home\nBot · Beginner', 'Away\nYou']);
    await page.context().close();
  });
});

describe('the card at the end', () => {
  it('tells result, goals and shots with their chances, and what was luck, and leads on', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 10, tie: 'draw' } });
    await clickOn(page);
    const card = page.locator('dialog[open]');
    await card.locator('[data-balance=luck]').waitFor();
    const score = (await card.locator('.score strong').innerText()).split('–').map(Number);
    expect(score.join(' – ')).toBe(
      (await page.locator('.scoreboard .score').innerText()).replaceAll(/\s*–\s*/g, ' – '),
    );
    const goals = await card.getByRole('list', { name: 'Goles' }).locator('li').allInnerTexts();
    expect(goals).toHaveLength(score[0]! + score[1]!);
    for (const goal of goals) expect(goal).toMatch(/(17|33|50)\s%/);
    const missed = Number(/\((\d+)\)/.exec(await card.locator('summary').innerText())![1]);
    const shots = await card.getByRole('row', { name: 'Tiros' }).getByRole('cell').allInnerTexts();
    expect(shots.reduce((sum, text) => sum + Number(text), 0)).toBe(goals.length + missed);
    // In torino no decision changes anything.
    expect(await card.locator('[data-balance=play] .points').innerText()).toBe('igual');
    await card.getByRole('button', { name: 'Ver el tablero' }).click();
    await page.getByRole('link', { name: 'Repasar' }).click();
    await page.locator('input[type=range]').waitFor();
    await page.context().close();
  });
});

describe('a record', () => {
  it('is exported, imported in another browser, looked through and its dice proved; a changed byte is noticed', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, briefOf('torino'));
    await clickOn(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog[open]').getByRole('button', { name: 'Guardar el acta' }).click(),
    ]);
    const record = await new Response((await download.createReadStream()) as unknown as ReadableStream).text();
    await page.context().close();

    const other = await app.open({ path: '/import', lang: 'en' });
    await other.locator('textarea').fill(record.replace('torino', 'torina'));
    await other.getByRole('button', { name: 'Open', exact: true }).click();
    expect(await other.getByRole('alert').innerText()).toContain('can not be read');
    await other.locator('textarea').fill(record);
    await other.getByRole('button', { name: 'Open', exact: true }).click();
    await other.locator('input[type=range]').waitFor();
    await other.getByRole('button', { name: 'Check the dice' }).click();
    await other.getByText('every roll came from the published seeds').waitFor();
    await other.context().close();
  });
});

describe('the server', () => {
  it('tells a guest that his host is away', async () => {
    const ana = await app.open({ path: '/play/torino' });
    await ana.locator('input[name=opponent][value=online]').check({ force: true });
    await ana.locator('button[type=submit]').click();
    const link = await ana.locator('input[readonly]').inputValue();
    await ana.context().close();
    const blas = await app.open({ path: new URL(link).pathname });
    await blas.getByText('Tu rival no está ahora').waitFor();
    expect(await blas.locator('input[readonly]').count()).toBe(0);
    await blas.context().close();
  });

  it('lets two browsers play by a link, each with its own view, to the end', async () => {
    const ana = await app.open({ path: '/play/torino' });
    await ana.locator('input[name=opponent][value=online]').check({ force: true });
    await ana.locator('details summary').click();
    await ana.locator('#option-turnsPerHalf').fill('2');
    await ana.locator('#option-turnsPerHalf').blur();
    await ana.locator('button[type=submit]').click();
    await ana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ana.getByRole('button', { name: 'Compartir' }).click();
    await ana.getByText('Enlace copiado.').waitFor();
    const link = await ana.locator('input[readonly]').inputValue();
    expect(await ana.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const blas = await app.open({ path: new URL(link).pathname });
    await Promise.all([ana.locator('[data-step]').waitFor(), blas.locator('[data-step]').waitFor()]);
    const carla = await app.open({ path: new URL(link).pathname });
    await carla.getByText('Estás mirando').waitFor();
    await ana.getByRole('button', { name: 'Ofrecer empate' }).click();
    await ana.locator('[data-confirm-tool]').click();
    await ana.getByText('Has ofrecido el empate').waitFor();
    expect(await ana.getByRole('button', { name: 'Consejo' }).count()).toBe(0);
    const offer = blas.getByRole('group', { name: /ofrece el empate/ });
    await offer.getByRole('button', { name: 'No, gracias' }).click();
    await ana.getByText('Has ofrecido el empate').waitFor({ state: 'detached' });
    expect(await ana.locator('[data-declined]').innerText()).toContain('no acepta el empate');
    await Promise.all([clickOn(ana), clickOn(blas)]);
    await Promise.all([ana.locator('[data-turn=over]').waitFor(), blas.locator('[data-turn=over]').waitFor()]);
    expect(await ana.locator('.scoreboard .score').innerText()).toBe(
      await blas.locator('.scoreboard .score').innerText(),
    );
    await ana.locator('dialog[open]').getByRole('button', { name: 'Compartir' }).click();
    const shared = ana.locator('dialog[open] input[readonly]');
    await blas.goto(await shared.inputValue());
    await blas.locator('input[type=range]').waitFor();
    await Promise.all([ana, blas, carla].map((page) => page.context().close()));
  });
});

describe('without a network', () => {
  it('a new match is played after the first visit', async () => {
    const page = await app.open({ offline: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
            )
          ).reduce((sum, n) => sum + n, 0),
        ),
      )
      .toBeGreaterThan(30);
    await page.context().setOffline(true);
    await page.goto(`${app.url}/play/torino`);
    await startMatch(page, briefOf('torino'));
    await clickOn(page);
    await page.locator('[data-turn=over]').waitFor();
    await page.context().close();
  });
});

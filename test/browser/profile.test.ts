import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const PICTURES = process.env['CANCHA_PICTURES'];
const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};
/** Somebody with an account; his page and his id. */
async function account(name: string, lang: 'es' | 'en'): Promise<readonly [Page, string]> {
  const page = await app.open({ path: '/lobby', lang });
  const id = await page.evaluate(async (who) => {
    const body = JSON.stringify({ name: who, password: 'caballo grapa pila' });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/api/accounts', { method: 'POST', headers, body })).json()).person.id as string;
  }, name);
  return [page, id];
}

it('one is challenged from a profile, finds it at home, and both come to the match', async () => {
  const [[ana, anaId], [blas, blasId]] = [await account('Anabel', 'es'), await account('Blasco', 'en')];
  await ana.goto(`${app.url}/people/${blasId}`);
  await ana.locator('select[name=game]').selectOption('torino');
  await expectNoFindings(ana, [390, 820, 1366, 1440], 'somebody else');
  await picture(ana, 'profile-challenge-es-1440');
  await ana.locator('[data-challenge]').click();
  await ana.locator('[data-challenge]:disabled').waitFor();
  await blas.goto(app.url);
  await blas.locator('[data-dared]').waitFor();
  await expectNoFindings(blas, [390, 1440], 'home with a challenge');
  await picture(blas, 'home-dared-en-1440');
  await blas.locator('[data-dared]').click();
  await blas.getByRole('button', { name: /^Play .*Anabel/ }).click();
  await ana.locator('.found button').click();
  for (const page of [ana, blas]) await page.locator('[data-step]').waitFor();
  expect(new URL(ana.url()).pathname).toBe(new URL(blas.url()).pathname);

  await blas.goto(`${app.url}/people/${blasId}`);
  await blas.locator('[data-public]').uncheck();
  await blas.getByText('Now only you see it').waitFor();
  await picture(blas, 'profile-own-en-1440');
  await ana.goto(`${app.url}/people/${blasId}`);
  await ana.getByText('Este perfil es privado').waitFor();

  const row = { game: 'torino', tempo: 'live', volatility: 0.06, updated: Date.now() };
  const rows = [
    { person: anaId, rating: 1712, deviation: 60, matches: 31 },
    { person: blasId, rating: 1800, deviation: 60, matches: 40 },
    { person: 'bot:club', rating: 1520, deviation: 50, matches: 90 },
  ];
  await app.server.people.store
    .insertInto('ratings')
    .values(rows.map((each) => ({ ...row, ...each })))
    .execute();
  await ana.goto(`${app.url}/leaders/torino`);
  await expect.poll(() => ana.locator('tbody th').allInnerTexts()).toEqual(['Anabel', expect.stringContaining('Bot')]);
  await expectNoFindings(ana, [320, 390, 820, 1440], 'leaderboards');
  await picture(ana, 'leaders-es-1440');
  await ana.locator('[data-tempo=leisure]').click();
  await ana.locator('[data-nobody]').waitFor();
  for (const page of [ana, blas]) await page.context().close();
});

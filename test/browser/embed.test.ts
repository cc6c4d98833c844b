// A board inside a page of somebody else.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, PATIENCE } from './app.ts';

let app: App;
let foreign: Server;
let address: string;
/** What the foreign page shows. */
let framed = '';
beforeAll(async () => {
  app = await openApp();
  foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Foreign</title><iframe src="${framed}" width="640" height="560"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, 'localhost', resolve));
  address = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
afterAll(async () => {
  foreign.close();
  await app.close();
});

const post = async (path: string, body: object) =>
  (
    await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<Record<string, string>>;

describe('an embedded board', () => {
  it('plays a record in a foreign page, which may frame nothing else, and keeps no cookie', async () => {
    const { id } = await post('/api/records', { record: readFileSync('test/golden/torino-1.txt', 'utf8') });
    framed = `${app.url}/embed/record/${id}?lang=en&theme=dark`;
    const context = await app.browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.locator('.board svg').first().waitFor({ timeout: PATIENCE });
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    const range = frame.locator('input[type=range]');
    expect(await range.inputValue()).toBe('0');
    await frame.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => range.inputValue(), { timeout: PATIENCE }).not.toBe('0');
    await range.fill((await range.getAttribute('max'))!);
    expect(await frame.getByRole('link', { name: 'Watch on Cancha' }).getAttribute('href')).toBe(`/review/${id}`);
    expect(await context.cookies()).toEqual([]);

    framed = `${app.url}/lobby`;
    await page.goto(address);
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error');
    await context.close();
  });

  it('follows a match, and says so where there is none', async () => {
    const made = await post('/api/matches', { game: 'torino', side: 'home', name: 'Ana', bot: 'random' });
    framed = `${app.url}/embed/match/${made['id']}?lang=es`;
    const page = await (await app.browser.newContext()).newPage();
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.getByText('Aún no ha empezado.').waitFor({ timeout: PATIENCE });
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/matches/${made['id']}/live`);
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'enter', key: made['key'], n: 0 }));
      socket.send(JSON.stringify({ type: 'seed', side: 'home', seed: 'one of many' }));
    });
    await frame.locator('.board svg').first().waitFor({ timeout: PATIENCE });
    await frame.getByText('En directo').waitFor();
    expect(await frame.locator('h1').innerText()).toContain('Ana');
    socket.send(JSON.stringify({ type: 'resign', side: 'home' }));
    await frame.getByText('En directo').waitFor({ state: 'detached' });
    socket.close();

    framed = `${app.url}/embed/match/nowhere?lang=en`;
    await page.goto(address);
    await page.frameLocator('iframe').getByText('There is no match here').waitFor({ timeout: PATIENCE });
    await page.context().close();
  });
});

// The files of `deploy` as their programs read them, where those are installed: a match is played through each proxy.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRoom } from '../../src/games/index.ts';
import { buildApp } from '../../src/server/app.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { Player, playOn } from '../support/player.ts';
import { freePort } from '../support/postgres.ts';

const file = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** How a proxy is run from its file: `port` is where it listens, `node` where the server does. */
interface Proxy {
  readonly program: string;
  configure(folder: string, port: number, node: number): readonly string[];
}
const PROXIES: readonly Proxy[] = [
  {
    program: '/usr/sbin/nginx',
    configure(folder, port, node) {
      const site = file('nginx.conf').replace('127.0.0.1:3000', `127.0.0.1:${node}`);
      const paths = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name, i) => {
        const option = i === 0 ? 'client_body' : name;
        return `${option}_temp_path ${folder}/${name};`;
      });
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
         http { access_log off; ${paths.join(' ')} server { listen 127.0.0.1:${port}; ${site} } }`,
      );
      return ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
    },
  },
  {
    program: '/usr/bin/caddy',
    configure(folder, port, node) {
      const site = file('Caddyfile')
        .replace('{$DOMAIN}', `http://127.0.0.1:${port}`)
        .replaceAll(/node\d:3000/g, `127.0.0.1:${node}`);
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
let node = 0;
beforeAll(async () => {
  log = await openSqliteLog(':memory:');
  app = await buildApp({ log, settings: { pages: 'none', trustProxy: ['127.0.0.1'] } });
  node = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await log.close();
});

const installed = PROXIES.filter(({ program }) => existsSync(program));
describe.skipIf(installed.length === 0)('a proxy as deploy says', () => {
  it.each(installed)('$program carries a match, and keeps the metrics inside', async ({ program, configure }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cancha-proxy-'));
    const port = await freePort();
    const child: ChildProcess = spawn(program, configure(folder, port, node), { stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    try {
      const status = (path: string) =>
        fetch(`${address}${path}`).then(
          (answer) => answer.status,
          () => 0,
        );
      await expect.poll(() => status('/healthz'), { timeout: 20_000 }).toBe(200);
      for (const inside of ['/metrics', '/readyz']) expect(await status(inside)).toBe(404);
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
        const answer = await fetch(`${address}/api/matches${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        expect(answer.status).toBe(201);
        return (await answer.json()) as Record<string, string>;
      };
      const { id, key } = await post('', { game: 'torino', side: 'home', name: 'Ana' });
      const seat = await post(`/${id}/seats`, { name: 'Blas' });
      const room = await loadRoom('torino');
      const ana = new Player(address, id!, room, 'home', key!);
      const blas = new Player(address, id!, room, 'away', seat['key']!);
      expect((await playOn(ana, blas, 5)).n).toBeGreaterThan(5);
      for (const player of [ana, blas]) player.close();
    } finally {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

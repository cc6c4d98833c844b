import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserLike } from '../../test/support/browserLike.ts';
import { hasPostgres, startPostgres } from '../../test/support/postgres.ts';
import { buildApp } from '../server/app.ts';
import { openPostgresLog } from '../server/log/postgres.ts';
import { openSqliteLog } from '../server/log/sqlite.ts';
import { openPostgresStore } from '../server/store/postgres.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { run } from './program.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cancha-admin-'));
  said = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

interface Place {
  /** How the command finds it. */
  readonly flags: readonly string[];
  open(): Promise<{ readonly app: Awaited<ReturnType<typeof buildApp>>; close(): Promise<void> }>;
  done(): Promise<void>;
}
const settings = { pages: 'none' };
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => {
    const file = join(folder, 'cancha.sqlite');
    return {
      flags: ['--data', folder],
      async open() {
        const log = await openSqliteLog(file);
        const app = await buildApp({ log, store: openSqliteStore(file), settings });
        return { app, close: () => app.close().then(() => log.close()) };
      },
      done: async () => undefined,
    };
  },
  ...(hasPostgres && {
    PostgreSQL: async () => {
      const postgres = await startPostgres();
      const url = await postgres.database();
      return {
        flags: ['--database-url', url],
        async open() {
          const log = await openPostgresLog(url);
          const app = await buildApp({ log, store: openPostgresStore(url), settings });
          return { app, close: () => app.close().then(() => log.close()) };
        },
        done: () => postgres.close(),
      };
    },
  }),
};

describe.each(Object.entries(PLACES))('in %s', (_name, lay) => {
  it('people, reports and limits are looked after, beside a server that runs and without one', async () => {
    const { flags, open, done } = await lay();
    const admin = async (...words: string[]): Promise<[code: number, text: string]> => {
      said = [];
      const code = await run(['admin', ...words, ...flags, '--lang', 'en']);
      return [code, said.join('\n')];
    };
    const server = await open();
    const { app } = server;
    const [ana, blas] = [new BrowserLike(app), new BrowserLike(app)];
    await ana.post('/api/accounts', { name: 'Ana', password: 'tres perros azules' });
    await blas.post('/api/me/guest', { name: 'Blas' });
    const { body: table } = await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });
    const { id: anaId } = (await ana.get('/api/me')).body.person;
    await app.people.store
      .insertInto('reports')
      .values({
        match: table.id,
        n: 3,
        person: null,
        about: anaId,
        name: 'Ana',
        text: 'bad words',
        at: 5,
        settled: null,
      })
      .execute();

    const [listed, people] = await admin('people');
    expect(listed).toBe(0);
    expect(people).toMatch(/account +Ana/);
    expect(people).toMatch(/guest +Blas/);
    expect((await admin('reports'))[1]).toContain(`${table.id} 3`);
    expect(await admin('settle', table.id, '3')).toEqual([0, 'Settled.']);
    expect(await admin('settle', table.id, '3')).toEqual([1, 'There is no such open report.']);
    expect(await admin('reports')).toEqual([0, 'Nothing.']);
    expect((await admin('reports', '--all'))[1]).toContain('✓  Ana: bad words');

    expect((await admin('limit', 'ana', 'seek', '2'))[0]).toBe(0);
    expect((await ana.post('/api/seeks', { game: 'torino' })).status).toBe(409);
    expect((await admin('person', 'ana'))[1]).toMatch(/limit seek until .* \(admin\)/);
    expect((await admin('person', anaId))[1]).toContain('reports of others: 1');
    expect((await admin('limit', 'ana', 'seek', '0'))[1]).toContain('no more');
    expect((await ana.post('/api/seeks', { game: 'torino' })).status).toBe(201);
    expect((await admin('limit', 'ana', 'sek', '2'))[1]).toContain('seek');
    expect((await admin('limit', 'blas', 'talk', 'x'))[1]).toBe('"x" are no days.');

    expect((await admin('rename', 'ana', 'Ana María'))[0]).toBe(0);
    expect((await ana.get('/api/me')).body.person.name).toBe('Ana María');
    const [, codes] = await admin('codes', 'ana maria');
    const code = codes.split('\n')[4]!;
    const recovery = { name: 'Ana María', code, password: 'cuatro gatos verdes' };
    expect((await new BrowserLike(app).post('/api/session/recovery', recovery)).status).toBe(200);
    expect((await admin('codes', 'blas'))[1]).toContain('guest');
    expect(await admin('delete', 'nobody')).toEqual([1, 'There is nobody like that.']);
    expect((await admin('delete', 'ana maria'))[1]).toContain('--yes');
    await server.close();

    // No server runs: nobody else may start one meanwhile, and the data are the same.
    expect((await admin('delete', 'ana maria', '--yes'))[1]).toBe('Nothing is left of Ana María.');
    expect((await admin('people', 'ana'))[1]).toBe('Nothing.');
    const again = await open();
    expect((await again.app.tables.find(table.id))?.seats.home?.name).toBe('—');
    await again.close();
    await done();
  });
});

it('says what is missing, and that there is nothing there', async () => {
  expect(await run(['admin', 'people', '--data', folder, '--lang', 'es'])).toBe(2);
  expect(said.at(-1)).toContain('no hay datos');
  await (await openSqliteLog(join(folder, 'cancha.sqlite'))).close();
  expect(await run(['admin', 'persons', '--data', folder, '--lang', 'en'])).toBe(2);
  expect(said.at(-1)).toContain('person');
  expect(await run(['admin', 'person', '--data', folder, '--lang', 'en'])).toBe(2);
  expect(said.at(-1)).toBe('Whom it is about is missing.');
});

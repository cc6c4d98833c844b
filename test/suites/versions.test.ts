// Records of version 1 of rules that have changed since, at every door: nothing is replayed, nothing is lost.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/program.ts';
import { GAME_IDS, loadRoom, REGISTRY } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import { Engine } from '../../src/protocol/engine.ts';
import { createHost } from '../../src/protocol/host.ts';
import type { HostMessage } from '../../src/protocol/messages.ts';
import { localBus } from '../../src/server/bus/bus.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { Tables } from '../../src/server/tables.ts';

const fixture = (name: string): string => readFileSync(`test/fixtures/v1/${name}.txt`, 'utf8');
const OLD_RULES = { es: /versión 1 de las reglas y aquí se juega con la 2/, en: /under version 1 of the rules/ };
const REFUSED = {
  code: 'bad-record',
  line: 2,
  message: { es: expect.stringMatching(OLD_RULES.es), en: expect.stringMatching(OLD_RULES.en) },
};
const nobody = () => Promise.reject(new Error('nobody thinks here'));

test.each(GAME_IDS)('the registry tells the version of the rules of %s', async (id) => {
  expect(REGISTRY[id].version).toBe((await loadRoom(id)).game.version);
});

describe.each(['city', 'tactics', 'mat'] as const)('a record of %s, version 1', (id) => {
  test('is refused by the engine, which goes on', async () => {
    const engine = new Engine({ now: () => 0, freshSeed: () => 's' }, () => undefined);
    const ask = async (request: object) => JSON.parse(await engine.answer(JSON.stringify(request)));
    expect(await ask({ cmd: 'replay', record: fixture(id) })).toMatchObject({ ok: false, error: REFUSED });
    expect(await ask({ cmd: 'new', game: id })).toMatchObject({ ok: true });
  });

  test('ends a command with a sentence, and the file stays as it was', async () => {
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
    const file = join(mkdtempSync(join(tmpdir(), 'cancha-')), 'old.txt');
    writeFileSync(file, fixture(`${id}-open`));
    for (const words of [
      ['replay', file],
      ['verify', file],
      ['analyse', file],
      ['play', id, '--save', file],
    ]) {
      const said: string[] = [];
      const spy = vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
      expect(await run(words)).toBe(1);
      spy.mockRestore();
      expect(said.join('\n')).toMatch(OLD_RULES.en);
    }
    expect(readFileSync(file, 'utf8')).toBe(fixture(`${id}-open`));
    vi.unstubAllEnvs();
  });

  test('opens no match on a page', async () => {
    const person = [{ name: 'Ana', bot: null }];
    const table = { home: person, away: person };
    const ports = { now: () => 0, think: nobody, save: () => undefined };
    const start = { game: id, options: {}, table, record: fixture(`${id}-open`) } as const;
    expect(await createHost(start, 'seed', ports)).toMatchObject({ ok: false, error: REFUSED });
  });

  test('goes from the server to those who played it, as text; whoever watches only hears why', async () => {
    const log = await openSqliteLog(':memory:');
    const node = {
      log,
      bus: localBus(nobody),
      now: () => 0,
      think: nobody,
      count: () => undefined,
      played: () => undefined,
      over: async () => undefined,
      awaySince: async () => null,
      refuseAdvice: async () => undefined,
      stumbled: () => undefined,
    };
    const tables = new Tables(node);
    const seat = { name: 'Ana', keyHash: commitmentTo('key') };
    const record = fixture(`${id}-open`);
    const seats = { home: seat, away: seat };
    await log.addMatch({
      id: 'old',
      game: id,
      rules: 0,
      options: {},
      seats,
      seed: '',
      origin: record,
      head: 0,
      time: null,
      pace: { kind: 'free' },
      made: 0,
    });
    const table = (await tables.take('old'))!;
    for (const side of ['home', 'away', null] as const) {
      const heard: HostMessage[] = [];
      await table.enter({ side, member: null, send: (text) => void heard.push(JSON.parse(text)) }, 0);
      expect(heard[0]).toMatchObject({ type: 'refused', error: REFUSED });
      expect(heard.slice(1)).toEqual(side ? [{ type: 'record', record }] : []);
    }
    expect((await log.match('old'))?.origin).toBe(record);
    await log.close();
  });
});

// The public cases, against the engine in this process and against `cancha engine` as a process of its own.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { Engine } from '../../src/protocol/engine.ts';
import { type Answer, casesOf, runCase } from '../support/cases.ts';
import { EngineProcess } from '../support/child.ts';
import { ROOMS } from '../support/rooms.ts';

/** Games with cases that are not in the registry yet. */
const NOT_YET: readonly string[] = [];

test('every file of cases belongs to a game of the registry, or is left out by name', () => {
  const files = readdirSync('test/conformance').map((name) => name.replace('.jsonl', ''));
  expect(files.sort()).toEqual([...GAME_IDS, ...NOT_YET].sort());
});

const unexpected = (error: unknown): never => {
  throw error;
};
const engine = new Engine({ now: () => 0, freshSeed: () => 'conformance' }, unexpected);

describe.each(ROOMS)('$id in this process', ({ id }) => {
  test.each(casesOf(id))('$id $title', async (one) => {
    expect(
      await runCase(async (request) => JSON.parse(await engine.answer(JSON.stringify(request))) as Answer, one),
    ).toBeUndefined();
  });
});

describe('cancha engine', () => {
  let child: EngineProcess;
  beforeAll(() => {
    child = new EngineProcess();
  });
  afterAll(async () => {
    expect(await child.end()).toBe(0);
  });

  test.each(ROOMS)('all cases of $id', async ({ id }) => {
    for (const one of casesOf(id)) expect(await runCase((request) => child.ask(request), one), one.id).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { CODES } from '../match/faults.ts';
import { Engine } from './engine.ts';
import { COMMANDS } from './request.ts';

interface Answer {
  readonly ok: boolean;
  readonly id?: unknown;
  readonly turn?: { readonly kind: string; readonly side?: string; readonly sides?: readonly string[] };
  readonly actions?: readonly string[];
  readonly hash?: string;
  readonly record?: string;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly nodes?: number;
  readonly action?: string;
  readonly events?: readonly { readonly type: string }[];
  readonly games?: readonly { readonly id: string; readonly options: Readonly<Record<string, unknown>> }[];
  readonly error?: {
    readonly code: string;
    readonly message: { readonly es: string; readonly en: string };
    readonly [key: string]: unknown;
  };
}

const fail = (error: unknown): never => {
  throw error;
};
const newEngine = () => {
  const engine = new Engine({ now: () => 0, freshSeed: () => 'fresh' }, fail);
  const raw = async (line: string): Promise<Answer> => JSON.parse(await engine.answer(line));
  return { raw, ask: (request: object) => raw(JSON.stringify(request)) };
};
const code = (answer: Answer) => answer.error?.code ?? 'accepted';

describe('the commands', () => {
  it('games: every game, sorted, with its options in the order of the specification', async () => {
    const { games } = await newEngine().ask({ cmd: 'games' });
    expect(games?.map((game) => game.id)).toEqual([...GAME_IDS].sort());
    expect(games?.find((game) => game.id === 'torino')?.options['tie']).toEqual({
      type: 'enum',
      default: 'shootout',
      values: ['shootout', 'draw'],
    });
  });

  it('new, turn, legal, play, chance, position, undo', async () => {
    const { ask } = newEngine();
    expect(await ask({ cmd: 'new', game: 'torino', options: { turnsPerHalf: 2 }, id: 'a' })).toEqual({
      ok: true,
      id: 'a',
      turn: { kind: 'chance', draw: 'd6+d6', phase: 'opening' },
    });
    expect((await ask({ cmd: 'legal', side: 'chance' })).actions).toHaveLength(36);
    expect((await ask({ cmd: 'legal', side: 'home' })).actions).toEqual([]);
    expect((await ask({ cmd: 'chance', outcome: 'd6+d6:6+1' })).events?.[0]?.type).toBe('roll');
    await ask({ cmd: 'chance', outcome: 'd6:5' });
    expect((await ask({ cmd: 'legal', side: 'home' })).actions).toEqual(['pass:10', 'pass:8']);
    const before = await ask({ cmd: 'position' });
    expect((await ask({ cmd: 'play', side: 'home', action: 'pass:8' })).turn).toMatchObject({
      side: 'away',
      phase: 'keeper',
    });
    expect((await ask({ cmd: 'undo' })).turn).toMatchObject({ side: 'home', phase: 'pass' });
    expect(await ask({ cmd: 'position' })).toEqual(before);
    expect((await ask({ cmd: 'view', as: 'public' })).position).toEqual(before.position);
  });

  it('load takes what position gave, with the same hash, and a bad one leaves the match as it was', async () => {
    const { ask } = newEngine();
    await ask({ cmd: 'new', game: 'torino', seed: 's' });
    for (let i = 0; i < 3; i++) await ask({ cmd: 'chance' });
    const { position, hash } = await ask({ cmd: 'position' });
    const other = newEngine();
    await other.ask({ cmd: 'load', position });
    expect((await other.ask({ cmd: 'position' })).hash).toBe(hash);
    expect(await ask({ cmd: 'load', position: { ...position, period: 9 } })).toMatchObject({
      ok: false,
      error: { code: 'bad-position', path: 'period' },
    });
    expect(await ask({ cmd: 'load', position: { game: 'chess' } })).toMatchObject({
      error: { code: 'bad-position', path: 'game' },
    });
    expect((await ask({ cmd: 'position' })).hash).toBe(hash);
  });

  it('the same seed draws the same', async () => {
    const series = async (seed: string) => {
      const { ask } = newEngine();
      await ask({ cmd: 'new', game: 'torino', seed });
      const events = [];
      for (let i = 0; i < 5; i++) events.push((await ask({ cmd: 'chance' })).events);
      return JSON.stringify(events);
    };
    expect(await series('one')).toBe(await series('one'));
    expect(await series('one')).not.toBe(await series('two'));
  });

  it('record and replay: to the same hash, a changed byte named with its line', async () => {
    const { ask } = newEngine();
    await ask({ cmd: 'new', game: 'torino', seed: 's' });
    await ask({ cmd: 'chance' });
    await ask({ cmd: 'chance' });
    const { record } = await ask({ cmd: 'record' });
    const { hash } = await ask({ cmd: 'position' });
    const other = newEngine();
    expect(await other.ask({ cmd: 'replay', record })).toMatchObject({ ok: true, hash });
    expect((await other.ask({ cmd: 'record' })).record).toBe(record);
    const changed = record!.replace('[Rules 1]', '[Rules 2]');
    expect(await other.ask({ cmd: 'replay', record: changed })).toMatchObject({
      ok: false,
      error: { code: 'bad-record', line: 2 },
    });
  });

  it('perft counts sequences, and says when there are too many', async () => {
    const { ask } = newEngine();
    await ask({ cmd: 'new', game: 'torino' });
    expect((await ask({ cmd: 'perft', depth: 0 })).nodes).toBe(1);
    expect((await ask({ cmd: 'perft', depth: 1 })).nodes).toBe(36);
    expect((await ask({ cmd: 'perft', depth: 2 })).nodes).toBe(30 * 6 + 6 * 36);
    expect(code(await ask({ cmd: 'perft', depth: 33 }))).toBe('bad-request');
    expect(code(await ask({ cmd: 'perft', depth: -1 }))).toBe('bad-request');
    expect(code(await ask({ cmd: 'perft', depth: 1.5 }))).toBe('bad-request');
  });

  it('best answers with a legal action, the same for the same seed', async () => {
    const { ask } = newEngine();
    await ask({ cmd: 'new', game: 'torino' });
    await ask({ cmd: 'chance', outcome: 'd6+d6:6+1' });
    expect(code(await ask({ cmd: 'best', side: 'home' }))).toBe('not-your-turn');
    await ask({ cmd: 'chance', outcome: 'd6:5' });
    const best = await ask({ cmd: 'best', side: 'home', level: 'random', nodes: 10, seed: 'x' });
    expect(['pass:8', 'pass:10']).toContain(best.action);
    expect(await ask({ cmd: 'best', side: 'home', level: 'random', nodes: 10, seed: 'x' })).toEqual(best);
    expect(code(await ask({ cmd: 'best', side: 'home', level: 'mater' }))).toBe('bad-request');
  });
});

describe('bad requests', () => {
  it('are answered and change nothing', async () => {
    const { raw, ask } = newEngine();
    await ask({ cmd: 'new', game: 'torino' });
    const { hash } = await ask({ cmd: 'position' });
    const lines = [
      'hello',
      '{',
      '[]',
      '3',
      'null',
      '"games"',
      '{}',
      '{"cmd":3}',
      '{"cmd":"__proto__"}',
      '{"cmd":"constructor"}',
      '{"cmd":"toString"}',
      '{"__proto__":{"cmd":"games"}}',
      '{"cmd":"new"}',
      '{"cmd":"new","game":"__proto__"}',
      '{"cmd":"new","game":"torino","options":[]}',
      '{"cmd":"new","game":"torino","options":{"__proto__":1}}',
      '{"cmd":"new","game":"torino","options":{"tie":"penalties"}}',
      '{"cmd":"new","game":"torino","options":{"turnsPerHalf":1e999}}',
      '{"cmd":"new","game":"torino","options":{"turnsPerHalf":"4"}}',
      '{"cmd":"new","game":"torino","options":null}',
      '{"cmd":"new","game":"torino","seed":4}',
      '{"cmd":"load"}',
      '{"cmd":"load","position":4}',
      '{"cmd":"load","position":[]}',
      '{"cmd":"legal"}',
      '{"cmd":"legal","side":"north"}',
      '{"cmd":"play","side":"home"}',
      '{"cmd":"play","side":"chance","action":"d6:1"}',
      '{"cmd":"play","side":"home","action":["pass:8"]}',
      '{"cmd":"chance","outcome":null}',
      '{"cmd":"chance","outcome":6}',
      '{"cmd":"view"}',
      '{"cmd":"view","as":"referee"}',
      '{"cmd":"replay"}',
      '{"cmd":"replay","record":{}}',
      '{"cmd":"perft"}',
      '{"cmd":"perft","depth":1e300}',
      '{"cmd":"perft","depth":"2"}',
      '{"cmd":"best"}',
      '{"cmd":"best","side":"home","ms":-1}',
      '{"cmd":"undo"}',
      `${'['.repeat(100_000)}`,
      `{"cmd":"games","id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      `{"cmd":"legal","side":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    ];
    for (const line of lines) expect(code(await raw(line)), line.slice(0, 80)).toBe('bad-request');
    expect((await ask({ cmd: 'position' })).hash).toBe(hash);
  });

  it('without a match are answered so', async () => {
    const { ask } = newEngine();
    const needs = [
      { cmd: 'turn' },
      { cmd: 'position' },
      { cmd: 'undo' },
      { cmd: 'record' },
      { cmd: 'whistle' },
      { cmd: 'chance' },
      { cmd: 'legal', side: 'home' },
    ];
    for (const request of needs) expect(code(await ask(request))).toBe('no-match');
    expect(code(await ask({ cmd: 'replay', record: 'x' }))).toBe('bad-record');
  });

  it('of ten megabytes are answered too', async () => {
    const { raw } = newEngine();
    const big = 'x'.repeat(10_000_000);
    expect(code(await raw(big))).toBe('bad-request');
    expect(code(await raw(`{"cmd":"${big}"}`))).toBe('bad-request');
    await raw('{"cmd":"new","game":"torino"}');
    expect(code(await raw(`{"cmd":"play","side":"home","action":"${big}"}`))).toBe('bad-action');
    expect(code(await raw(`{"cmd":"chance","outcome":"${big}"}`))).toBe('bad-outcome');
    expect(code(await raw(`{"cmd":"replay","record":"${big}"}`))).toBe('bad-record');
    expect(code(await raw(`{"cmd":"load","position":{"game":"torino","${big}":1}}`))).toBe('bad-position');
  });
});

describe('10,000 generated requests and more', () => {
  const word = fc.oneof(
    fc.constantFrom('home', 'away', 'chance', 'public', 'torino', 'pass:8', 'keep:even', 'd6:3', '__proto__', ''),
    fc.string(),
  );
  const fuzzed = fc.record(
    {
      cmd: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...COMMANDS.filter((cmd) => cmd !== 'perft' && cmd !== 'best')) },
        { weight: 1, arbitrary: word },
      ),
      game: fc.oneof(fc.constantFrom(...GAME_IDS), fc.jsonValue()),
      side: fc.oneof(word, fc.jsonValue()),
      action: fc.oneof(word, fc.jsonValue()),
      outcome: fc.oneof(word, fc.jsonValue()),
      position: fc.jsonValue(),
      options: fc.jsonValue(),
      record: fc.jsonValue(),
      as: fc.oneof(word, fc.jsonValue()),
      id: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  /** A number picks among what is possible at that moment. */
  const sensible = fc.nat({ max: 1_000_000 });
  const line = fc.oneof(
    { weight: 6, arbitrary: sensible },
    { weight: 3, arbitrary: fuzzed.map((request) => JSON.stringify(request)) },
    { weight: 1, arbitrary: fc.string() },
  );

  it('each get one good answer, and a refused one changes nothing', async () => {
    const runs = 250;
    const perRun = 50;
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GAME_IDS),
        fc.array(line, { minLength: perRun, maxLength: perRun }),
        async (game, lines) => {
          const { raw, ask } = newEngine();
          await ask({ cmd: 'new', game, seed: 'p' });
          for (const given of lines) {
            const request = typeof given === 'number' ? JSON.stringify(await pick(ask, given)) : given;
            if (request.trim() === '') continue;
            const before = await ask({ cmd: 'position' });
            const answer = await raw(request);
            asked++;
            if (answer.ok) {
              if (answer.turn) expect((await ask({ cmd: 'turn' })).turn).toEqual(answer.turn);
              continue;
            }
            expect(CODES).toContain(answer.error?.code);
            expect(answer.error?.message.es).toBeTruthy();
            expect(answer.error?.message.en).toBeTruthy();
            expect(await ask({ cmd: 'position' })).toEqual(before);
          }
        },
      ),
      { numRuns: runs },
    );
    expect(asked).toBeGreaterThan(10_000);
  }, 240_000);

  /** A lawful request for the moment. */
  async function pick(ask: (request: object) => Promise<Answer>, n: number): Promise<object> {
    const { turn } = await ask({ cmd: 'turn' });
    const side = turn?.kind === 'chance' ? 'chance' : (turn?.side ?? turn?.sides?.[0]);
    if (side === undefined || n % 17 === 0) return { cmd: 'undo', id: n };
    const { actions } = await ask({ cmd: 'legal', side });
    const action = actions![n % actions!.length]!;
    return side === 'chance' ? { cmd: 'chance', outcome: action } : { cmd: 'play', side, action };
  }
});

// Records that were written before the rules of their game changed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRoom } from '../games/index.ts';
import { openRecord, otherRules, replay, verifyRecord } from './replay.ts';

const fixture = (name: string): string => readFileSync(`test/fixtures/v1/${name}.txt`, 'utf8');

function opened(name: string) {
  const read = openRecord(fixture(name));
  if (!read.ok) throw new Error(read.error.message.en);
  return read.value;
}

describe.each(['city', 'tactics', 'mat'] as const)('a record of %s under version 1 of its rules', (id) => {
  it('is never replayed, and says which version it was played under and what can still be done', async () => {
    const { game } = await loadRoom(id);
    for (const name of [id, `${id}-open`]) {
      const old = replay(game, opened(name));
      expect(old).toMatchObject({ ok: false, error: { code: 'bad-record', line: 2 } });
      if (old.ok) throw new Error('replayed');
      const { es, en } = old.error.message;
      expect(es).toContain(`Este partido de ${game.name.es} (Random`);
      expect(es).toContain('se jugó con la versión 1 de las reglas y aquí se juega con la 2');
      expect(en).toContain('was played under version 1 of the rules, and version 2 is played here');
      expect(en.includes('unfinished')).toBe(name !== id);
      expect(verifyRecord(game, opened(name))).toEqual(old);
    }
  });

  it('still tells its game, its version, who played it and how it ended', () => {
    const { game, version, names, result } = opened(id);
    expect({ game, version, names }).toEqual({ game: id, version: 1, names: { home: 'Random', away: 'Random' } });
    expect(result).toMatchObject({ score: [expect.any(Number), expect.any(Number)], reason: expect.any(String) });
    expect(opened(`${id}-open`).result).toBeNull();
  });
});

it('a record that names no version is asked for it', async () => {
  const { game } = await loadRoom('torino');
  expect(otherRules(game, { ...opened('mat'), version: null })?.message).toEqual({
    es: 'Línea 2: no dice con qué versión de las reglas se jugó.',
    en: 'Line 2: does not say under which version of the rules it was played.',
  });
});

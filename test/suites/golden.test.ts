// Recorded matches replay for ever: to the same bytes, and with every outcome proved from the seeds.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RecordWriter } from '../../src/match/record.ts';
import { openRecord, replay, verifyRecord } from '../../src/match/replay.ts';
import { ROOMS } from '../support/rooms.ts';
import { goldenFiles } from '../support/tables.ts';

describe.each(ROOMS)('$id', ({ id, game }) => {
  const files = goldenFiles(id);

  test('there are recorded matches', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
  });

  test.each(files)('%s', (path) => {
    const text = readFileSync(path, 'utf8');
    const opened = openRecord(text);
    if (!opened.ok) throw new Error(opened.error.message.en);
    const match = replay(game, opened.value);
    if (!match.ok) throw new Error(match.error.message.en);
    expect(new RecordWriter(match.value).write(true)).toBe(text);
    expect(verifyRecord(game, opened.value)).toMatchObject({ ok: true });
  });
});

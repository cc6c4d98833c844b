import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { openRecord, replay } from '../../match/replay.ts';
import { recordWithLead } from './lead.ts';

const seed = (): string => 'seed';

describe.each(GAME_IDS)('a match of %s with goals given beforehand', async (id) => {
  const room = await loadRoom(id);
  const { game } = room;

  it.each([
    [2, 0],
    [0, 1],
  ] as const)('begins at %d:%d, and its record replays', (home, away) => {
    const record = recordWithLead(room, defaultOptions(game.options), [home, away], seed);
    if (!record.ok) throw new Error(record.error.expected.en);
    const opened = openRecord(record.value);
    if (!opened.ok) throw new Error(opened.error.message.en);
    const match = replay(game, opened.value);
    if (!match.ok) throw new Error(match.error.message.en);
    expect(game.score(match.value.state)).toEqual([home, away]);
    expect(match.value.turn.kind).not.toBe('over');
  });
});

it('is refused where so many goals would have won already', async () => {
  const room = await loadRoom('mat');
  const { game } = room;
  expect(recordWithLead(room, defaultOptions(game.options), [3, 0], seed).ok).toBe(false);
});

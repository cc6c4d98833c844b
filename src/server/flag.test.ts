import { expect, it } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { DAY, type Pace } from '../match/pace.ts';
import { askClock, clockDue } from './flag.ts';
import { openReferee } from './opened.ts';

/** A match of those who throw first, which has just begun at 1000. */
async function begun(pace: Pace) {
  const { game } = await loadRoom('torino');
  const seats = { home: { name: 'Ana', keyHash: '' }, away: { name: 'Bot', keyHash: '', bot: 'random' } };
  const kept = { id: 'm', game: 'torino', rules: game.version, options: defaultOptions(game.options), seats, pace };
  const row = { ...kept, seed: 'r', origin: '', head: 0, time: null, made: 0 };
  const opened = await openReferee(row, [{ match: 'm', n: 1, at: 1000, id: 's', text: 'seed home x' }]);
  if (!opened.ok) throw new Error(opened.error.message.en);
  return opened.value;
}

it('nobody stalls by not throwing: the referee throws in the end, and it costs nobody time', async () => {
  const referee = await begun({ kind: 'live', initial: 60_000, increment: 0 });
  expect(referee.match!.turn.kind).toBe('chance');
  expect(clockDue(referee, 1000)).toBe(16_000);
  expect(askClock(referee, 16_000)).toMatchObject({ ok: true, value: { fact: { type: 'chance', isDrawn: true } } });
  expect(referee.match!.clock!.left).toEqual({ home: 60_000, away: 60_000 });
  expect(clockDue(await begun({ kind: 'leisure', days: 3 }), 1000)).toBe(1000 + 3 * DAY);
  expect(clockDue(await begun({ kind: 'free' }), 1000)).toBeNull();
});

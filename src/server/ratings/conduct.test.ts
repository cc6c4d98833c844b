import { expect, it } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { loadRoom } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { type Ended, endingOf, isThrown, reliabilityOf, THROWN_SHARE } from './conduct.ts';

const MINUTE = 60_000;

/** A match that ended so, after that many decisions. */
async function ended(
  reason: 'resign' | 'flag' | 'absent',
  decisions: number,
  more: Partial<Ended> = {},
): Promise<Ended> {
  const { game } = await loadRoom('torino');
  const start = game.setup(defaultOptions(game.options));
  const match = new Match({ game, start, isFresh: true, seeds: { referee: 'r', home: '', away: '' } }, 0);
  const own = () => match.history.steps.filter(({ seat }) => seat === 0).length;
  while (own() < decisions) {
    if (match.turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
    else if (match.turn.kind === 'choice') {
      const { side } = match.turn;
      match.submit({ type: 'play', side, action: match.legal(side === 'home' ? 0 : 1)[0]! }, 0);
    }
  }
  match.submit({ type: 'end', winner: 'away', reason }, 0);
  return { match, tempo: 'live', lastWait: 0, ...more };
}

it('leaving early, stalling and not coming back are told apart from losing', async () => {
  expect(endingOf(await ended('resign', 0), 'home')).toBe('abandoned');
  expect(endingOf(await ended('resign', 6), 'home')).toBe('finished');
  expect(endingOf(await ended('absent', 6), 'home')).toBe('abandoned');
  // Who thinks until the flag falls loses; who lets a whole minute run without a sign has stalled.
  expect(endingOf(await ended('flag', 6, { lastWait: MINUTE - 1 }), 'home')).toBe('finished');
  expect(endingOf(await ended('flag', 6, { lastWait: MINUTE }), 'home')).toBe('stalled');
  expect(endingOf(await ended('flag', 6, { tempo: 'leisure' }), 'home')).toBe('abandoned');
  for (const reason of ['resign', 'flag', 'absent'] as const)
    expect(endingOf(await ended(reason, 0, { lastWait: MINUTE }), 'away')).toBe('finished');
});

it('giving up what stood well is thrown away, losing it is not', async () => {
  const { match } = await ended('resign', 6);
  expect(isThrown(match, 'home', 'finished', THROWN_SHARE)).toBe(true);
  expect(isThrown(match, 'home', 'finished', THROWN_SHARE - 0.01)).toBe(false);
  expect(isThrown(match, 'away', 'finished', 1)).toBe(false);
  // So is leaving it, or letting its time run out; who plays until the flag falls has lost.
  const ways = [await ended('absent', 6), await ended('flag', 6, { lastWait: MINUTE }), await ended('flag', 6)];
  expect(ways.map((way) => isThrown(way.match, 'home', endingOf(way, 'home'), 1))).toEqual([true, true, false]);
  expect(ways.map((way) => isThrown(way.match, 'away', endingOf(way, 'away'), 1))).toEqual([false, false, false]);
  const endings = ['finished', 'abandoned', 'stalled', 'thrown', 'finished'].map((ending) => ({ ending }));
  expect(reliabilityOf(endings)).toEqual({ finished: 2, of: 5, abandoned: 1, stalled: 1, thrown: 1 });
});

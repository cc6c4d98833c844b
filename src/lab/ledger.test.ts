import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBot } from '../bots/levels.ts';
import { defaultOptions } from '../core/options.ts';
import { GAME_IDS, type GameId, loadRoom, type Room } from '../games/index.ts';
import { Match } from '../match/match.ts';
import { openRecord, replay } from '../match/replay.ts';
import { courseOf } from './analyse.ts';
import { ENTRY_KINDS, type Entry, ledgerOf, withoutLuck } from './ledger.ts';
import { playMatch } from './playMatch.ts';

const GOLDEN = 'test/golden';
const MATCHES = 100;
const EXACT = 1e-9;
/** Options with which a match that is played without a plan ends soon. */
const BRIEF: Readonly<Partial<Record<GameId, object>>> = {
  torino: { turnsPerHalf: 8 },
  eleven: { plays: 8 },
  tactics: { playsPerHalf: 6 },
  mat: { maxTurns: 12 },
  city: { mode: 'quick' },
};

function storedOf(id: string, room: Room): Match[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => {
      const opened = openRecord(readFileSync(`${GOLDEN}/${name}`, 'utf8'));
      const match = opened.ok ? replay(room.game, opened.value) : opened;
      if (!match.ok) throw new Error(`${name}: ${match.error.message.en}`);
      return match.value;
    });
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { share }) => sum + share, 0);

describe.each(GAME_IDS)('the ledger of %s', (id) => {
  it(`adds up to the final minus the first share in ${MATCHES} matches, recorded and played`, async () => {
    const room = await loadRoom(id);
    const { inSearch } = await room.expert();
    const matches = storedOf(id, room);
    const bot = await loadBot('random', room);
    while (matches.length < MATCHES)
      matches.push(
        await playMatch(
          room.game,
          { ...defaultOptions(room.game.options), ...BRIEF[id] },
          [bot, bot],
          `${matches.length}`,
        ),
      );
    for (const match of matches) {
      const course = courseOf(inSearch, match);
      const { entries, start, final, sums } = ledgerOf(course);
      expect(Math.abs(sumOf(entries) - (final - start))).toBeLessThan(EXACT);
      expect(Math.abs(ENTRY_KINDS.reduce((sum, kind) => sum + sums[kind], 0) - (final - start))).toBeLessThan(EXACT);
      expect(final).toBe(match.turn.kind === 'over' ? resultOf(match) : course.course.at(-1));
    }
  });
});

function resultOf({ turn }: Match): number {
  if (turn.kind !== 'over') throw new Error('not over');
  const { winner } = turn.result;
  return winner === null ? 0.5 : winner === 'home' ? 1 : 0;
}

describe('the ledger', () => {
  it('names a resignation as an end of its own', async () => {
    const room = await loadRoom('torino');
    const seeds = { referee: 'r', home: '', away: '' };
    const start = room.game.setup(defaultOptions(room.game.options));
    const match = new Match({ game: room.game, start, isFresh: true, seeds }, 0);
    match.submit({ type: 'chance' }, 0);
    match.submit({ type: 'resign', side: 'home' }, 0);
    const { sums, final } = ledgerOf(courseOf((await room.expert()).inSearch, match));
    expect(final).toBe(0);
    expect(sums.end).toBeLessThan(-0.3);
  });

  it('has no doubt where the evaluation is exact, and takes luck out for both sides alike', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (at, swing) => {
          const course = {
            course: [0.5, at],
            strokes: [{ step: 1, outcome: '', swing }],
            kinds: ['luck'] as const,
            final: at,
          };
          const ledger = ledgerOf({ ...course, luck: { home: swing, away: -swing } });
          const [home, away] = [withoutLuck(ledger, 'home'), withoutLuck(ledger, 'away')];
          expect(home.value + away.value).toBeCloseTo(1, 12);
          expect(home.value).toBeGreaterThanOrEqual(0);
          if (swing === at - 0.5) expect(ledger.doubt).toBe(0);
        },
      ),
    ));
});

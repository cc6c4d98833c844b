import { describe, expect, it } from 'vitest';
import { SIDES, type Side, seatOf } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { lookAhead } from './ahead.ts';

describe.each(GAME_IDS)('what may come in %s', (id) => {
  it('is what the rules allow from what one sees, at any moment that is not one’s own', async () => {
    const room = await loadRoom(id);
    const { game } = room;
    const start = game.setup(defaultOptions(game.options));
    const match = new Match({ game, start, isFresh: true, seeds: { referee: id, home: '', away: '' } }, 0);
    let replies = 0;
    for (let i = 0; i < 60 && match.turn.kind !== 'over'; i++) {
      for (const side of i % 6 === 0 ? SIDES : []) {
        const ahead = lookAhead(room, game.view(match.state, side), side);
        for (const option of ahead.replies({ kind: 'any' })) {
          if (!option) continue;
          replies++;
          expect(option.label.es).not.toBe('');
        }
        // Whatever the dice show, nothing else may be done than where anything may come.
        for (const pips of ahead.pips)
          expect(ahead.replies({ kind: 'any' }).length).toBeGreaterThanOrEqual(
            ahead.replies({ kind: 'exactly', pips }).length,
          );
      }
      if (match.turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
      else {
        const side: Side = match.turn.kind === 'choice' ? match.turn.side : match.turn.sides[0]!;
        const legal = match.legal(seatOf(side));
        match.submit({ type: 'play', side, action: legal[(i * 7) % legal.length]! }, 0);
      }
    }
    expect(replies).toBeGreaterThan(0);
  });
});

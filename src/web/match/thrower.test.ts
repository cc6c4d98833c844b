import { describe, expect, it } from 'vitest';
import { SIDES, seatOf } from '../../core/game.ts';
import { chooseOptions } from '../../core/options.ts';
import { randomFrom } from '../../core/random.ts';
import { SIDE_NAMES } from '../../core/voice.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { throwerOf } from './thrower.ts';

const STEPS = 1200;

describe.each(GAME_IDS)('a throw in %s', (id) => {
  it('is due from the side that the sentence names, or from both', async () => {
    const { game, voice } = await loadRoom(id);
    const options = chooseOptions(game.options, {});
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    const seeds = { referee: id, home: '', away: '' };
    const match = new Match({ game, start: game.setup(options.value), isFresh: true, seeds }, 0);
    const random = randomFrom(id);
    const throwers = new Set<unknown>();
    for (let i = 0; i < STEPS && match.turn.kind !== 'over'; i++) {
      const { turn } = match;
      if (turn.kind === 'chance') {
        const position = game.writePosition(match.state);
        const { en } = voice.ask(position, turn);
        const named = SIDES.find((side) => en.includes(SIDE_NAMES[side]!.en)) ?? null;
        const thrower = throwerOf(position, turn);
        if (named || ['d6+d6', 'coin'].includes(turn.draw)) expect(thrower, `${turn.phase}: ${en}`).toBe(named);
        throwers.add(turn.phase);
        match.submit({ type: 'chance' }, 0);
      } else {
        const side = turn.kind === 'choice' ? turn.side : turn.sides[0]!;
        const legal = match.legal(seatOf(side));
        match.submit({ type: 'play', side, action: legal[Math.floor(random() * legal.length)]! }, 0);
      }
    }
    expect(throwers.size).toBeGreaterThan(0);
    if (id === 'tactics') expect(throwers).toContain('defendroll');
  });
});

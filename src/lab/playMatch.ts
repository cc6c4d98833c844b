import { type Bot, never } from '../bots/bot.ts';
import { type GameWithTexts, seatOf } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { Match } from '../match/match.ts';

/** One match of two bots, home's first, as a match that can be recorded, replayed and studied. */
export async function playMatch(
  game: GameWithTexts,
  options: Options,
  bots: readonly [Bot, Bot],
  seed: string,
  nodes?: number,
): Promise<Match> {
  const seeds = { referee: seed, home: 'home', away: 'away' };
  const match = new Match({ game, start: game.setup(options), isFresh: true, seeds }, 0);
  const random = randomFrom(seed);
  for (let { turn } = match; turn.kind !== 'over'; { turn } = match) {
    if (turn.kind === 'chance') {
      match.submit({ type: 'chance' }, 0);
      continue;
    }
    const side = turn.kind === 'choice' ? turn.side : turn.sides[0]!;
    const view = game.view(match.state, side);
    const budget = nodes === undefined ? {} : { nodes };
    const { action } = await bots[seatOf(side) as 0 | 1].choose({ game, view, side, random, isOver: never, ...budget });
    match.submit({ type: 'play', side, action: game.writeAction(match.state, seatOf(side), action) }, 0);
  }
  return match;
}

import type { Options } from '../../core/options.ts';
import type { Pair } from '../../core/position.ts';
import type { Fault } from '../../core/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Room } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { RecordWriter } from '../../match/record.ts';

/** The draws before a match in which the rules know no score yet: a toss, a roll-off with its ties. */
const MOST_DRAWS = 50;

/**
 * The record of a match that begins with goals on the scoreboard, so that the weaker side has a chance. It says so itself:
 * it starts from a position, and replays as any other. Whatever is drawn before the rules know a score, such as the
 * toss, is drawn here; `seed` gives one seed after the other. The fault says why there can be no such match.
 */
export function recordWithLead(
  { game, card }: Pick<Room, 'game' | 'card'>,
  options: Options,
  lead: Pair,
  seed: () => string,
): Result<string, Fault> {
  const seeds = () => ({ referee: seed(), home: seed(), away: seed() });
  const before = new Match({ game, start: game.setup(options), isFresh: true, seeds: seeds() }, 0);
  const more = card.withLead?.(lead[0] > lead[1] ? 'away' : 'home') ?? {};
  for (let draws = 0; ; draws++) {
    const start = game.readPosition({ ...game.writePosition(before.state), ...more, score: lead });
    if (start.ok) {
      const match = new Match({ game, start: start.value, isFresh: false, seeds: seeds() }, 0);
      return ok(new RecordWriter(match).write(true));
    }
    if (before.turn.kind !== 'chance' || draws === MOST_DRAWS) return err(start.error);
    before.submit({ type: 'chance' }, 0);
  }
}

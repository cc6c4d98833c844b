import { SIDES, type Side } from '../core/game.ts';
import { commitmentTo } from '../match/fair.ts';
import { openRecord } from '../match/replay.ts';

/** What was promised before the first die: this page's seed, and the hashes that it was shown before it gave that away. */
export interface Promised {
  readonly seed: string;
  readonly commitment: string;
  readonly hashes: Readonly<Partial<Record<Side, string>>>;
}

/** Says whether the record of a match is built on just the seeds that this page was promised, its own among them. */
export function keepsPromise(record: string, side: Side, { seed, commitment, hashes }: Promised): boolean {
  const opened = openRecord(record);
  if (!opened.ok) return false;
  const tag = (name: string): unknown => opened.value.sheet.tags.find((each) => each.name === name)?.value;
  const seeds = { home: tag('HomeSeed'), away: tag('AwaySeed') };
  return (
    seeds[side] === seed &&
    tag('Commitment') === commitment &&
    commitmentTo(String(tag('Seed'))) === commitment &&
    SIDES.every((each) => hashes[each] === undefined || commitmentTo(String(seeds[each])) === hashes[each])
  );
}

import type { Side } from '../core/game.ts';
import type { Millis } from '../match/clock.ts';
import type { Pace } from '../match/pace.ts';
import type { Referee, Who } from '../protocol/referee.ts';
import type { Eyes, WireHello } from '../protocol/wire.ts';

/** A page on the other end of a live socket. */
export interface Visitor {
  /** The side it plays; null: it watches. */
  readonly side: Side | null;
  /** Which of its members (from 1); null: none. */
  readonly member: number | null;
  /** What the network was measured to take of its time. */
  readonly lag?: Millis;
  send(text: string): void;
}

/** What stands before a decision part of whose time was the network's. */
const LAG = /^lag \d+ /;

const ownsOf = ({ side }: Visitor): readonly Side[] => (side === null ? [] : [side]);
export const whoIs = (visitor: Visitor): Who => ({
  owns: ownsOf(visitor),
  member: visitor.member,
  isReferee: false,
  lag: visitor.lag ?? 0,
});
export const eyesOf = ({ side }: Visitor): Eyes => side ?? 'public';

/** The first that a page is told of a match that has both its sides. */
export function greetingOf(referee: Referee, visitor: Visitor, pace: Pace, now: Millis): WireHello {
  const { bench, seedsAwaited, hashesAwaited, hashes, commitment } = referee;
  const { game } = bench.room;
  return {
    type: 'hello',
    game: game.id,
    options: bench.start.options,
    table: bench.table,
    owns: ownsOf(visitor),
    member: visitor.member,
    seedsAwaited,
    commitment,
    hashesAwaited,
    hashes,
    now,
    rules: game.version,
    pace,
  };
}

/** The side whose decision a row of the log tells, where it is one. */
export function sideOf(text: string): Side | undefined {
  const told = text.replace(LAG, '');
  return told.startsWith('home ') ? 'home' : told.startsWith('away ') ? 'away' : undefined;
}

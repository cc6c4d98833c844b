import { type Side, seatOf } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import type { Match } from '../../match/match.ts';
import type { Tempo } from '../../match/pace.ts';

/**
 * How somebody ended a match: he played it to its end, left it early, let his time run out instead of playing, or threw
 * it away while it stood well.
 */
export const ENDINGS = ['finished', 'abandoned', 'stalled', 'thrown'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Who gives up before so many decisions of his own has left early. */
const EARLY_DECISIONS = 6;
/** Who loses on time after so long without a sign in the last decision has let it run. */
const STALLED_MILLIS: Millis = 60_000;
/** Who gives up, leaves or lets run out a rated match of which he may expect so much throws it away. */
export const THROWN_SHARE = 0.4;

/** Reasons for an end outside the rules (src/match/match.ts, src/protocol/referee.ts). */
const RESIGNED = 'resign';
const OUT_OF_TIME = 'flag';
const ABSENT = 'absent';

export interface Ended {
  readonly match: Match;
  readonly tempo: Tempo;
  /** How long the last decision was waited for. */
  readonly lastWait: Millis;
}

/** How that side ended the match, by what is known at once. */
export function endingOf({ match, tempo, lastWait }: Ended, side: Side): Ending {
  const { end } = match;
  if (!end || end.winner === null || end.winner === side) return 'finished';
  switch (end.reason) {
    case RESIGNED: {
      const own = match.history.steps.filter(({ seat }) => seat === seatOf(side)).length;
      return own < EARLY_DECISIONS ? 'abandoned' : 'finished';
    }
    case ABSENT:
      return 'abandoned';
    case OUT_OF_TIME:
      return tempo === 'leisure' ? 'abandoned' : lastWait >= STALLED_MILLIS ? 'stalled' : 'finished';
    default:
      return 'finished';
  }
}

/**
 * Whether that side threw away a match that it did not have to lose, and ended so; `expected` is its share before. Who
 * plays until his flag falls has tried: that is no more than a loss.
 */
export const isThrown = ({ end }: Pick<Match, 'end'>, side: Side, ending: Ending, expected: number): boolean =>
  end != null &&
  end.winner !== null &&
  end.winner !== side &&
  (end.reason === RESIGNED || ending !== 'finished') &&
  expected >= THROWN_SHARE;

const HOUR: Millis = 3_600_000;
const DAY = 24 * HOUR;
/** How many matches reliability is about. */
export const LAST_MATCHES = 30;
/** Within a day: so many matches that were not finished take away the lobby for so long. */
const AFTER_UNFINISHED = [
  { most: 6, millis: DAY },
  { most: 3, millis: HOUR },
] as const;
/** Of the last ones: so many that were thrown away take away rated matches for so long. */
const MOST_THROWN = 3;
const THROWN_MILLIS = 7 * DAY;

export interface Limit {
  readonly kind: LimitKind;
  readonly until: Millis;
}
/** Looking for rivals, matches that count, and words of one's own beside a match; the last only by hand. */
export const LIMIT_KINDS = ['seek', 'rated', 'talk'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** What follows from how somebody ended his last matches, the newest first. */
export function limitsAfter(
  last: readonly { readonly ending: string; readonly at: Millis }[],
  now: Millis,
): readonly Limit[] {
  const unfinished = last.filter(({ ending, at }) => ending !== 'finished' && at > now - DAY).length;
  const thrown = last.filter(({ ending }) => ending === 'thrown').length;
  const step = AFTER_UNFINISHED.find(({ most }) => unfinished >= most);
  return [
    ...(step ? [{ kind: 'seek', until: now + step.millis } as const] : []),
    ...(thrown >= MOST_THROWN ? [{ kind: 'rated', until: now + THROWN_MILLIS } as const] : []),
  ];
}

export interface Reliability {
  readonly finished: number;
  readonly of: number;
  readonly abandoned: number;
  readonly stalled: number;
  readonly thrown: number;
}

export function reliabilityOf(last: readonly { readonly ending: string }[]): Reliability {
  const count = (ending: Ending): number => last.filter((one) => one.ending === ending).length;
  return {
    finished: count('finished'),
    of: last.length,
    abandoned: count('abandoned'),
    stalled: count('stalled'),
    thrown: count('thrown'),
  };
}

// Positions and matches for the tests of this room.

import { Script } from '../../../test/support/script.ts';
import type { Side } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { GOAL } from './board.ts';
import type { ElevenEvent } from './events.ts';
import { type Eleven, OPTIONS } from './model.ts';
import type { ElevenPosition } from './position.ts';
import { game as eleven } from './room.ts';

type Team = Readonly<Record<string, string | null>>;

/** Where players stand whom a test does not name; far from the middle and from the areas. */
const PARKED: Readonly<Record<Side, readonly string[]>> = {
  home: ['1', '3', '5', '51', '53', '58', '59', '60', '63', '64', '9', '11', '6'],
  away: ['0', '2', '4', '7', '10', '54', '55', '56', '57', '61', '62', '50', '8'],
};

function team(side: Side, named: Team, taken: ReadonlySet<string | null>): Team {
  const parked = PARKED[side].filter((space) => !taken.has(space)).values();
  const numbers = Array.from({ length: 11 }, (_, i) => String(i + 1));
  const keeper = String(GOAL[side === 'home' ? 0 : 1]);
  return Object.fromEntries(
    numbers.map((n) => [n, n in named ? named[n]! : n === '1' ? keeper : parked.next().value!]),
  );
}

export interface Given {
  readonly home?: Team;
  readonly away?: Team;
  readonly options?: object;
  readonly [field: string]: unknown;
}

/** A position of the first period with home at W and 4 points to play; `fields` say what is different. */
export function position({ home = {}, away = {}, options = {}, ...fields }: Given): Record<string, unknown> {
  const taken = new Set([...Object.values(home), ...Object.values(away)]);
  const phase = fields['phase'] ?? 'play';
  const isPlay = phase === 'play';
  return {
    game: 'eleven',
    v: 1,
    options: { ...defaultOptions(OPTIONS), ...options },
    period: 1,
    score: [0, 0],
    phase,
    side: 'home',
    time: { plays: 5, up: false },
    ends: { home: 'W', away: 'E' },
    starter: 'home',
    pieces: { home: team('home', home, taken), away: team('away', away, taken) },
    ball: '35',
    die: isPlay ? 4 : null,
    points: isPlay ? 4 : 0,
    kicks: 0,
    chain: false,
    secret: { home: null, away: null },
    shootout: null,
    ...fields,
  };
}

const OFF: Team = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String(i + 2), null]));

/** A position in which everybody but those named and the keepers is off the board. */
export const bare = ({ home = {}, away = {}, ...rest }: Given): Record<string, unknown> =>
  position({ home: { ...OFF, ...home }, away: { ...OFF, ...away }, ...rest });

/** A match of this game in a test. */
export type ElevenScript = Script<Eleven, ElevenPosition, ElevenEvent>;

/** A match loaded from such a position. */
export const load = (given: Given): ElevenScript => Script.from(eleven, position(given));
export const fresh = (options: object = {}): ElevenScript => Script.fresh(eleven, options);

/** What is wrong with a position: `path` and `clause`. */
export function fault(given: object): { readonly path: string; readonly clause?: string } {
  const read = eleven.readPosition(given);
  if (read.ok) throw new Error('this position can be loaded');
  return read.error;
}

/** A match with all players placed by the first legal space and `starter` to roll. */
export function placed(options: object = {}): ElevenScript {
  const match = fresh({ start: 'home', ...options });
  while (match.turn.kind === 'choice') {
    const side = match.turn.side;
    match.play(side, match.legal(side)[0]!);
  }
  return match;
}

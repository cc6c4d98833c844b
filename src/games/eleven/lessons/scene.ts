import type { Side } from '../../../core/game.ts';
import { headOf, type Lesson, type Situation, type Tried } from '../../../core/lessons.ts';
import { GOAL } from '../board.ts';
import type { ElevenEvent } from '../events.ts';
import { type ElevenOptions, OPTIONS } from '../model.ts';
import type { ElevenPosition } from '../position.ts';

export type ElevenLesson = Lesson<ElevenPosition, ElevenEvent>;
export type ElevenSituation = Situation<ElevenPosition, ElevenEvent>;
export type ElevenTried = Tried<ElevenPosition, ElevenEvent>;

type Team = Readonly<Record<string, string | null>>;

const NUMBERS = Array.from({ length: 11 }, (_, i) => String(i + 1));

/** Where players stand whom a scene does not name: far from what it is about. */
const PARKED: Readonly<Record<Side, readonly string[]>> = {
  home: ['1', '3', '5', '51', '53', '58', '59', '60', '63', '64', '9', '11', '6'],
  away: ['0', '2', '4', '7', '10', '54', '55', '56', '57', '61', '62', '50', '8'],
};

const keeperOf = (side: Side): string => String(GOAL[side === 'home' ? 0 : 1]);

function team(side: Side, named: Team, taken: ReadonlySet<string | null>): Team {
  const parked = PARKED[side].filter((space) => !taken.has(space)).values();
  return Object.fromEntries(
    NUMBERS.map((n) => [n, n in named ? named[n]! : n === '1' ? keeperOf(side) : parked.next().value!]),
  );
}

interface Given extends Omit<Partial<ElevenPosition>, 'options' | 'pieces'> {
  readonly home?: Team;
  readonly away?: Team;
  readonly options?: Partial<ElevenOptions>;
}

/** Home plays from left to right with four points; `fields` say what is different. */
export function scene({ home = {}, away = {}, options = {}, ...fields }: Given): ElevenPosition {
  const taken = new Set([...Object.values(home), ...Object.values(away)]);
  const isPlay = (fields.phase ?? 'play') === 'play';
  return {
    ...headOf<'eleven', ElevenOptions>('eleven', OPTIONS, 5, options),
    phase: 'play',
    ends: { home: 'W', away: 'E' },
    starter: 'home',
    pieces: { home: team('home', home, taken), away: team('away', away, taken) },
    ball: '35',
    die: isPlay ? (fields.points ?? 4) || 3 : null,
    points: isPlay ? 4 : 0,
    kicks: 0,
    chain: false,
    secret: { home: null, away: null },
    shootout: null,
    ...fields,
  };
}

/** Nobody but the keepers, and whoever is named, is on the board. */
export const OFF: Team = Object.fromEntries(NUMBERS.slice(1).map((n) => [n, null]));

/** The three dark spaces in front of the goal on the right. */
const DARK: readonly (string | null)[] = ['20', '33', '44'];
export const isDark = (space: string | null): boolean => DARK.includes(space);

/** Says whether the last thing that the learner did was to move that man. */
export const walks =
  (piece: string) =>
  ({ events }: ElevenTried): boolean =>
    events.findLast((event) => event.type === 'move' || event.type === 'attack')?.piece === piece;

/** Who received the last kick; undefined where nobody kicked. */
export const receiver = ({ events }: ElevenTried): Side | null | undefined =>
  events.findLast((event) => event.type === 'kick')?.receiver;
export const isReceived = (tried: ElevenTried): boolean =>
  tried.action.startsWith('kick') && receiver(tried) === 'home';
export const isLoose = (tried: ElevenTried): boolean => tried.action.startsWith('kick') && receiver(tried) === null;
export const isStep = ({ action }: ElevenTried): boolean => /^(move|attack)/.test(action);
export const isEnd = ({ action }: ElevenTried): boolean => action === 'end';
export const hasStolen = ({ events }: ElevenTried): boolean =>
  events.some((event) => event.type === 'attack' && event.stolen);

const CALLS = ['call:low', 'call:mid', 'call:high'] as const;
const callFor = (set: string | null): number => Math.ceil(Number(set?.split(':')[1]) / 2) - 1;
/** The rival's keeper calls what it is not. */
export const wrongCall = ({ secret }: ElevenPosition): string => CALLS[(callFor(secret.home) + 1) % CALLS.length]!;
/** The rival's die is set to what the learner has called. */
export const calledDie = ({ secret }: ElevenPosition): string =>
  `set:${2 * CALLS.indexOf(secret.home as (typeof CALLS)[number]) + 1}`;

import type { Side } from '../../../core/game.ts';
import { headOf, type Lesson, type Situation, type Tried } from '../../../core/lessons.ts';
import type { MatEvent } from '../events.ts';
import { type MatOptions, OPTIONS } from '../model.ts';
import type { MatPosition } from '../position.ts';

export type MatLesson = Lesson<MatPosition, MatEvent>;
export type MatSituation = Situation<MatPosition, MatEvent>;
export type MatTried = Tried<MatPosition, MatEvent>;

type Team = Readonly<Record<string, string>>;

/** The substitute has come in already, so that a turn ends by itself. */
const START: Readonly<Record<Side, Team>> = {
  home: { p1: 'e1', p2: 'c4', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'off', p7: 'f6' },
  away: { p1: 'e13', p2: 'c10', p3: 'e11', p4: 'g10', p5: 'd8', p6: 'off', p7: 'f8' },
};
const OFF_THE_BOARD = ['hand', 'sub', 'off', 'out'];

interface Given extends Omit<Partial<MatPosition>, 'options' | 'pieces'> {
  readonly home?: Team;
  readonly away?: Team;
  readonly options?: Partial<MatOptions>;
}

/** The set-up space of each pawn on the board: where it stands in START, or in the place of whom it replaces. */
function formationOf(side: Side, pieces: Team): Team {
  const start = START[side];
  const onBoard = Object.keys(pieces).filter((pawn) => !OFF_THE_BOARD.includes(pieces[pawn]!));
  return Object.fromEntries(onBoard.map((pawn) => [pawn, pawn === 'p6' ? start['p7']! : start[pawn]!]));
}

/** Home is to act, all on their places; `fields` say what is different. */
export function scene({ home = {}, away = {}, options = {}, ...fields }: Given): MatPosition {
  const pieces = { home: { ...START.home, ...home }, away: { ...START.away, ...away } };
  return {
    ...headOf<'mat', MatOptions>('mat', OPTIONS, 20, options),
    phase: 'act',
    pieces,
    ball: 'd6',
    formation: { home: formationOf('home', pieces.home), away: formationOf('away', pieces.away) },
    starts: null,
    yellow: { home: [], away: [] },
    ban: null,
    subbed: false,
    member: { home: 1, away: 1 },
    coached: { home: 0, away: 0 },
    penalty: null,
    secret: { home: null, away: null },
    shootout: null,
    result: null,
    ...fields,
  };
}

/** Six pawns a side on the board and one beside it, as a match begins. */
export const WITH_SUBSTITUTES = { home: { p6: 'f6', p7: 'sub' }, away: { p6: 'f8', p7: 'sub' } } as const;

const rowOf = (space: string): number => Number(space.slice(1));
/** By how many rows the learner's last move went forward. */
export const rowsForward = ({ events }: MatTried): number => {
  const move = events.findLast((event) => event.type === 'move');
  return move ? rowOf(move.to) - rowOf(move.from) : 0;
};
export const stealBy = ({ events }: MatTried) => events.find((event) => event.type === 'steal');
export const isClean = (tried: MatTried): boolean => stealBy(tried)?.diagonal === false;
export const isFoul = (tried: MatTried): boolean => stealBy(tried)?.diagonal === true;
export const isRed = ({ events }: MatTried): boolean =>
  events.some((event) => event.type === 'card' && event.color === 'red');

const FINGERS = 3;
/** The rival shows other fingers than the learner. */
export const otherFingers = ({ secret }: MatPosition): string => `fingers:${(Number(secret.home) % FINGERS) + 1}`;
export const sameFingers = ({ secret }: MatPosition): string => `fingers:${secret.home}`;

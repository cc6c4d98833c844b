// Positions and matches for the tests of this room.

import { Script } from '../../../test/support/script.ts';
import type { Side } from '../../core/game.ts';
import type { MatEvent } from './events.ts';
import { scene } from './lessons/scene.ts';
import type { Mat } from './model.ts';
import type { MatPosition } from './position.ts';
import { game as mat } from './room.ts';

type Team = Readonly<Record<string, string>>;

const HOME: Team = { p1: 'e1', p2: 'c4', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6', p7: 'sub' };
const AWAY: Team = { p1: 'e13', p2: 'c10', p3: 'e11', p4: 'g10', p5: 'd8', p6: 'f8', p7: 'sub' };

export interface Given {
  readonly home?: Team;
  readonly away?: Team;
  readonly formation?: { readonly home?: Team; readonly away?: Team };
  readonly options?: object;
  readonly [field: string]: unknown;
}

/** The set-up space of each pawn on the board; p7 has that of the pawn it replaced. */
function formationOf(start: Team, pieces: Team): Team {
  const onBoard = Object.keys(pieces).filter((pawn) => !['hand', 'sub', 'off', 'out'].includes(pieces[pawn]!));
  const replaced = Object.keys(pieces).find((pawn) => pieces[pawn] === 'off') ?? '';
  return Object.fromEntries(onBoard.map((pawn) => [pawn, pawn === 'p7' ? start[replaced]! : start[pawn]!]));
}

/** Home to act in period 1 with its p6 on the ball, all pawns on their formation; `given` says what is different. */
export function position({
  home = {},
  away = {},
  formation = {},
  options = {},
  ...fields
}: Given): Record<string, unknown> {
  const pieces = { home: { ...HOME, ...home }, away: { ...AWAY, ...away } };
  return {
    ...scene({ ...pieces, options, ball: 'f6' }),
    formation: { home: formationOf(HOME, pieces.home), away: formationOf(AWAY, pieces.away), ...formation },
    ...fields,
  };
}

/** A match of this game in a test. */
export type MatScript = Script<Mat, MatPosition, MatEvent>;

export const load = (given: Given = {}): MatScript => Script.from(mat, position(given));
export const fresh = (options: object = {}): MatScript => Script.fresh(mat, options);

/** All pawns on their usual spaces, the coin tossed for `starter`. */
export function placed(options: object = {}, starter: Side = 'home'): MatScript {
  const match = fresh(options);
  for (const pawn of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    match.play('home', `place:${HOME[pawn]}`).play('away', `place:${AWAY[pawn]}`);
  return match.roll(`coin:${starter}`);
}

/** What is wrong with a position: `path` and `clause`. */
export function fault(given: Given): { readonly path: string; readonly clause?: string } {
  const read = mat.readPosition(position(given));
  if (read.ok) throw new Error('this position can be loaded');
  return read.error;
}

/** Home has three pawns out: p1, p5 and p6 are left. */
export const THREE_OUT: Team = { p2: 'out', p3: 'out', p4: 'out' };
/** The single substitution of a side is used: p7 came for p4. */
export const USED: Team = { p4: 'off', p7: 'g4' };

/** A penalty for away is given: home's p3 stole diagonally on d3. */
export const foulInArea = (given: Given = {}): MatScript => {
  const { home = {}, away = {}, ...rest } = given;
  return load({ home: { p3: 'e2', ...home }, away: { p5: 'd3', ...away }, ball: 'd3', ...rest }).play(
    'home',
    'foul:e2-d3',
  );
};

/** The same penalty after the pause, in which home substituted nobody: away names its taker. */
export const foulPenalty = (given: Given = {}): MatScript => {
  const match = foulInArea(given);
  return match.legal('home').includes('end') ? match.play('home', 'end') : match;
};

/** Home's p6 shoots on e12 and nobody stands in its way. */
export const SHOT: Given = { home: { p6: 'e12' }, away: { p1: 'd13' }, ball: 'e12' };

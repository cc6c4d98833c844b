import { SIDES, type Side, sideOf } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import {
  type Pair,
  type PositionHead,
  pair,
  readHead,
  readPair,
  readPositionFields,
  readResult,
  readSide,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../core/position.ts';
import { type Fault, readFields, readInt, reading, readOneOf } from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import { KINDS, type Kind, SPACES, type Space, ZONES, type Zone } from './board.ts';
import { checkPosition } from './check.ts';
import {
  NONE,
  OPTIONS,
  PERIODS,
  type Period,
  PHASE,
  PHASES,
  type PhaseName,
  REASONS,
  type Reason,
  Torino,
  type TorinoOptions,
} from './model.ts';

/** What this room writes as a position (section 4 of the specification). */
export type TorinoPosition = PositionHead<'torino', TorinoOptions, Period, PhaseName> & {
  readonly pieces: Readonly<Record<Side, { readonly gk: Zone }>>;
  readonly ball: Space;
  readonly starter: Side | null;
  readonly first: number | null;
  readonly shot: { readonly kicker: Side; readonly kind: Kind } | null;
  readonly shootout: { readonly first: Side; readonly taken: Pair; readonly goals: Pair } | null;
  readonly result: { readonly winner: Side | null; readonly reason: Reason } | null;
};

const FIELDS = ['pieces', 'ball', 'starter', 'first', 'shot', 'shootout', 'result'] as const;

export const writePosition = (s: Torino): TorinoPosition => ({
  ...writeHead('torino', s, s.side, PERIODS, PHASES),
  pieces: { home: { gk: ZONES[s.keeper[0]!]! }, away: { gk: ZONES[s.keeper[1]!]! } },
  ball: SPACES[s.ball]!,
  starter: sideOrNull(s.starter),
  first: s.first === 0 ? null : s.first,
  shot: s.kicker === NONE ? null : { kicker: sideOf(s.kicker), kind: KINDS[s.kind]! },
  shootout: s.shootFirst === NONE ? null : { first: sideOf(s.shootFirst), taken: pair(s.taken), goals: pair(s.goals) },
  result: s.phase === PHASE.over ? { winner: sideOrNull(s.winner), reason: REASONS[s.reason]! } : null,
});

export const readPosition = (position: unknown): Result<Torino, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'torino', FIELDS);
    const s = new Torino(readOptions(OPTIONS, given.options));
    Object.assign(s, readHead(given, s.score, PERIODS, PHASES));
    const pieces = readFields(given.pieces, 'pieces', SIDES);
    for (const [seat, side] of SIDES.entries()) {
      const { gk } = readFields(pieces[side], `pieces.${side}`, ['gk']);
      s.keeper[seat] = readOneOf(gk, `pieces.${side}.gk`, ZONES, 'TOR-KEEP-2');
    }
    s.ball = readOneOf(given.ball, 'ball', SPACES);
    s.starter = readSideOrNull(given.starter, 'starter');
    s.first = given.first === null ? 0 : readInt(given.first, 'first', 2, 6);
    s.kicker = s.kind = s.shootFirst = NONE;
    if (given.shot !== null) {
      const shot = readFields(given.shot, 'shot', ['kicker', 'kind']);
      s.kicker = readSide(shot.kicker, 'shot.kicker');
      s.kind = readOneOf(shot.kind, 'shot.kind', KINDS);
    }
    if (given.shootout !== null) {
      const shootout = readFields(given.shootout, 'shootout', ['first', 'taken', 'goals']);
      s.shootFirst = readSide(shootout.first, 'shootout.first');
      readPair(shootout.taken, 'shootout.taken', s.taken);
      readPair(shootout.goals, 'shootout.goals', s.goals);
    }
    Object.assign(s, readResult(given.result, s.phase === PHASE.over, REASONS));
    checkPosition(s);
    return s;
  });

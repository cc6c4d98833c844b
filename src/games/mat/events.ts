import type { Side, Tell, Told } from '../../core/game.ts';
import type { Pair } from '../../core/position.ts';
import type { Cause, PawnName, Period, Reason } from './model.ts';

/** How a goal of the match was scored. */
export type How = 'move' | 'kick' | 'penalty';

/** All that a match of this game tells (section 12 of the specification). */
export type MatEvent =
  | Told<'place', { side: Side; pawn: PawnName; at: string }>
  | Told<'coin', { side: Side }>
  | Told<'kickoff', { side: Side; pawn: PawnName }>
  | Told<'turn', { side: Side; member: number }>
  | Told<'move', { side: Side; pawn: PawnName; from: string; to: string }>
  | Told<'possession', { side: Side; pawn: PawnName; at: string }>
  | Told<'pass', { side: Side; path: readonly string[] }>
  | Told<'pass', { side: Side; none: true }>
  | Told<'kick', { side: Side; from: string; to: string }>
  | Told<'long', { side: Side; from: string; to: string }>
  | Told<'steal', { side: Side; pawn: PawnName; from: string; to: string; victim: PawnName; diagonal: boolean }>
  | Told<'card', { color: 'yellow' | 'red'; side: Side; pawn: PawnName }>
  | Told<'penalty', { side: Side; cause: Cause }>
  | Told<'taker', { side: Side; pawn: PawnName }>
  | Told<'keeper', { side: Side; pawn: PawnName; at: string }>
  | Told<'committed', { side: Side }>
  | Told<'fingers', { home: number; away: number }>
  | Told<'goal', { side: Side; at: string; how: How; score: Pair }>
  | Told<'goal', { side: Side; at: string; how: 'shootout' }>
  | Told<'save', { side: Side; how: 'penalty' | 'shootout' }>
  | Told<'sub', { side: Side; off: PawnName; on: PawnName; at: string }>
  | Told<'coaching', { side: Side; count: number }>
  | Told<'whistle'>
  | Told<'period', { ended: Period; score: Pair }>
  | Told<'shootout', { first: Side }>
  | Told<'over', { winner: Side | null; score: Pair; reason: Reason }>;

export type MatTell = Tell<MatEvent>;

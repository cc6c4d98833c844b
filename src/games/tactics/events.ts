import type { Side, Tell, Told } from '../../core/game.ts';
import type { Pair } from '../../core/position.ts';
import type { RollOffEvent } from '../../core/rollOff.ts';
import type { Face, Period, PieceName, Reason } from './model.ts';

/** What a play begins with; a round is a further attempt of both sides at a loose ball. */
export type PlayKind = 'kickoff' | 'set' | 'freekick' | 'goalkick' | 'round';
/** What a die of one side is thrown for. */
export type Purpose = 'move' | 'ball' | 'take' | 'defend';
/** Why a free kick is given. */
export type Cause = 'foul' | 'offside' | 'minor';

/** All that a match of this game tells (section 12 of the specification). */
export type TacticsEvent =
  | RollOffEvent<'opening' | 'shootout'>
  | Told<'roll', { for: Purpose; side: Side; dice: readonly number[]; value: number }>
  | Told<'kickoff', { side: Side }>
  | Told<'place', { side: Side; piece: PieceName; at: string }>
  | Told<'play', { side: Side; kind: PlayKind; n: number }>
  | Told<'move', { side: Side; piece: PieceName; from: string; to: string }>
  | Told<'kick', { side: Side; piece: PieceName; from: string; to: string }>
  | Told<'pass', { side: Side; from: PieceName; to: PieceName; n: number }>
  | Told<'dribble', { side: Side; piece: PieceName; from: string; to: string }>
  | Told<'capture', { side: Side; piece: PieceName; at: string }>
  | Told<'battle', { at: string; home: number; away: number; totals: Pair }>
  | Told<'possession', { side: Side; piece: PieceName }>
  | Told<'foul', { side: Side; piece: PieceName; at: string }>
  | Told<'card', { side: Side; piece: PieceName; color: 'yellow' | 'red'; leaves?: PieceName }>
  | Told<'offside', { side: Side; piece: PieceName; form: 1 | 2; at: string }>
  | Told<'freekick', { side: Side; at: string | null; cause: Cause }>
  | Told<'goalkick', { side: Side }>
  | Told<'corner', { side: Side; at: string; piece: PieceName }>
  | Told<'penalty', { side: Side; piece: PieceName }>
  | Told<'shot', { side: Side; piece: PieceName; result: Face }>
  | Told<'goal', { side: Side; piece: PieceName; score: Pair }>
  | Told<'goal', { side: Side; shootout: true }>
  | Told<'miss', { side: Side; shootout: true; result: Face }>
  | Told<'timeout', { side: Side }>
  | Told<'play-on', { side: Side }>
  | Told<'whistle', { period: Period }>
  | Told<'period', { ended: Period; score: Pair }>
  | Told<'shootout'>
  | Told<'over', { winner: Side | null; score: Pair; reason: Reason }>;

export type TacticsTell = Tell<TacticsEvent>;

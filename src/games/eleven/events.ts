import type { Side, Tell, Told } from '../../core/game.ts';
import type { Pair } from '../../core/position.ts';
import type { EndName } from './board.ts';
import type { Call, Period, Reason } from './model.ts';

/** All that a match of this game tells (section 12 of the specification). */
export type ElevenEvent =
  | Told<'toss', { side: Side }>
  | Told<'kickoff', { side: Side; piece: string; from: string | null; space: string }>
  | Told<'place', { side: Side; piece: string; space: string }>
  | Told<'roll', { side: Side; value: number; discarded: boolean }>
  | Told<'time-up', { period: Period }>
  | Told<'move', { side: Side; piece: string; from: string; to: string }>
  | Told<
      'attack',
      { side: Side; piece: string; from: string; to: string; victim: string; pushed: string; stolen: boolean }
    >
  | Told<'kick', { side: Side; from: string; to: string; receiver: Side | null }>
  | Told<'possession', { side: Side; piece: string; space: string }>
  | Told<'turn-end', { side: Side; unused: number }>
  | Told<'shoot', { side: Side; from: string }>
  | Told<'commit', { side: Side }>
  | Told<'shot', { side: Side; from: string; set: number | null; call: Call | null; saved: boolean }>
  | Told<'save', { side: Side }>
  | Told<'goal', { side: Side; score: Pair; auto: boolean }>
  | Told<'penalty', { side: Side; set: number; call: Call; goal: boolean; score: Pair }>
  | Told<'period-end', { period: Period; score: Pair }>
  | Told<'period-start', { period: Period; side: Side; ends: Readonly<Record<Side, EndName>> }>
  | Told<'over', { winner: Side | null; score: Pair; reason: Reason }>;

export type ElevenTell = Tell<ElevenEvent>;

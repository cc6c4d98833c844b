import type { Side, Tell, Told } from '../../core/game.ts';
import type { Pair } from '../../core/position.ts';
import type { RollOffEvent } from '../../core/rollOff.ts';
import type { Kind, Zone } from './board.ts';
import type { Period, Reason } from './model.ts';

/** All that a match of this game tells (section 12 of the specification). */
export type TorinoEvent =
  | RollOffEvent<'opening'>
  | Told<'roll', { for: 'first' | 'shot'; side: Side; value: number }>
  | Told<'turn', { side: Side }>
  | Told<'lost', { side: Side }>
  | Told<'foul', { side: Side }>
  | Told<'penalty', { side: Side; cause: 'own-foul' | 'foul' | 'shootout' }>
  | Told<'pass', { side: Side; from: number; to: number }>
  | Told<'keeper', { side: Side; at: Zone }>
  | Told<'goal', { side: Side; from: Kind; score: Pair }>
  | Told<'goal', { side: Side; from: Kind; shootout: true }>
  | Told<'save', { side: Side; from: Kind; shootout?: true }>
  | Told<'wide', { side: Side; from: Kind }>
  | Told<'corner', { side: Side; flag: 'right' | 'left' }>
  | Told<'whistle', { period: Period }>
  | Told<'period', { ended: Period; score: Pair }>
  | Told<'shootout', { first: Side }>
  | Told<'over', { winner: Side | null; score: Pair; reason: Reason }>;

export type TorinoTell = Tell<TorinoEvent>;

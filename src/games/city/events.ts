import type { Side, Tell, Told } from '../../core/game.ts';
import type { Pair } from '../../core/position.ts';
import type { DeckName, KindName, SaveResult } from './cards.ts';
import type { FaceKind, Period, Reason, RestartKind } from './model.ts';

/** An event that no clause has to explain. */
type Plain<Type extends string, Facts extends object = object> = Readonly<{ type: Type } & Facts>;
/** The card that lies for one side of a face-off. */
export type Laid = KindName | 'none';
export type Ruling = 'play' | 'controversy' | 'foul' | 'yellow';

/** All that a match of this game tells (section 12 of the specification); a drawn card is its side's alone. */
export type CityEvent =
  | Told<'toss', { side: Side }>
  | Plain<'draw', { side: Side; deck: DeckName; card?: KindName }>
  | Told<'reshuffle', { deck: DeckName }>
  | Plain<'turn', { side: Side }>
  | Plain<'pass', { side: Side; card: KindName; from: string; to: string }>
  | Plain<'advance', { side: Side; n: string; card: KindName; from: string; to: string; ball: string }>
  | Plain<'close', { side: Side; n: string; from: string; to: string }>
  | Plain<'possession', { side: Side; n: string }>
  | Told<'possession', { side: Side; n: string }>
  | Plain<'loose', { at: string }>
  | Told<'offside', { side: Side; n: string }>
  | Told<'contest', { side: Side; n: string; marker: string; roll: Pair; totals: Pair; winner: Side }>
  | Plain<'tactic', { side: Side; card: KindName; n: string | null }>
  | Plain<'move', { side: Side; n: string; to: string }>
  | Plain<'burst', { side: Side; n: string; to: string }>
  | Plain<'clearance', { side: Side; to: string }>
  | Told<
      'faceoff',
      {
        kind: FaceKind;
        attacker: Side;
        att: string;
        def: string;
        cards: { readonly off: Laid; readonly def: Laid };
        totals: readonly [attacker: number, defender: number];
        blocked: boolean;
        winner: Side;
      }
    >
  | Told<'referee', { die: number; face: Ruling }>
  | Told<'foul', { side: Side; n: string; at: string }>
  | Told<'card', { color: 'yellow' | 'red'; side: Side; n: string }>
  | Plain<'shot', { side: Side; n: string; card: KindName; total: number }>
  | Plain<'save', { side: Side; card: KindName; total: number | null; result: SaveResult | 'goal' }>
  | Told<'goal', { side: Side; n: string; score: Pair }>
  | Plain<'stop', { kind: RestartKind; side: Side; at: string }>
  | Told<'sub', { side: Side; out: string; in: string }>
  | Plain<'factor', { side: Side | null; card: KindName; n: string | null }>
  | Told<'discard', { side: Side; count: number }>
  | Told<'minute', { card: KindName }>
  | Told<'timeup'>
  | Told<'period-end', { period: Period; score: Pair }>
  | Plain<'shootout'>
  | Told<'kick', { side: Side; card: KindName; goal: boolean }>
  | Plain<'over', { winner: Side | null; reason: Reason }>;

export type CityTell = Tell<CityEvent>;

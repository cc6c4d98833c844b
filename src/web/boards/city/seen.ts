import { SIDES, type Side } from '../../../core/game.ts';
import type { DeckName } from '../../../games/city/cards.ts';
import type { CityPosition } from '../../../games/city/voice/words.ts';

type BySide<T> = Readonly<Record<Side, T>>;

/** A factor in force. */
interface Effect {
  readonly id: string;
  /** The side it favours; null where it favours nobody. */
  readonly by: Side | null;
  readonly left: number | null;
  readonly n?: string;
}

/** The fields of a position that the board shows, as a viewer is given them. */
export interface SeenPosition extends CityPosition {
  readonly options: {
    readonly clock: string;
    readonly mode: string;
    readonly periodEnd: string;
    readonly externalFactors: boolean;
  };
  readonly time: { readonly plays: number; readonly up: boolean };
  readonly stall: number;
  readonly factors: number;
  readonly stage: string | null;
  readonly turn: { readonly usedBall: boolean; readonly idle: boolean; readonly beaten: readonly string[] } | null;
  readonly bench: BySide<readonly string[]>;
  readonly yellow: BySide<readonly string[]>;
  readonly sentOff: BySide<readonly string[]>;
  readonly effects: readonly Effect[];
  readonly coach: BySide<number>;
  readonly decks: Readonly<
    Record<DeckName, { readonly draw: unknown; readonly discard: Readonly<Record<string, number>> }>
  >;
  readonly face:
    | (CityPosition['face'] & { readonly commit: BySide<string | null>; readonly cards: object | null })
    | null;
}

const sum = (counts: object): number => Object.values(counts).reduce((total: number, n: number) => total + n, 0);
/** How many cards lie in a pile, seen or not. */
export const pileSize = (pile: unknown): number => (typeof pile === 'number' ? pile : sum(pile as object));
/** How many cards are in a hand's deck, seen or not. */
export const heldSize = (cards: readonly string[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);
/** Whose cards are laid open: those of the seat, else of whoever watches from a side; a watcher sees nobody's. */
export const openHandOf = (p: SeenPosition, seat: Side | null): Side | null =>
  seat ?? SIDES.find((side) => Array.isArray(p.hands[side]['off'])) ?? null;

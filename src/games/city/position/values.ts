import { type Seat, SIDES } from '../../../core/game.ts';
import { demand, fail, mustBe, readBool, readFields, readList, readObject, readOneOf } from '../../../core/read.ts';
import { findHex, type Hex } from '../board.ts';
import { DECK, type DeckName, findKind, isOf, type Kind } from '../cards.ts';
import { bit, has, NONE, pieceOf, SHIRTS, type Shirt } from '../model.ts';

/** Readers of the values that positions are made of; to be called inside `reading`. */

const SHIRT_NAMES = Array.from({ length: SHIRTS }, (_, i) => String(i + 1));

export const readNameOrNull = (value: unknown, path: string, names: readonly string[]): number =>
  readOneOf(value, path, [null, ...names]) - 1;
export const readShirt = (value: unknown, path: string, clause?: string): Shirt =>
  readOneOf(value, path, SHIRT_NAMES, clause) + 1;
export const readShirtOrNull = (value: unknown, path: string): Shirt => readOneOf(value, path, [null, ...SHIRT_NAMES]);
/** Nothing else than null. */
export function readNull(value: unknown, path: string): number {
  demand(value === null, path, mustBe(null));
  return NONE;
}
export const readFlag = (value: unknown, path: string): number => (readBool(value, path) ? 1 : 0);

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') fail(path, { es: 'debe ser un texto', en: 'must be a text' });
  return value;
}
export function readHex(value: unknown, path: string, clause?: string): Hex {
  const hex = findHex(readText(value, path));
  demand(hex >= 0, path, { es: 'debe ser un hexágono de a1 a o22', en: 'must be a hex from a1 to o22' }, clause);
  return hex;
}
export const readHexOrNull = (value: unknown, path: string, clause?: string): Hex =>
  value === null ? NONE : readHex(value, path, clause);

/** A card of that deck by name. */
export function readKind(value: unknown, path: string, deck: DeckName, clause?: string): Kind {
  const kind = findKind(readText(value, path));
  demand(
    isOf(DECK[deck], kind),
    path,
    { es: `debe ser una carta del mazo ${deck}`, en: `must be a card of the deck ${deck}` },
    clause,
  );
  return kind;
}

/** Reads `{home, away}` with one reader for both. */
export function readBySide(
  value: unknown,
  path: string,
  read: (given: unknown, path: string, side: Seat) => void,
): void {
  const given = readFields(value, path, SIDES);
  for (const [side, name] of SIDES.entries()) read(given[name], `${path}.${name}`, side);
}

export function readShirts(value: unknown, path: string, clause?: string): number {
  let set = 0;
  for (const [i, name] of readList(value, path).entries()) {
    const n = readShirt(name, `${path}[${i}]`, clause);
    demand(
      !has(set, n),
      `${path}[${i}]`,
      { es: 'debe estar el dorsal una sola vez', en: 'must be a shirt once' },
      clause,
    );
    set |= bit(n);
  }
  return set;
}

export function readShirtSets(value: unknown, path: string, into: Int16Array): void {
  readBySide(value, path, (list, at, side) => {
    into[side] = readShirts(list, at, 'CTY-POS-4');
  });
}

export function readPlaces(value: unknown, path: string, into: Int16Array): void {
  readBySide(value, path, (places, at, side) => {
    for (const [name, hex] of Object.entries(readObject(places, at))) {
      const n = readShirt(name, `${at}.${name}`, 'CTY-POS-4');
      into[pieceOf(side, n)] = readHex(hex, `${at}.${name}`, 'CTY-POS-2');
    }
  });
}

import type { GameWithTexts, Position } from '../../core/game.ts';
import type { Fault } from '../../core/read.ts';

/**
 * A form for any position, made by asking its reader: what is put into a field that can't be right there comes back as a fault
 * that names the field and, where they can be counted, all values that would be.
 */

/** Names and indices from the position down to a field. */
export type Path = readonly (string | number)[];

export type Field =
  | { readonly kind: 'choice'; readonly path: Path; readonly value: unknown; readonly values: readonly unknown[] }
  | { readonly kind: 'flag'; readonly path: Path; readonly value: boolean }
  | { readonly kind: 'number'; readonly path: Path; readonly value: number }
  /** Anything else, as JSON. */
  | { readonly kind: 'text'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'group'; readonly path: Path; readonly fields: readonly Field[] };

/** A path as faults spell it: `hands.home`, `score[0]`. */
export const pathText = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

export function valueAt(position: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | null)?.[part], position);
}

/** The same position with another value in one field. */
export function withValue<T>(position: T, path: Path, value: unknown): T {
  const [first, ...rest] = path;
  if (first === undefined) return value as T;
  const changed = withValue((position as Record<string | number, unknown>)[first], rest, value);
  if (Array.isArray(position)) return position.map((old, i) => (i === first ? changed : old)) as T;
  return { ...position, [first]: changed };
}

/** Nothing that a position holds. */
const NOTHING = { '': 0 };

const faultOf = (game: GameWithTexts, position: unknown): Fault | null => {
  const read = game.readPosition(position);
  return read.ok ? null : read.error;
};

/** The values that a field can have, where its reader counts them. */
function valuesAt(game: GameWithTexts, sound: Position, path: Path): readonly unknown[] | null {
  const fault = faultOf(game, withValue(sound, path, NOTHING));
  return fault?.path === pathText(path) && fault.values ? fault.values : null;
}

/** What nobody changes: it says which game this is. */
const FIXED: ReadonlySet<string> = new Set(['game', 'v']);

function fieldAt(game: GameWithTexts, sound: Position, position: Position, path: Path): Field {
  const value = valueAt(position, path);
  if (typeof value === 'boolean') return { kind: 'flag', path, value };
  const values = valueAt(sound, path) === undefined ? null : valuesAt(game, sound, path);
  if (values) return { kind: 'choice', path, value, values };
  if (typeof value === 'number') return { kind: 'number', path, value };
  if (typeof value !== 'object' || value === null) return { kind: 'text', path, value };
  const isList = Array.isArray(value);
  if (isList && value.some((item) => typeof item !== 'number')) return { kind: 'text', path, value };
  const keys = isList ? value.map((_, i) => i) : Object.keys(value);
  if (keys.length === 0) return { kind: 'text', path, value };
  return { kind: 'group', path, fields: keys.map((key) => fieldAt(game, sound, position, [...path, key])) };
}

/** All fields of a position; `sound` is one that can be read, against which the reader is asked. */
export const formOf = (game: GameWithTexts, sound: Position, position: Position): Field[] =>
  Object.keys(position)
    .filter((name) => !FIXED.has(name))
    .map((name) => fieldAt(game, sound, position, [name]));

/** The leaves below these fields that hold a place, with where they are. */
export interface Placed {
  readonly path: Path;
  readonly at: string | null;
}

export function placedIn(position: Position, fields: readonly string[]): Placed[] {
  const leaves = (path: Path): Placed[] => {
    const value = valueAt(position, path);
    if (value === null || typeof value === 'string') return [{ path, at: value }];
    return typeof value === 'object' ? Object.keys(value).flatMap((key) => leaves([...path, key])) : [];
  };
  return fields.flatMap((field) => leaves([field]));
}

const MOST_FIELDS = 24;

/** Something that its reader takes for a field that is empty, found by adding what it misses; null where that leads nowhere. */
export function templateFor(game: GameWithTexts, sound: Position, path: Path): unknown {
  let tried = withValue(sound, path, {});
  const own = pathText(path);
  for (let n = 0; n < MOST_FIELDS; n++) {
    const fault = faultOf(game, tried);
    if (!fault?.path.startsWith(`${own}.`))
      return Object.keys(valueAt(tried, path) as object).length > 0 ? valueAt(tried, path) : null;
    const below = fault.path
      .slice(own.length + 1)
      .split(/[.[\]]+/)
      .filter((part) => part !== '');
    const at = [...path, ...below.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
    const before = valueAt(tried, at);
    const next = fault.values
      ? (fault.values.find((value) => value !== null) ?? null)
      : before === undefined
        ? null
        : [0, 0];
    if (before === next) return valueAt(tried, path);
    tried = withValue(tried, at, next);
  }
  return valueAt(tried, path);
}

import type { Clause } from './clause.ts';
import { err, ok, type Result } from './result.ts';

/** What is wrong with given data: where, what would be right and, where a rule is broken, which. */
export interface Fault {
  readonly path: string;
  readonly expected: string;
  readonly clause?: Clause;
}

class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`${fault.path}: ${fault.expected}`);
    this.fault = fault;
  }
}

/** Ends the reading under way: the data at `path` is not what is expected there. */
export function fail(path: string, expected: string, clause?: Clause): never {
  throw new FaultError(clause === undefined ? { path, expected } : { path, expected, clause });
}

/** `fail` unless the condition holds. */
export function demand(holds: boolean, path: string, expected: string, clause?: Clause): asserts holds {
  if (!holds) fail(path, expected, clause);
}

/** Runs a reader in which `fail` may be called. */
export function reading<T>(read: () => T): Result<T, Fault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof FaultError) return err(error.fault);
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** An object with exactly these fields. */
export function readFields<const K extends readonly string[]>(
  value: unknown,
  path: string,
  keys: K,
  clause?: Clause,
): Readonly<Record<K[number], unknown>> {
  const object = readObject(value, path);
  for (const key of keys) if (!Object.hasOwn(object, key)) fail(join(path, key), 'this field is missing', clause);
  for (const key of Object.keys(object))
    if (!keys.includes(key)) fail(join(path, key), `no such field; the fields are ${keys.join(', ')}`, clause);
  return object as Readonly<Record<K[number], unknown>>;
}

export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object');
  return value as Fields;
}

export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length))
    fail(path, length === undefined ? 'a list' : `a list of ${length}`);
  return value;
}

export function readInt(value: unknown, path: string, min: number, max: number, clause?: Clause): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    fail(path, `a whole number from ${min} to ${max}`, clause);
  return value as number;
}

export function readBool(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, 'true or false');
  return value;
}

/** The index of the value among `values`, compared with ===. */
export function readOneOf(value: unknown, path: string, values: readonly unknown[], clause?: Clause): number {
  const index = values.indexOf(value);
  if (index < 0) fail(path, `one of ${list(values)}`, clause);
  return index;
}

export const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);

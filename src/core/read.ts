import type { Clause, Said } from './clause.ts';
import { err, ok, type Result } from './result.ts';

/** What is wrong with given data: where, what would be right and, where a rule is broken, which. */
export interface Fault {
  readonly path: string;
  /** As the end of a sentence: «debe ser 1». */
  readonly expected: Said;
  readonly clause?: Clause;
  /** All that would be right there, where they can be counted: what a form offers. */
  readonly values?: readonly unknown[];
}

class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`${fault.path}: ${fault.expected.en}`);
    this.fault = fault;
  }
}

/** Ends the reading under way: the data at `path` is not what is expected there. */
export function fail(path: string, expected: Said, clause?: Clause, values?: readonly unknown[]): never {
  throw new FaultError({
    path,
    expected,
    ...(clause === undefined ? {} : { clause }),
    ...(values === undefined ? {} : { values }),
  });
}

/** `fail` unless the condition holds. */
export function demand(holds: boolean, path: string, expected: Said, clause?: Clause): asserts holds {
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

/** One of these values is expected. */
export function mustBe(...values: readonly unknown[]): Said {
  const texts = values.map((value) => JSON.stringify(value));
  const last = texts.at(-1)!;
  const es = texts.length === 1 ? last : `${texts.slice(0, -1).join(', ')} o ${last}`;
  return { es: `debe ser ${es}`, en: `must be ${texts.join(' or ')}` };
}

export const MISSING: Said = { es: 'falta este campo', en: 'this field is missing' };

/** An object with exactly these fields. */
export function readFields<const K extends readonly string[]>(
  value: unknown,
  path: string,
  keys: K,
  clause?: Clause,
): Readonly<Record<K[number], unknown>> {
  const object = readObject(value, path);
  for (const key of keys) if (!Object.hasOwn(object, key)) fail(join(path, key), MISSING, clause);
  for (const key of Object.keys(object)) if (!keys.includes(key)) fail(join(path, key), noSuchField(keys), clause);
  return object as Readonly<Record<K[number], unknown>>;
}

const noSuchField = (keys: readonly string[]): Said => ({
  es: `no hay tal campo; los campos son ${keys.join(', ')}`,
  en: `no such field; the fields are ${keys.join(', ')}`,
});

export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, { es: 'debe ser un objeto', en: 'must be an object' });
  return value as Fields;
}

const LIST: Said = { es: 'debe ser una lista', en: 'must be a list' };

export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length))
    fail(path, length === undefined ? LIST : { es: `${LIST.es} de ${length}`, en: `${LIST.en} of ${length}` });
  return value;
}

export function readInt(value: unknown, path: string, min: number, max: number, clause?: Clause): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    fail(
      path,
      { es: `debe ser un número entero de ${min} a ${max}`, en: `must be a whole number from ${min} to ${max}` },
      clause,
    );
  return value as number;
}

export function readBool(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, mustBe(true, false));
  return value;
}

/** The index of the value among `values`, compared with ===. */
export function readOneOf(value: unknown, path: string, values: readonly unknown[], clause?: Clause): number {
  const index = values.indexOf(value);
  const expected = { es: `debe ser uno de ${list(values)}`, en: `must be one of ${list(values)}` };
  if (index < 0) fail(path, expected, clause, values);
  return index;
}

export const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);

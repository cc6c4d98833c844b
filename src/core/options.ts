import type { Said } from './clause.ts';
import { type Fault, fail, join, readBool, readFields, readInt, reading, readObject, readOneOf } from './read.ts';
import type { Result } from './result.ts';

/** What a match can be set to, as the `games` command of the protocol tells it. */
export type OptionSpec =
  | { readonly type: 'enum'; readonly default: string; readonly values: readonly string[] }
  | { readonly type: 'int'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly type: 'bool'; readonly default: boolean };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, string | number | boolean>>;

type ValueOf<T extends OptionSpec> = T extends { readonly values: readonly (infer V)[] }
  ? V
  : T extends { readonly type: 'int' }
    ? number
    : boolean;
export type OptionsOf<T extends OptionSpecs> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** The first value is the default unless another is named. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V, standard: V[number] = values[0]) =>
  ({ type: 'enum', default: standard, values }) as const;
export const int = (min: number, max: number, standard: number) =>
  ({ type: 'int', default: standard, min, max }) as const;
export const bool = (standard: boolean) => ({ type: 'bool', default: standard }) as const;

function readOption(spec: OptionSpec, value: unknown, path: string): string | number | boolean {
  if (spec.type === 'bool') return readBool(value, path);
  if (spec.type === 'int') return readInt(value, path, spec.min, spec.max);
  return spec.values[readOneOf(value, path, spec.values)]!;
}

const noSuchOption = (names: readonly string[]): Said => ({
  es: `no hay tal opción; las opciones son ${names.join(', ')}`,
  en: `no such option; the options are ${names.join(', ')}`,
});

/** The options of a new match: what is not given is the default. */
export const chooseOptions = (specs: OptionSpecs, given: unknown): Result<Options, Fault> =>
  reading(() => {
    const object = readObject(given, 'options');
    for (const name of Object.keys(object))
      if (!Object.hasOwn(specs, name)) fail(join('options', name), noSuchOption(Object.keys(specs)));
    return mapSpecs(specs, (spec, name) =>
      Object.hasOwn(object, name) ? readOption(spec, object[name], join('options', name)) : spec.default,
    );
  });

/** The complete options of a position; to be called inside `reading`. */
export function readOptions<T extends OptionSpecs>(specs: T, value: unknown): OptionsOf<T> {
  const object = readFields(value, 'options', Object.keys(specs));
  return mapSpecs(specs, (spec, name) => readOption(spec, object[name], join('options', name))) as OptionsOf<T>;
}

const mapSpecs = <T>(specs: OptionSpecs, value: (spec: OptionSpec, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, value(spec, name)]));

export const defaultOptions = <T extends OptionSpecs>(specs: T): OptionsOf<T> =>
  mapSpecs(specs, (spec) => spec.default) as OptionsOf<T>;

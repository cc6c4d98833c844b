/** The number of each name in a list, so that a state can hold it: `numbered(['even', 'odd']).odd` is 1. */
export const numbered = <const T extends readonly (string | number)[]>(names: T) =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [K in T[number]]: number };

/** A value for each name of a list. */
export const byName = <N extends string, T>(names: readonly N[], make: (name: N, i: number) => T) =>
  Object.fromEntries(names.map((name, i) => [name, make(name, i)])) as Readonly<Record<N, T>>;

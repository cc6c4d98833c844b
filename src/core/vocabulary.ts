/** The number of each name in a list, so that a state can hold it: `numbered(['even', 'odd']).odd` is 1. */
export const numbered = <const T extends readonly (string | number)[]>(names: T) =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [K in T[number]]: number };

/** A value for each name of a list. */
export function byName<N extends string, T>(
  names: readonly N[],
  make: (name: N, i: number) => T,
): Readonly<Record<N, T>> {
  const made = {} as Record<N, T>;
  for (let i = 0; i < names.length; i++) made[names[i]!] = make(names[i]!, i);
  return made;
}

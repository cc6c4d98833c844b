/** The number of each name in a list, so that a state can hold it: `numbered(['even', 'odd']).odd` is 1. */
export const numbered = <const T extends readonly (string | number)[]>(names: T) =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [K in T[number]]: number };

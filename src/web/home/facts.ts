/** What a newcomer wants to know of a game before it is loaded: minutes of a normal match, luck and depth from 1 to 5. */
export interface GameFacts {
  readonly minutes: readonly [from: number, to: number];
  readonly luck: number;
  readonly depth: number;
}

/** In the order of the home page: the quickest to learn first. Also the only place where that order is told. */
export const FACTS: Readonly<Record<string, GameFacts>> = {
  torino: { minutes: [5, 10], luck: 5, depth: 1 },
  mat: { minutes: [15, 30], luck: 1, depth: 3 },
  eleven: { minutes: [15, 25], luck: 3, depth: 3 },
  tactics: { minutes: [20, 40], luck: 3, depth: 4 },
  city: { minutes: [15, 60], luck: 3, depth: 5 },
};

import { GAME_IDS, REGISTRY } from '../games/index.ts';

/** The game in the examples of the help: the first of the registry is the quickest to learn. */
export const EXAMPLE = GAME_IDS[0]!;

/** One of its options as `-o` takes it: the first that a preset of its card changes. */
export const EXAMPLE_OPTION = REGISTRY[EXAMPLE].card.presets
  .flatMap(({ options }) => Object.entries(options))
  .map(([name, value]) => `${name}=${value}`)[0]!;

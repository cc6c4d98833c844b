import type { Said } from './clause.ts';
import type { Side } from './game.ts';
import type { Options } from './options.ts';

/** A way to play a game, by the options in which it differs from the defaults; the engine knows nothing of it. */
export interface Preset {
  readonly id: string;
  readonly name: Said;
  readonly options: Options;
}

/** From 1 to 5. */
type Grade = 1 | 2 | 3 | 4 | 5;

/** What a newcomer wants to know of a game before it is loaded. */
export interface Card {
  readonly about: Said;
  /** They are those of a normal match. */
  readonly minutes: readonly [from: number, to: number];
  readonly luck: Grade;
  readonly depth: Grade;
  /** The one that is offered first stands first. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** What is to be known before one chooses a bot; null where its levels say enough. */
  readonly levels: Said | null;
  /** What a position has besides its score where a match begins with goals given to the other side of `behind`. */
  withLead?(behind: Side): object;
  /** The accent on a light and on a dark ground. */
  readonly colours: { readonly light: string; readonly dark: string };
}

/** Presets that several games have. */
export const FULL: Preset = { id: 'full', name: { es: 'Completo', en: 'Full' }, options: {} };
export const short = (options: Options): Preset => ({ id: 'short', name: { es: 'Corto', en: 'Short' }, options });
/** Over in a few minutes. */
export const quick = (options: Options): Preset => ({ id: 'quick', name: { es: 'Rápido', en: 'Quick' }, options });
/** As the printed rulebook has it. */
export const rulebook = (options: Options): Preset => ({
  id: 'rulebook',
  name: { es: 'Reglamento', en: 'Rulebook' },
  options,
});

import type { Said } from './clause.ts';
import type { GameEvent, Position, Side, Turn } from './game.ts';

/** What an action is after: an event of this type with these facts, of the acting side unless they name another. */
export interface Aim {
  readonly type: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** An event by which it is missed for good, where the football of it does not say so. */
  readonly miss?: Pick<Aim, 'type' | 'facts'>;
  readonly label: Said;
}

/**
 * How a game speaks: sentences for people, made from public data alone, so that screen, terminal and screen reader say
 * the same. `position` is what the listener may see.
 */
export interface Voice<P extends Position = Position, E extends GameEvent = GameEvent> {
  /** One commentator's line; `pick` (any whole number, from the match seed) varies the words, never the facts. */
  event(event: E, pick: number): Said;
  /**
   * Who must act and what is asked, with the number that matters; `legal` is what the listener may do now. Where it is
   * empty he only watches, and is told what the other is about to do.
   */
  ask(position: P, turn: Turn, legal?: readonly string[]): Said;
  /** A legal action as a button's label. */
  action(text: string, position: P): Said;
  /**
   * What `side` is after with an action that chance or a sealed choice decides; the exact odds of it are shown before
   * the action is played (src/match/odds.ts). Null where nothing is left open.
   */
  aim(text: string, position: P, side: Side): Aim | null;
  /** A short name and one sentence for each option, and for each value of an enum (`clock=plays`). */
  readonly options: Readonly<Record<string, { readonly label: Said; readonly help: Said }>>;
  /** What the fields of a position are called that are this game's own, and each phase (`phase=shot`). */
  readonly fields: Readonly<Record<string, Said>>;
}

/** Says whether whoever hears a question only watches; without a list it is put to the one who decides. */
export const isWatching = (turn: Turn, legal?: readonly string[]): boolean =>
  turn.kind === 'choice' && legal?.length === 0;

export const SIDE_NAMES: Readonly<Record<string, Said>> = {
  home: { es: 'Local', en: 'Home' },
  away: { es: 'Visitante', en: 'Away' },
};

import { untrack } from 'svelte';
import type { Said } from '../../core/clause.ts';
import type { Side } from '../../core/game.ts';
import { settings } from '../settings.svelte.ts';
import type { MatchControl } from './control.svelte.ts';
import { LAST } from './i18n.ts';

/** A set-up that can be chosen with one tap. */
interface Offered {
  readonly id: string;
  readonly name: Said;
  readonly actions: readonly string[];
}

const keyOf = (game: string, side: Side): string => `cancha.formation.${game}.${side}`;

function stored(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * What a person has already decided is played for him: the rest of a formation, and, where he wants it, a choice that has
 * only one answer. What he has just taken back is left to him.
 */
export class Plans {
  readonly #control: MatchControl;
  /** What each side still has to place. */
  readonly #left: Partial<Record<Side, readonly string[]>> = {};
  /** What each side has placed in this set-up. */
  readonly #placed: Partial<Record<Side, readonly string[]>> = {};

  constructor(control: MatchControl) {
    this.#control = control;
    $effect(() => {
      const step = control.shown;
      if (!step || control.replayed) return;
      const timer = untrack(() => this.#goOn());
      return () => clearTimeout(timer);
    });
  }

  /** What is offered now: nothing unless men are to be placed. */
  get offered(): readonly Offered[] {
    const { seat, shown, legal, room } = this.#control;
    const { formations, game } = room;
    if (!seat || !shown || !formations || !legal.some((action) => formations.isPlacing(action))) return [];
    const ready = formations.list.map(({ id, name }) => ({
      id,
      name,
      actions: formations.actions(id, shown.position, seat),
    }));
    const last = { id: 'last', name: LAST, actions: stored(keyOf(game.id, seat)) };
    return [...ready, last].filter(({ actions }) => actions.some((action) => legal.includes(action)));
  }

  choose({ actions }: Offered): void {
    const { seat } = this.#control;
    if (!seat) return;
    this.#left[seat] = actions;
    this.#control.drama.isHasty = true;
    this.#goOn();
  }

  #goOn(): ReturnType<typeof setTimeout> | undefined {
    const { seat, legal, shown, room } = this.#control;
    if (!seat || legal.length === 0 || shown?.turn.kind !== 'choice') return undefined;
    const isPlacing = legal.some((action) => room.formations?.isPlacing(action));
    const next = isPlacing ? this.#left[seat]?.find((action) => legal.includes(action)) : undefined;
    if (next !== undefined) {
      this.#left[seat] = this.#left[seat]!.filter((action) => action !== next);
      this.play(next);
      return undefined;
    }
    this.#control.drama.isHasty = false;
    if (!isPlacing) this.#placed[seat] = [];
    const [only] = legal;
    const isBack = shown.events.some(({ type }) => type === 'undo');
    if (!settings.data.autoEnd || legal.length > 1 || isBack || shown.cover) return undefined;
    return setTimeout(() => this.#control.play(only!), settings.gap);
  }

  /** Plays, and remembers what was placed for the next time. */
  play(action: string): void {
    const { seat, room } = this.#control;
    if (seat && room.formations?.isPlacing(action)) {
      const placed = [...(this.#placed[seat] ?? []), action];
      this.#placed[seat] = placed;
      localStorage.setItem(keyOf(room.game.id, seat), JSON.stringify(placed));
    }
    this.#control.play(action);
  }
}

import { untrack } from 'svelte';
import * as v from 'valibot';
import type { Said } from '../../core/clause.ts';
import { SIDES, type Side } from '../../core/game.ts';
import { settings } from '../settings.svelte.ts';
import type { MatchControl } from './control.svelte.ts';
import { LAST } from './i18n.ts';

/** A set-up that can be chosen with one tap. */
interface Offered {
  readonly id: string;
  readonly name: Said;
  readonly actions: readonly string[];
}

const keyOf = (game: string): string => `cancha.formation.${game}`;

/** Where somebody placed his men last, and at which end of the board. */
const Kept = v.object({ end: v.string(), actions: v.array(v.string()) });
function kept(game: string): v.InferOutput<typeof Kept> | null {
  try {
    const read = v.safeParse(Kept, JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
/** So many men of a formation may be placed by the rules: one kicks off. */
const MOST_GIVEN = 1;

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
    const found = kept(game.id);
    const isHere = found?.end === formations.endOf(shown.position, seat);
    const actions = isHere ? found.actions : formations.mirrored(found?.actions ?? []);
    return [...ready, { id: 'last', name: LAST, actions }].filter(({ actions }) =>
      actions.some((action) => legal.includes(action)),
    );
  }

  /** Whoever is left when all of its places are taken stands as in the first one of the list. */
  choose({ actions }: Offered): void {
    const { seat, shown, room } = this.#control;
    if (!seat || !shown || !room.formations) return;
    const { list, actions: placesOf } = room.formations;
    this.#left[seat] = [...actions, ...placesOf(list[0]!.id, shown.position, seat)];
    this.#control.drama.isHasty = true;
    this.#goOn();
  }

  /** Another set-up is to come. */
  #begin(side: Side): void {
    this.#left[side] = [];
    this.#placed[side] = [];
  }

  #goOn(): ReturnType<typeof setTimeout> | undefined {
    const { seat, legal, shown, room } = this.#control;
    // Nobody throws or draws while men are placed.
    if (shown?.turn.kind === 'chance') for (const side of SIDES) this.#begin(side);
    if (!seat || legal.length === 0 || shown?.turn.kind !== 'choice') return undefined;
    const isPlacing = legal.some((action) => room.formations?.isPlacing(action));
    const isBack = shown.events.some(({ type }) => type === 'undo');
    if (!isPlacing || isBack) this.#left[seat] = [];
    const next = isPlacing ? this.#left[seat]?.find((action) => legal.includes(action)) : undefined;
    if (next !== undefined) {
      this.#left[seat] = this.#left[seat]!.filter((action) => action !== next);
      this.play(next);
      return undefined;
    }
    this.#control.drama.isHasty = false;
    if (isBack) this.#placed[seat] = this.#placed[seat]?.slice(0, -1) ?? [];
    if (!isPlacing) this.#begin(seat);
    const [only] = legal;
    if (!settings.data.autoEnd || legal.length > 1 || isBack || shown.cover) return undefined;
    return setTimeout(() => this.#control.play(only!), settings.gap);
  }

  /** Plays, and remembers for the next time where everybody was placed: after a goal only some are. */
  play(action: string): void {
    const { seat, shown, room } = this.#control;
    const { formations, game } = room;
    if (seat && shown && formations?.isPlacing(action)) {
      const placed = [...(this.#placed[seat] ?? []), action];
      this.#placed[seat] = placed;
      const all = formations.actions(formations.list[0]!.id, shown.position, seat).length;
      const end = formations.endOf(shown.position, seat);
      if (placed.length >= all - MOST_GIVEN)
        localStorage.setItem(keyOf(game.id), JSON.stringify({ end, actions: placed }));
    }
    this.#control.play(action);
  }
}

import type { Position, Side } from '../../core/game.ts';
import type { Aim, Voice } from '../../core/voice.ts';
import { percent } from '../i18n/numbers.ts';
import { said } from '../i18n/t.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** What is to be chosen from, and who can tell its chances. */
export interface Asked {
  readonly actions: readonly string[];
  readonly position: Position;
  /** For whom they are. */
  readonly side: Side | null;
  readonly voice: Voice;
  readonly odds: (action: string) => Promise<number | null>;
}

/** What each of these actions is after, with its chance, as soon as that is known; asked for once in a position. */
export class Odds {
  readonly #asked: () => Asked | undefined;
  #chances: ReadonlyMap<string, number> = $state.raw(new Map());

  constructor(asked: () => Asked | undefined) {
    this.#asked = asked;
    let known = new Set<string>();
    let last: Position | null = null;
    $effect(() => {
      const now = asked();
      if (!now) return;
      const { actions, position, odds } = now;
      if (position !== last) {
        [last, known] = [position, new Set()];
        this.#chances = new Map();
      }
      for (const action of actions) {
        if (known.has(action) || !this.#aimOf(action)) continue;
        known.add(action);
        void odds(action).then((chance) => {
          if (position === last && chance !== null) this.#chances = new Map([...this.#chances, [action, chance]]);
        });
      }
    });
  }

  /** In words; null where nothing is risked. */
  chipOf(action: string): string | null {
    const chance = this.#chances.get(action);
    const aim = chance === undefined ? null : this.#aimOf(action);
    return aim ? `${said(aim.label)} ${percent(chance!, settings.lang)}` : null;
  }

  #aimOf(action: string): Aim | null {
    const asked = this.#asked();
    return asked?.side ? asked.voice.aim(action, asked.position, asked.side) : null;
  }
}

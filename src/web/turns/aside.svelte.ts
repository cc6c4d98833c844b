import { getContext, setContext } from 'svelte';
import type { Seen, Side } from '../../core/game.ts';
import type { AsideMessage, AsideNews, PlanNote, Rule } from '../../protocol/leisure.ts';

/** The way to the server that has the match. */
interface Door {
  say(message: AsideMessage): void;
  /** What this page sees of the match; undefined before it has seen anything. */
  view(): Seen | undefined;
}

/** What a page of a match on a server is told beside its steps: who is there, and what its own side has planned. */
export class Aside {
  /** Since when each side is away, on this page's clock; null: it is there. */
  away: Readonly<Record<Side, number | null>> = $state.raw({ home: null, away: null });
  /** After so long whoever waits may claim the match; null: never. */
  grace: number | null = $state(null);
  rules: readonly Rule[] = $state.raw([]);
  note: PlanNote | null = $state(null);
  #door: Door | undefined;

  /** A line to the server is open: it hears whether anybody looks. */
  open(door: Door): void {
    this.#door = door;
    if (document.visibilityState === 'hidden') this.look();
  }

  look = (): void => this.#door?.say({ type: 'eyes', open: document.visibilityState === 'visible' });

  plan(rules: readonly Rule[]): void {
    this.#door?.say({ type: 'plan', rules: [...rules] });
  }

  view(): Seen | undefined {
    return this.#door?.view();
  }

  hear(news: AsideNews): void {
    if (news.type === 'plan') {
      this.rules = news.rules;
      this.note = news.note;
      return;
    }
    const now = performance.now();
    const since = (millis: number | null): number | null => (millis === null ? null : now - millis);
    this.away = { home: since(news.away.home), away: since(news.away.away) };
    this.grace = news.grace;
  }
}

const KEY = Symbol('aside');
export const holdAside = (): Aside => setContext(KEY, new Aside());
/** Undefined where no server has the match. */
export const getAside = (): Aside | undefined => getContext<Aside | undefined>(KEY);

import * as v from 'valibot';
import type { GameId } from '../../games/index.ts';
import { child } from '../family/child.svelte.ts';

const KEY = 'cancha.learn';
export const MOST_STARS = 3;

const Progress = v.object({
  /** By game and lesson. */
  stars: v.fallback(v.record(v.string(), v.record(v.string(), v.number())), {}),
  /** The situations that a coach has explained, by game. */
  met: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** The guided match, by game; null once somebody wants none. */
  guided: v.fallback(v.record(v.string(), v.nullable(v.string())), {}),
});
type ProgressData = v.InferOutput<typeof Progress>;

/** Whatever is stored, something usable comes out. */
function readProgress(text: string | null): ProgressData {
  let stored: unknown = {};
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // A broken entry counts as none.
  }
  return v.parse(Progress, typeof stored === 'object' && stored !== null ? stored : {});
}

/** All of them for a lesson without a failure; at least one for whoever came to its end. */
export const starsFor = (failures: number, steps: number): number =>
  failures === 0 ? MOST_STARS : failures <= steps / 2 ? 2 : 1;

/** What this browser knows of what was learnt; kept locally. */
class LearnProgress {
  data: ProgressData = $state.raw(readProgress(localStorage.getItem(KEY)));

  replace(data: unknown): void {
    this.data = readProgress(JSON.stringify(data ?? {}));
    localStorage.setItem(KEY, JSON.stringify(this.data));
  }

  stars(game: GameId, lesson: string): number {
    return this.data.stars[game]?.[lesson] ?? 0;
  }

  finish(game: GameId, lesson: string, stars: number): void {
    child.learnt(game, lesson, stars);
    const best = Math.max(stars, this.stars(game, lesson));
    const { stars: all } = this.data;
    this.replace({ ...this.data, stars: { ...all, [game]: { ...all[game], [lesson]: best } } });
  }

  met(game: GameId): readonly string[] {
    return this.data.met[game] ?? [];
  }

  meet(game: GameId, situation: string): void {
    const { met } = this.data;
    this.replace({ ...this.data, met: { ...met, [game]: [...this.met(game), situation] } });
  }

  /** Undefined where none was ever offered. */
  guided(game: GameId): string | null | undefined {
    return this.data.guided[game];
  }

  guide(game: GameId, match: string | null): void {
    const met = match === null ? this.data.met : { ...this.data.met, [game]: [] };
    this.replace({ ...this.data, met, guided: { ...this.data.guided, [game]: match } });
  }
}

export const progress = new LearnProgress();

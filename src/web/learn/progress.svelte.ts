import type { GameId } from '../../games/index.ts';
import { mergeProgress, type ProgressData, readProgress } from './learnt.ts';

const KEY = 'cancha.learn';

/** What this browser knows of what was learnt; kept locally. */
class LearnProgress {
  data: ProgressData = $state.raw(readProgress(localStorage.getItem(KEY)));

  replace(data: unknown): void {
    this.data = readProgress(JSON.stringify(data ?? {}));
    localStorage.setItem(KEY, JSON.stringify(this.data));
  }

  /** What the same person has learnt elsewhere comes to it. */
  merge(data: unknown): void {
    this.replace(mergeProgress(this.data, readProgress(JSON.stringify(data ?? {}))));
  }

  stars(game: GameId, lesson: string): number {
    return this.data.stars[game]?.[lesson] ?? 0;
  }

  finish(game: GameId, lesson: string, stars: number): void {
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

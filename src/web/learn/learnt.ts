import * as v from 'valibot';

/** What somebody has learnt, as it is stored; the page's own of it is in progress.svelte.ts. */
const Progress = v.object({
  /** By game and lesson. */
  stars: v.fallback(v.record(v.string(), v.record(v.string(), v.number())), {}),
  /** The situations that a coach has explained, by game. */
  met: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** The guided match, by game; null once somebody wants none. */
  guided: v.fallback(v.record(v.string(), v.nullable(v.string())), {}),
});
export type ProgressData = v.InferOutput<typeof Progress>;

/** Whatever is stored, something usable comes out. */
export function readProgress(text: string | null): ProgressData {
  let stored: unknown = {};
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // A broken entry counts as none.
  }
  return v.parse(Progress, typeof stored === 'object' && stored !== null ? stored : {});
}

/** What two browsers know of the same person: the most stars, everything met. */
export function mergeProgress(one: ProgressData, other: ProgressData): ProgressData {
  const games = new Set([...Object.keys(one.stars), ...Object.keys(other.stars)]);
  const met = new Set([...Object.keys(one.met), ...Object.keys(other.met)]);
  return {
    stars: Object.fromEntries([...games].map((game) => [game, mostOf(one.stars[game], other.stars[game])])),
    met: Object.fromEntries(
      [...met].map((game) => [game, [...new Set([...(one.met[game] ?? []), ...(other.met[game] ?? [])])]]),
    ),
    guided: { ...other.guided, ...one.guided },
  };
}

function mostOf(one: Readonly<Record<string, number>> = {}, other: Readonly<Record<string, number>> = {}) {
  const lessons = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...lessons].map((lesson) => [lesson, Math.max(one[lesson] ?? 0, other[lesson] ?? 0)]));
}

export const MOST_STARS = 3;

/** All of them for a lesson without a failure; at least one for whoever came to its end. */
export const starsFor = (failures: number, steps: number): number =>
  failures === 0 ? MOST_STARS : failures <= steps / 2 ? 2 : 1;

import { openRecord } from '../../match/replay.ts';
import { progress } from '../learn/progress.svelte.ts';
import { loadStats, mergeStats, readStats, saveStats } from '../puzzles/stats.ts';
import { settings } from '../settings.svelte.ts';
import { isStoredMatch, listMatches, saveMatch } from './matches.ts';

const FORMAT = 'cancha-1';

/** Settings, matches and what was learnt in this browser as one text. */
export async function exportAll(): Promise<string> {
  const { matches } = await listMatches();
  const all = { format: FORMAT, settings: settings.data, learnt: progress.data, puzzles: loadStats(), matches };
  return JSON.stringify(all, null, 1);
}

/** How many matches of a backup came back, and how many could not be read. */
interface Restored {
  readonly restored: number;
  readonly skipped: number;
}

/** Brings back what `exportAll` wrote; null where the text is something else. */
export async function importAll(text: string): Promise<Restored | null> {
  let data: { format?: unknown; settings?: unknown; matches?: unknown; learnt?: unknown; puzzles?: unknown };
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (data?.format !== FORMAT || !Array.isArray(data.matches)) return null;
  settings.replace(data.settings);
  progress.merge(data.learnt);
  saveStats(mergeStats(loadStats(), readStats(JSON.stringify(data.puzzles ?? {}))));
  const matches = data.matches.filter(isStoredMatch).filter(({ record }) => record === '' || openRecord(record).ok);
  for (const match of matches) await saveMatch(match);
  return { restored: matches.length, skipped: data.matches.length - matches.length };
}

import { isGameId } from '../../games/index.ts';
import { openRecord } from '../../match/replay.ts';
import { settings } from '../settings.svelte.ts';
import { listMatches, type StoredMatch, saveMatch } from './matches.ts';

const FORMAT = 'cancha-1';

/** Settings and matches of this browser as one text. */
export async function exportAll(): Promise<string> {
  return JSON.stringify({ format: FORMAT, settings: settings.data, matches: await listMatches() }, null, 1);
}

const isMatch = (value: unknown): value is StoredMatch => {
  const match = value as Partial<StoredMatch> | null;
  return (
    typeof match?.id === 'string' &&
    isGameId(match.game) &&
    typeof match.record === 'string' &&
    typeof match.updated === 'number' &&
    Array.isArray(match.score) &&
    typeof match.table === 'object' &&
    (match.record === '' || openRecord(match.record).ok)
  );
};

/** Brings back what `exportAll` wrote; the number of matches, or null where the text is something else. */
export async function importAll(text: string): Promise<number | null> {
  let data: { format?: unknown; settings?: unknown; matches?: unknown };
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (data?.format !== FORMAT || !Array.isArray(data.matches)) return null;
  settings.replace(data.settings);
  const matches = data.matches.filter(isMatch);
  for (const match of matches) await saveMatch(match);
  return matches.length;
}

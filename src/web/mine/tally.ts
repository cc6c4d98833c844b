import { isBotName, LEVELS } from '../../bots/names.ts';
import { SIDES, type Side } from '../../core/game.ts';
import { errorRateOf } from '../../lab/skill.ts';
import { openRecord } from '../../match/replay.ts';
import { ownSide } from '../match/names.ts';
import type { StoredMatch } from '../store/matches.ts';

/** A finished match of this browser, as its owner counts it. */
export interface Played {
  readonly id: string;
  readonly game: string;
  readonly when: number;
  /** The bot's level; `friend` where people played. */
  readonly against: string;
  readonly side: Side | null;
  readonly score: readonly [number, number];
  /** For whoever played here; null where both sides were his, or none. */
  readonly result: 'won' | 'drawn' | 'lost' | null;
  /** Points of 100 given away in a decision, where the match was analysed. */
  readonly error: number | null;
  /** His first decision that was a choice. */
  readonly begins: string | null;
}

const POINTS = 100;
const FRIEND = 'friend';

/** The side's first word in the record. */
function openingOf(record: string, side: Side | null): string | null {
  const opened = openRecord(record);
  if (!opened.ok || !side) return null;
  for (const { words } of opened.value.sheet.turns) {
    const at = words.indexOf(side);
    if (at >= 0) return words[at + 1] ?? null;
  }
  return null;
}

/** By game the key of what judges its matches today: an analysis by another one is on another scale. */
export type Keys = Readonly<Record<string, string>>;

function errorOf({ game, analysis: kept }: StoredMatch, side: Side | null, keys: Keys): number | null {
  if (!side || !kept || kept.done !== kept.of || kept.key !== keys[game]) return null;
  const rate = errorRateOf(kept.analysis.decisions, side);
  return rate && Math.round(10 * POINTS * rate.value) / 10;
}

export function playedOf(match: StoredMatch, keys: Keys): Played {
  const { id, game, table, record, updated } = match;
  const side = ownSide(table);
  const bot = SIDES.flatMap((each) => table[each]).find((member) => member.bot !== null)?.bot;
  const opened = openRecord(record);
  const result = opened.ok ? opened.value.result : null;
  return {
    id,
    game,
    when: updated,
    against: isBotName(bot) ? bot : FRIEND,
    side,
    score: result?.score ?? match.score,
    result: side && result ? (result.winner === null ? 'drawn' : result.winner === side ? 'won' : 'lost') : null,
    error: errorOf(match, side, keys),
    begins: openingOf(record, side),
  };
}

/** Won, drawn and lost against one level in one game. */
export interface Row {
  readonly game: string;
  readonly against: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function rowsOf(played: readonly Played[]): Row[] {
  const order = [...LEVELS, FRIEND] as readonly string[];
  const keys = [...new Set(played.filter(({ result }) => result).map(({ game, against }) => `${game} ${against}`))];
  return keys
    .map((key): Row => {
      const own = played.filter(({ game, against }) => `${game} ${against}` === key);
      const count = (result: Played['result']): number => own.filter((one) => one.result === result).length;
      const { game, against } = own[0]!;
      return { game, against, won: count('won'), drawn: count('drawn'), lost: count('lost') };
    })
    .sort((a, b) => a.game.localeCompare(b.game) || order.indexOf(a.against) - order.indexOf(b.against));
}

/** The longest row of wins, and the one that is on; `played` is the newest first. */
export function streaksOf(played: readonly Played[]): { readonly longest: number; readonly current: number } {
  let [longest, run] = [0, 0];
  for (const { result } of played.toReversed()) {
    if (result === null) continue;
    run = result === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { longest, current: run };
}

/** First decisions by how often they were taken, with what they brought. */
export interface Opening {
  readonly game: string;
  readonly action: string;
  /** A match that began so. */
  readonly match: string;
  readonly times: number;
  readonly won: number;
}

export function openingsOf(played: readonly Played[], most: number): Opening[] {
  const all = new Map<string, Opening>();
  for (const { id, game, begins, result } of played) {
    if (begins === null) continue;
    const key = `${game} ${begins}`;
    const known = all.get(key) ?? { game, action: begins, match: id, times: 0, won: 0 };
    all.set(key, { ...known, times: known.times + 1, won: known.won + (result === 'won' ? 1 : 0) });
  }
  return [...all.values()].sort((a, b) => b.times - a.times || b.won - a.won).slice(0, most);
}

const COLUMNS = ['id', 'game', 'when', 'against', 'side', 'score', 'result', 'error', 'begins'] as const;

/** A table for any spreadsheet; what could be taken for a formula is text. */
export function csvOf(played: readonly Played[]): string {
  const cell = (value: unknown): string => {
    const text = value === null ? '' : Array.isArray(value) ? value.join('-') : String(value);
    const plain = /^[=+@-]/.test(text) && typeof value !== 'number' ? `'${text}` : text;
    return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  const row = (one: Played): string =>
    COLUMNS.map((name) => cell(name === 'when' ? new Date(one.when).toISOString() : one[name])).join(',');
  return `${[COLUMNS.join(','), ...played.map(row)].join('\n')}\n`;
}

import type { Position } from './game.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SECOND_OFFSET = 0x2f0b4c47;

/** FNV-1a over the UTF-16 units of a text. Not for secrets: see src/match/fair.ts for those. */
export function hash32(text: string, offset = FNV_OFFSET): number {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

const hex = (n: number): string => n.toString(16).padStart(8, '0');

/** The checkpoint hash of a position: 16 hex digits over its canonical JSON. */
export function hashPosition(position: Position): string {
  const text = JSON.stringify(position);
  // Both halves in one walk over the text.
  let [high, low] = [FNV_OFFSET, SECOND_OFFSET];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, FNV_PRIME);
    low = Math.imul(low ^ unit, FNV_PRIME);
  }
  return hex(high >>> 0) + hex(low >>> 0);
}

/** Plain string order, by code units. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Edit distance, for «did you mean …?». */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

const tolerance = (known: string): number => Math.max(2, Math.floor(known.length / 3));

/** The known word nearest to a mistyped one, where one is near enough; `most` says how far a known word may be. */
export function nearest(word: string, known: readonly string[], most = tolerance): string | undefined {
  const ranked = known
    .filter((k) => Math.abs(k.length - word.length) <= most(k))
    .map((k) => ({ k, d: distance(word.toLowerCase(), k.toLowerCase()) }))
    .sort((a, b) => a.d - b.d);
  const best = ranked[0];
  return best && best.d <= most(best.k) ? best.k : undefined;
}

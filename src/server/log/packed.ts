import type { Entry } from './log.ts';

/** Entries as they travel between threads: one list of plain values is copied at a fraction of what objects take. */
export type Packed = readonly (string | number | boolean | null | undefined)[];

const FIELDS = 7;

export function pack(entries: readonly Entry[]): Packed {
  const packed: Packed[number][] = [];
  for (const { row, due, isOver } of entries) packed.push(row.match, row.n, row.at, row.id, row.text, due, isOver);
  return packed;
}

/** The inverse of `pack`. */
export function unpack(packed: Packed): Entry[] {
  const entries: Entry[] = [];
  for (let i = 0; i < packed.length; i += FIELDS) {
    const [match, n, at, id, text] = packed.slice(i, i + FIELDS) as [string, number, number, string, string];
    const [due, isOver] = packed.slice(i + FIELDS - 2, i + FIELDS) as [Entry['due'], Entry['isOver']];
    const row = { match, n, at, id, text };
    entries.push({ row, ...(due === undefined ? {} : { due }), ...(isOver === undefined ? {} : { isOver }) });
  }
  return entries;
}

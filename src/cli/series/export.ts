import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORTS, SeriesFile } from './store.ts';

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const LINES_AT_ONCE = 5000;

type Value = string | number | bigint | null | NodeJS.ArrayBufferView;
/** Nothing of ours holds a comma or a quote; what does is quoted all the same. */
const cell = (value: Value): string => {
  const text = value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One file a table into a folder: `matches.csv`, `turns.csv` …, or the same as JSON, one object a line. */
export async function exportSeries(file: string, folder: string, format: Format): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const series = new SeriesFile(file);
  try {
    writeFileSync(join(folder, 'plan.json'), `${JSON.stringify(series.plan, null, 2)}\n`);
    for (const table of Object.keys(EXPORTS)) {
      const target = await open(join(folder, `${table}.${format === 'csv' ? 'csv' : 'jsonl'}`), 'w');
      let lines: string[] = [];
      let isFirst = true;
      for (const row of series.rows(table)) {
        if (isFirst && format === 'csv') lines.push(Object.keys(row).join(','));
        isFirst = false;
        lines.push(format === 'csv' ? Object.values(row).map(cell).join(',') : JSON.stringify(row));
        if (lines.length < LINES_AT_ONCE) continue;
        await target.write(`${lines.join('\n')}\n`);
        lines = [];
      }
      if (lines.length > 0) await target.write(`${lines.join('\n')}\n`);
      await target.close();
    }
  } finally {
    series.close();
  }
}

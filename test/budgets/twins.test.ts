// What two rooms say in the same lines belongs to all of them: to the core, or to what the boards share.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** So many lines in a row, to the letter but for their indentation. */
const RUN = 10;
/** The owner of a file is its room; a board belongs to the room that it draws. */
const ROOM = /^src\/(?:games|web\/boards)\/([^/]+)\//;
const SOURCE = /\.(?:ts|svelte)$/;

interface Place {
  readonly room: string;
  readonly at: string;
}

/** Where each run of a text begins, by its lines; blank lines and such as only close do not count. */
function runsIn(text: string): Map<string, number> {
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: line.trim(), number: i + 1 }))
    .filter(({ line }) => /\w/.test(line));
  const runs = new Map<string, number>();
  for (let i = 0; i + RUN <= lines.length; i++)
    runs.set(
      lines
        .slice(i, i + RUN)
        .map(({ line }) => line)
        .join('\n'),
      lines[i]!.number,
    );
  return runs;
}

/** Runs that stand in more than one room. */
function twinsIn(files: readonly (readonly [path: string, text: string])[]): string[] {
  const known = new Map<string, Place>();
  const twins: string[] = [];
  for (const [path, text] of files) {
    const room = ROOM.exec(path)![1]!;
    for (const [run, number] of runsIn(text)) {
      const before = known.get(run);
      if (!before) known.set(run, { room, at: `${path}:${number}` });
      else if (before.room !== room) twins.push(`${before.at} ~ ${path}:${number}`);
    }
  }
  return twins;
}

const files = ['src/games', 'src/web/boards']
  .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)))
  .filter((path) => ROOM.test(path) && SOURCE.test(path));

test('a run of lines that two rooms have is found, one within a room is not', () => {
  const text = Array.from({ length: RUN }, (_, i) => `say(${i});`).join('\n');
  const rules = ['src/games/a/x.ts', text] as const;
  expect(twinsIn([rules, ['src/games/b/x.ts', `\n  ${text}`]])).toEqual(['src/games/a/x.ts:1 ~ src/games/b/x.ts:2']);
  expect(twinsIn([rules, ['src/web/boards/a/X.svelte', text]])).toEqual([]);
});

test('no two rooms have ten lines in common', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(twinsIn(files.map((path) => [path, readFileSync(path, 'utf8')]))).toEqual([]);
});

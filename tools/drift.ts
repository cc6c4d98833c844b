// Compares the specifications and cases kept here with the folder they come from, and lists what differs.
// usage: npm run drift [-- <folder>]   (or SPECIFICATION=<folder>; by default a folder `shared` beside the project)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ours ← theirs. */
const PAIRS = [
  ['docs/games', 'games'],
  ['test/conformance', 'conformance'],
] as const;
const FILES = [['docs/protocol.md', 'protocol.md']] as const;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** One line for each file that differs or is missing on one side. */
export function driftFrom(source: string, project = '.'): string[] {
  const inFolders = PAIRS.flatMap(([ours, theirs]) =>
    [...new Set([...namesIn(join(project, ours)), ...namesIn(join(source, theirs))])].map(
      (name) => [join(ours, name), join(theirs, name)] as const,
    ),
  );
  return [...FILES, ...inFolders].flatMap(([ours, theirs]) => {
    const [mine, original] = [join(project, ours), join(source, theirs)];
    if (!existsSync(mine)) return [`${ours} is missing`];
    if (!existsSync(original)) return [`${ours} is not in the source`];
    return readFileSync(mine, 'utf8') === readFileSync(original, 'utf8') ? [] : [`${ours} differs`];
  });
}

if (import.meta.main) {
  const source = process.argv[2] ?? process.env['SPECIFICATION'] ?? join('..', 'shared');
  if (existsSync(source)) {
    const drift = driftFrom(source);
    for (const line of drift) console.log(line);
    console.log(drift.length === 0 ? 'no drift' : `${drift.length} files differ`);
    process.exitCode = drift.length === 0 ? 0 : 1;
  } else console.log(`nothing to compare: there is no folder ${source}`);
}

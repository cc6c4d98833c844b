// A copy of this house with a sixth game in it: its own files and one entry of the registry.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const VITEST = 'node_modules/vitest/vitest.mjs';
const TOY = 'test/support/toy';
const REGISTRY = 'src/games/index.ts';
/** What is not the house: what was installed, built or measured. */
const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'lib', 'data', 'coverage']);
/** The files of a game outside its room, and where they go. */
const PLACES = {
  board: 'src/web/boards/toy',
  'spec.md': 'docs/games/toy.md',
  'cases.jsonl': 'test/conformance/toy.jsonl',
} as const;

const IMPORT = "import { card as toy } from './toy/card.ts';\n";
const ENTRY =
  "  toy: { name: { es: 'Juguete', en: 'Toy' }, version: 1, card: toy, load: () => import('./toy/room.ts').then(({ room }) => room) },\n";

/** The text with `line` put before its first line that begins with `before`. */
function insert(text: string, line: string, before: string): string {
  const at = text.indexOf(`\n${before}`) + 1;
  if (at === 0) throw new Error(`the registry has no line ${before}`);
  return text.slice(0, at) + line + text.slice(at);
}

export interface House {
  readonly root: string;
  /** What a program of the house said; throws where it failed. */
  node(program: string, ...words: string[]): string;
  /** Runs tests of the house; throws with what they said where one failed, or where there was none. */
  vitest(env: Readonly<Record<string, string>>, ...words: string[]): void;
  remove(): void;
}

/** Runs a program in a folder as if nobody tested it. */
function run(root: string, words: readonly string[], given: Readonly<Record<string, string>> = {}): string {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'GAMES');
  const env = { ...Object.fromEntries(own), NODE_ENV: '', ...given };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: exit code ${status}\n${stdout}${stderr}`);
  return stdout;
}

export function houseWithToy(): House {
  const root = mkdtempSync(join(tmpdir(), 'cancha-sixth-'));
  for (const name of readdirSync('.')) if (!NOT_COPIED.has(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const isOfTheRoom = (path: string): boolean => !Object.hasOwn(PLACES, basename(path));
  cpSync(TOY, join(root, 'src/games/toy'), { recursive: true, filter: isOfTheRoom });
  for (const [from, to] of Object.entries(PLACES)) cpSync(join(TOY, from), join(root, to), { recursive: true });
  const registry = readFileSync(REGISTRY, 'utf8');
  writeFileSync(
    join(root, REGISTRY),
    insert(insert(registry, IMPORT, 'import { card as'), ENTRY, '} as const satisfies'),
  );
  return {
    root,
    node: (program, ...words) => run(root, [program, ...words]),
    vitest: (env, ...words) => void run(root, [VITEST, 'run', '--maxWorkers=1', ...words], env),
    remove: () => rmSync(root, { recursive: true }),
  };
}

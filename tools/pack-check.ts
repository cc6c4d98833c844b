// The package as its users get it: `npm run -s pack:check`. It is built and packed, put into an empty folder and used there.
// Its dependencies are those of this clone; `-- --registry` fetches them as a stranger's `npm install` does.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { findChromium } from '../test/browser/chromium.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
}
interface Weighed {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
  readonly passed: boolean;
}

const CONSUMER = 'test/pack/consumer';
const KB = 1000;
const tool = (name: string): string => resolve('node_modules/.bin', name);

const { registry } = parseArgs({ options: { registry: { type: 'boolean', default: false } } }).values;
const folder = mkdtempSync(join(tmpdir(), 'cancha-pack-'));
const installed = join(folder, 'node_modules', 'cancha');
let failures = 0;

/** Runs a program in the empty folder; what it said, or an error with it. */
function run(command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${status}\n${stdout}${stderr}`);
  return stdout;
}

function expectIn(text: string, wanted: readonly (string | RegExp)[]): void {
  for (const one of wanted)
    if (!(typeof one === 'string' ? text.includes(one) : one.test(text))) throw new Error(`no ${one} in:\n${text}`);
}

async function check(name: string, what: () => void | Promise<void>): Promise<void> {
  try {
    await what();
    console.log(`ok    ${name}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Packs into the folder; the file's name. */
function pack(): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!);
}

const manifest = (): Manifest => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

/** Only what the package itself asks for is linked, so that a dependency it forgot is missing here too. */
function link(tarball: string): void {
  const bin = join(folder, 'node_modules', '.bin');
  mkdirSync(installed, { recursive: true });
  mkdirSync(bin);
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(manifest().dependencies)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(resolve('node_modules', name), target);
  }
  symlinkSync('../cancha/bin/cancha.js', join(bin, 'cancha'));
}

/** Serves from the package until its page was seen. */
async function serves(): Promise<void> {
  const args = ['cancha', 'serve', '--port', '0', '--data', join(folder, 'data')];
  const server = spawn('npx', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const page = await fetch(/http:\S+/.exec(said.toString())?.[0] ?? '');
    expectIn(await page.text(), ['<title>']);
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
    await once(server, 'close');
  }
}

/** The examples of the page that run without a browser. */
function examples(): void {
  const page = readFileSync('docs/library.md', 'utf8');
  const blocks = [...page.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block!);
  for (const block of blocks.filter((one) => !one.includes('document.')))
    if (run(process.execPath, ['--input-type=module', '-'], block) === '') throw new Error(`says nothing:\n${block}`);
}

/** A page bundles a board from the package, draws it and turns it around. */
async function draws(): Promise<void> {
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'board.js', formats: ['iife'], name: 'board', fileName: 'board' } },
  })) as Rolldown.RolldownOutput[];
  const { path, args } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...args] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: built[0]!.output[0].code });
    await page.waitForFunction('document.title !== ""');
    expectIn(await page.title(), ['turned']);
    expectIn(await page.content(), ['<svg']);
  } finally {
    await browser.close();
  }
}

function sizes(): Weighed[] {
  const { stdout } = spawnSync(tool('size-limit'), ['--json'], { encoding: 'utf8' });
  return JSON.parse(stdout) as Weighed[];
}

try {
  const tarball = pack();
  cpSync(CONSUMER, folder, { recursive: true });
  // The consumer's own tools; they are no part of the package.
  if (registry) run('npm', ['install', '--no-audit', '--no-fund', '--silent', tarball]);
  else link(tarball);
  mkdirSync(join(folder, 'node_modules', '@types'), { recursive: true });
  symlinkSync(resolve('node_modules/@types/node'), join(folder, 'node_modules/@types/node'));

  await check('plain JavaScript', () =>
    expectIn(run(process.execPath, ['plain.js']), [/^rules: \d+ : \d+$/m, 'bot: [Game "mat"]', '"id":7,"turn"']),
  );
  await check('strict TypeScript: types', () => void run(tool('tsc'), ['-p', folder]));
  await check('strict TypeScript: runs', () =>
    expectIn(run(process.execPath, ['strict.ts']), ['refused: not-your-turn', 'games: 5', 'lab: 0', 'protocol: true']),
  );
  await check('the examples of docs/library.md', examples);
  await check('a board in a page', draws);
  await check('npx cancha play torino', () => {
    const args = [
      'cancha',
      'play',
      'torino',
      '--away',
      'random',
      '--seed',
      'pack',
      '-o',
      'turnsPerHalf=2',
      '--lang',
      'en',
    ];
    expectIn(run('npx', args, '1\n'.repeat(500)), [/^Result: \d+–\d+/m]);
  });
  await check('npx cancha arena', () => {
    const args = ['cancha', 'arena', '--game', 'torino', '--a', 'random', '--b', 'random', '--matches', '2', '--json'];
    expectIn(run('npx', args), ['"matches":2']);
  });
  await check('npx cancha serve', serves);
  await check('publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    const pkg = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Parameters<
      typeof formatMessage
    >[1];
    if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join('\n'));
  });
  await check('are the types wrong', () => {
    const games = readdirSync(join(installed, 'lib/games'), { withFileTypes: true }).filter((one) => one.isDirectory());
    const entries = Object.keys(manifest().exports).filter((name) => !/\*|\.(css|json)$/.test(name));
    const all = [...entries, ...games.map(({ name }) => `./games/${name}`)];
    run(tool('attw'), [tarball, '--profile', 'esm-only', '--no-color', '--entrypoints', ...all]);
  });

  console.log('\n| entry | gzipped kB | at most |\n|---|---|---|');
  for (const { name, size, sizeLimit, passed } of sizes()) {
    if (!passed) failures += 1;
    console.log(`| ${name} | ${(size / KB).toFixed(1)}${passed ? '' : ' (too much)'} | ${sizeLimit / KB} |`);
  }
  const bytes = readFileSync(tarball).length;
  console.log(
    `\nThe package: ${(bytes / KB / KB).toFixed(1)} MB. ${failures === 0 ? 'It works.' : `${failures} failures.`}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failures === 0 ? 0 : 1;

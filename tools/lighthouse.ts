// Lighthouse on the home page, in a match, and where one learns and studies: `npm run lighthouse [part of a name]`.
// Exit code 1 below the bars of the table.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { openApp, startMatch } from '../test/browser/app.ts';
import { findChromium } from '../test/browser/chromium.ts';
import { storeMatches } from '../test/browser/stored.ts';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
const DEBUG_PORT = 9333;

await build({ logLevel: 'error' });
const app = await openApp();
const profile = mkdtempSync(join(tmpdir(), 'cancha-profile-'));
const { path, args } = await findChromium();
// Lighthouse opens its own tab in the browser's profile: the match must be stored there.
const person = await chromium.launchPersistentContext(profile, {
  executablePath: path,
  args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
});
let isGood = true;
try {
  const page = await person.newPage();
  await page.goto(`${app.url}/play/torino`);
  await page.locator('button[type=submit]').waitFor();
  await startMatch(page, { options: {} });
  const pages = {
    home: app.url,
    match: page.url(),
    learn: `${app.url}/learn/torino`,
    rules: `${app.url}/rules/torino`,
    review: page.url().replace('/match/', '/review/'),
    finished: `${app.url}/review/finished`,
    drill: `${app.url}/review/finished#drill`,
    mine: `${app.url}/mine`,
    calibration: `${app.url}/calibration`,
    puzzles: `${app.url}/puzzles/mat`,
    edit: `${app.url}/edit/torino`,
  };
  // A finished match whose decisions have been judged, so that its mistakes can be drilled.
  const member = (name: string) => [{ name, bot: null }];
  const table = { home: member('Ana'), away: member('Blas') };
  const record = readFileSync('test/golden/mat-greedy-10.txt', 'utf8');
  const finished = { id: 'finished', game: 'mat', options: {}, table, record, score: [0, 0], isOver: true, updated: 1 };
  await storeMatches(page, app, [finished]);
  await page.goto(`${app.url}/review/finished`);
  await page.locator('[data-learn]').waitFor({ timeout: 120_000 });
  await page.close();
  for (const [name, url] of Object.entries(pages).filter(([name]) => name.includes(process.argv[2] ?? ''))) {
    const run = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: Object.keys(BARS),
      disableStorageReset: true,
      logLevel: 'error',
    });
    for (const [category, bar] of Object.entries(BARS)) {
      const score = Math.round((run?.lhr.categories[category]?.score ?? 0) * 100);
      isGood &&= score >= bar;
      console.log(`${name} ${category}: ${score} (bar ${bar})`);
    }
    for (const audit of Object.values(run?.lhr.audits ?? {}))
      if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  await person.close();
  await app.close();
  rmSync(profile, { recursive: true });
}
process.exitCode = isGood ? 0 : 1;

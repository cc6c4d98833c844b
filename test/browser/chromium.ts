import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where a Chromium of the system usually lies: first the one without windows, which is a third quicker. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** The program and its flags: the system's Chromium where there is one, otherwise the one that npm brought along. */
export async function findChromium(): Promise<{ readonly path: string; readonly args: readonly string[] }> {
  const isRoot = process.getuid?.() === 0;
  const installed = process.env['CHROMIUM'] ?? INSTALLED.find(existsSync);
  if (installed) return { path: installed, args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])] };
  // Without these it does not unpack the libraries that a bare system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  // Its own list of flags is for one page a process; ours are those of a desktop.
  return { path: await shipped.executablePath(), args: [...QUIET, '--no-sandbox', '--disable-gpu'] };
}

export async function launchChromium(extra: readonly string[] = []): Promise<Browser> {
  const { path, args } = await findChromium();
  return chromium.launch({ executablePath: path, args: [...args, ...extra], headless: true });
}

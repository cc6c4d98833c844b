import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findChromium } from './chromium.ts';

/** Before the first browser test: the page as people get it, in a folder that nobody else writes to; built once. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['CANCHA_PAGES']) return undefined;
  // Where Chromium must be unpacked first: once, or one test would start it while another still writes it.
  await findChromium();
  const pages = await mkdtemp(join(tmpdir(), 'cancha-pages-'));
  // Vitest says that this is a test, and Svelte would be built for its developers: larger and slower than what people get.
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir: pages, emptyOutDir: true } });
  process.env['NODE_ENV'] = mode;
  process.env['CANCHA_PAGES'] = pages;
  return () => rm(pages, { recursive: true });
}

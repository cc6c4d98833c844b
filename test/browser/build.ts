import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt, PAGES } from '../../tools/page.ts';
import { findChromium } from './chromium.ts';

/** Before the first browser test: the page as people get it, in a folder that nobody else writes to. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['CANCHA_PAGES']) return undefined;
  // Where Chromium must be unpacked first: once, or one test would start it while another still writes it.
  await findChromium();
  const pages = await mkdtemp(join(tmpdir(), 'cancha-pages-'));
  if (isBuilt()) await cp(PAGES, pages, { recursive: true });
  else await build(pages);
  process.env['CANCHA_PAGES'] = pages;
  return () => rm(pages, { recursive: true });
}

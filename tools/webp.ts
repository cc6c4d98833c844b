import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** WebP, which the screenshots of Playwright know nothing of. */
export async function takeSmall(page: Page, file: string, quality: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await browser.detach();
}

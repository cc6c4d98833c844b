import { expect, it } from 'vitest';
import { sources, sourcesHash } from './page.ts';

it('the page is built anew for another path, and not twice for the same', () => {
  expect(sourcesHash()).toBe(sourcesHash());
  expect(sourcesHash('/cancha/')).not.toBe(sourcesHash(''));
});

it('the page is built anew where the lab has changed, whose reports it shows, and not for the server', () => {
  expect(sources()).toContain('src/lab/report.ts');
  expect(sources()).not.toContain('src/server/app.ts');
});

import { expect, it } from 'vitest';
import { sourcesHash } from './page.ts';

it('the page is built anew for another path, and not twice for the same', () => {
  expect(sourcesHash()).toBe(sourcesHash());
  expect(sourcesHash('/cancha/')).not.toBe(sourcesHash(''));
});

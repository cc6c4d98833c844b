// What the kernel exports is read by every game: a new name is a decision, and shows as a change of test/budgets/core.txt.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORT = /^export (?:declare |abstract |async )?(?:const|function|class|type|interface) (\w+)/gm;

test('the names that the kernel exports are the agreed ones', async () => {
  const files = readdirSync('src/core').filter((name) => /^[^.]+\.ts$/.test(name));
  const names = files.sort().map((name) => {
    const found = [...readFileSync(`src/core/${name}`, 'utf8').matchAll(EXPORT)].map((match) => match[1]!);
    return `${name}: ${[...new Set(found)].sort().join(' ')}`;
  });
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('core.txt');
});

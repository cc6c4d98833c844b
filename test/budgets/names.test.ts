// What the package exports is read by programs that we don't know: a new name is a decision, and shows as a change of
// test/budgets/library.txt. A lost one breaks somebody.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string> };

/** The source of a built entry; a pattern stands for many. */
const sourcesOf = (built: string): string[] =>
  globSync(built.replace(/^\.\/lib\//, 'src/').replace(/\.js$/, '.ts')).sort();

test('the names that the package exports are the agreed ones', async () => {
  const entries = Object.entries(exports).flatMap(([name, built]) =>
    built.endsWith('.js') ? sourcesOf(built).map((path) => ({ path, name })) : [],
  );
  expect(entries.length).toBeGreaterThan(10);
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const program = ts.createProgram([...entries.map(({ path }) => path), 'src/web/env.d.ts'], options);
  const checker = program.getTypeChecker();
  const lines = entries.flatMap(({ path, name }) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
    const names = checker.getExportsOfModule(symbol).map((one) => one.name);
    return names.sort().map((one) => `${name.replace('*', path.split('/')[2]!)} ${one}`);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('library.txt');
});

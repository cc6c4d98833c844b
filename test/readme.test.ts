import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const README = readFileSync('README.md', 'utf8');
const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((found) => found[1]!);

const run = (command: string, args: readonly string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });
  expect(stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('');
  expect(status).toBe(0);
  return stdout;
};

describe('README', () => {
  it.each(blocks('console').map((block) => block.split('\n')))('$ %s', (first, ...rest) => {
    expect(first.startsWith('$ ')).toBe(true);
    const said = run('bash', ['-o', 'pipefail', '-c', first.slice(2)]);
    const wanted = rest.join('\n').trim();
    expect(said).not.toBe('');
    if (wanted) expect(said).toContain(wanted);
  });

  it.each(blocks('ts'))('an example runs as it stands', (source) => {
    const said = run(process.execPath, ['--input-type=module-typescript', '-'], source);
    expect(said).toMatch(/^\d+ : \d+\n$/);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...README.matchAll(/npm (?:run (?:-s )?)?([a-z]+)/g)]
      .map((found) => found[1]!)
      .filter((word) => word !== 'ci');
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...README.matchAll(/\]\((?!http)([^)#]+)/g)].map((found) => found[1]!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

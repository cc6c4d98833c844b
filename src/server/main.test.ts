import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cancha-'));
const DATA = join(folder, 'data');

/** Starts the server, ends it once it has said something, and tells what that was. */
async function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['src/server/main.ts'], { env: { ...process.env, DATA, ...env } });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (stream === child.stdout) child.kill();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: said.join('') };
}

describe('a server that can not start', () => {
  const sentence = (spanish: RegExp) => ({ code: 2, text: expect.stringMatching(spanish) });

  it.each(['abc', '99999', '-1'])('says what PORT=%s should be', async (PORT) => {
    expect(await start({ PORT })).toEqual(sentence(/^PORT debe ser .* 0 a 65535.*\nPORT must be .*\n$/));
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '::');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await start({ PORT: String(port) })).toEqual(sentence(new RegExp(`^El puerto ${port} .*\nThe port .*\n$`)));
    other.close();
  });

  it('names a folder that is a file, and a file that is no database', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'x'.repeat(5000));
    expect(await start({ PORT: '0', DATA: file })).toEqual(sentence(/^«.*file» es un archivo.*\n.*\n$/));
    const bad = join(folder, 'bad');
    mkdirSync(bad);
    writeFileSync(join(bad, 'cancha.sqlite'), 'x'.repeat(5000));
    expect(await start({ PORT: '0', DATA: bad })).toEqual(sentence(/^El archivo cancha\.sqlite .*\n.*\n$/));
  });

  it('takes the usual port where PORT is empty, and keeps what it has compiled for the next start', async () => {
    expect((await start({ PORT: '' })).text).toContain('3000');
    expect(readdirSync(join(DATA, 'compiled'))).toHaveLength(1);
  });
});

describe('a server whose data can not be kept any more', () => {
  it('ends by itself with a code and a sentence, so that it is started again', async () => {
    const env = { ...process.env, DATA: join(folder, 'lost'), PORT: '0' };
    const child = spawn(process.execPath, ['--import', './test/support/keeperEnds.ts', 'src/server/main.ts'], { env });
    const said: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    await once(child.stdout, 'data');
    child.kill('SIGUSR2');
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, said.join('')]).toEqual([
      70,
      expect.stringMatching(/lo que guarda los partidos.*\n.*keeps the matches/),
    ]);
  });
});

// The client for Python and the bot of docs/bots.md, where there is a Python to run them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../../src/bots/random.ts';
import { CommandPlayer } from '../../src/cli/commandPlayer.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { torinoEvaluation } from '../../src/games/torino/expert/evaluation.ts';
import { room } from '../../src/games/torino/room.ts';
import { playDuel } from '../../src/lab/duel.ts';
import { botPlayer } from '../../src/lab/players.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('Python', () => {
  it('drives the engine, and its environment plays all games', () => {
    const env = { ...process.env, CANCHA: `"${process.execPath}" "${resolve('bin/cancha.js')}"` };
    const { stderr } = spawnSync('python3', ['-m', 'unittest'], { cwd: 'clients/python', encoding: 'utf8', env });
    expect(stderr).toMatch(/\nOK\n$/);
  });

  it('plays in the arena with the few lines of docs/bots.md', async () => {
    const bot = /^```py\n(.*?)^```$/ms.exec(readFileSync('docs/bots.md', 'utf8'))?.[1];
    const file = join(mkdtempSync(join(tmpdir(), 'cancha-bot-')), 'bot.py');
    writeFileSync(file, bot ?? '');
    const away = new CommandPlayer(`python3 "${file}"`, {});
    const result = await playDuel({
      game: room.game,
      evaluation: torinoEvaluation,
      options: { ...defaultOptions(room.game.options), turnsPerHalf: 4 },
      seed: 'python',
      players: { home: botPlayer(randomBot, {}, () => 0), away },
      patience: () => ({ late: new Promise(() => {}), stop() {} }),
    });
    away.close();
    expect(result.verdict).toBeUndefined();
  });
});

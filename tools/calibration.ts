// How well the shares that people are told are kept: matches of bots against themselves, promised against real.
//   npm run -s calibration -- eleven [--matches 500] [--bot beginner] [--seed calibration] [--options '{"plays":12}'] [--write]
//   npm run -s calibration -- eleven --fit [--matches 500]
// The first measures on matches that no fit has seen; the last line is {"game","positions","worst","bins"}, `worst` in points over the
// tenths with at least 100 positions. With --write the page shows it. The second fits the game's scale to matches of its own
// (src/lab/data/scales.json); the bots never see it, so they play as before.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBotName, loadBot } from '../src/bots/levels.ts';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { PLAIN, type Scale, scaleOf } from '../src/lab/calibrated.ts';
import { calibrationOf, evenly, fitScale, type Kept, promisesOf, selfPlay } from '../src/lab/calibration.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '500' },
    bot: { type: 'string', default: 'beginner' },
    seed: { type: 'string' },
    options: { type: 'string', default: '{}' },
    fit: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (!isGameId(id) || !isBotName(values.bot))
  throw new Error(
    'usage: npm run -s calibration -- <game> [--matches n] [--bot name] [--options json] [--fit | --write]',
  );

const room = await loadRoom(id);
const { inSearch } = await room.expert();
const options = { ...defaultOptions(room.game.options), ...(JSON.parse(values.options) as object) };
const bot = await loadBot(values.bot, room);

/** What was promised on a scale and kept, match by match; luck is taken out by the scale that the game has. */
async function play(seed: string, scale: Scale): Promise<Kept[][]> {
  const kept: Kept[][] = [];
  for (let n = 0; n < Number(values.matches); n++) {
    kept.push(
      promisesOf(inSearch, await selfPlay(room.game, options, bot, `${seed} ${id} ${n}`), scale, scaleOf(room.game.id)),
    );
    if (n % 50 === 49) console.error(`${n + 1} of ${values.matches}`);
  }
  return kept;
}

/** Puts this game's entry into a file of data; every game has a line. */
function keep(file: string, entry: unknown): void {
  const path = new URL(`../src/lab/data/${file}`, import.meta.url);
  const all = { ...(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>), [id as string]: entry };
  const lines = Object.entries(all).map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

if (values.fit) {
  const kept = evenly(await play(values.seed ?? 'scale', PLAIN));
  const fitted = fitScale(kept);
  keep('scales.json', fitted);
  console.log(JSON.stringify({ game: id, positions: kept.length, scale: fitted }));
} else {
  const calibration = calibrationOf(await play(values.seed ?? 'calibration', scaleOf(id)));
  const points = (share: number): string => (100 * share).toFixed(1).padStart(6);
  for (const { promised, real, positions, half } of calibration.bins)
    console.log(`${points(promised)} ${points(real)} ± ${points(half)} ${String(positions).padStart(7)}`);
  if (values.write) keep('calibration.json', { ...calibration, matches: Number(values.matches), bot: values.bot });
  console.log(JSON.stringify({ game: id, ...calibration }));
}

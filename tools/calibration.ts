// How well the shares that people are told are kept: matches of bots against themselves, promised against real.
//   npm run -s calibration -- eleven [--matches 500] [--bot beginner] [--seed calibration] [--options '{"plays":12}'] [--write]
//   npm run -s calibration -- eleven --fit [--matches 500]
//   npm run -s calibration -- eleven --luck [--matches 500]
// The first measures on matches that no fit has seen; the last line is {"game","positions","worst","bins"}, `worst` in points over the
// tenths with at least 100 positions. With --write the page shows it. The second fits the game's scale to matches of its own
// (src/lab/data/scales.json), or where a room has an evaluation for people alone proposes its weights; the bots never see either, so
// they play as before. The third measures how far result less luck is from an even match (src/lab/data/withoutLuck.json).
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBot } from '../src/bots/levels.ts';
import { isBotName } from '../src/bots/names.ts';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { courseOf } from '../src/lab/analyse.ts';
import { PLAIN, type Scale, scaleOf, studyEvaluation } from '../src/lab/calibrated.ts';
import {
  calibrationOf,
  evenly,
  fitScale,
  type Kept,
  promisesOf,
  type SelfPlay,
  samplesFrom,
  selfPlay,
} from '../src/lab/calibration.ts';
import { fitWeights } from '../src/lab/fit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    bot: { type: 'string', default: 'beginner' },
    seed: { type: 'string' },
    options: { type: 'string' },
    fit: { type: 'boolean', default: false },
    luck: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (!isGameId(id) || !isBotName(values.bot))
  throw new Error(
    'usage: npm run -s calibration -- <game> [--matches n] [--bot name] [--options json] [--fit | --luck | --write]',
  );

const room = await loadRoom(id);
const expert = await room.expert();
const { inStudy } = expert;
const evaluation = studyEvaluation(expert);
interface Usual {
  readonly matches: number;
  readonly seed: string;
  readonly options: object;
}
/** Without dice and without a clock two bots may wait for each other for ever: matches as the table of strength has them. */
const USUAL: Readonly<Record<string, Usual>> = {
  mat: { matches: 2000, seed: 'untouched', options: { maxTurns: 200 } },
};
const usual = USUAL[id] ?? { matches: 500, seed: 'calibration', options: {} };
const chosen = values.options === undefined ? usual.options : (JSON.parse(values.options) as object);
const options = { ...defaultOptions(room.game.options), ...chosen };
const matches = Number(values.matches ?? usual.matches);
const bot = await loadBot(values.bot, room);

/** What is made of matches of the bot against itself, match by match. */
async function play<T>(seed: string, look: (played: SelfPlay) => T[]): Promise<T[][]> {
  const seen: T[][] = [];
  for (let n = 0; n < matches; n++) {
    seen.push(look(await selfPlay(room.game, options, bot, `${seed} ${id} ${n}`)));
    if (n % 50 === 49) console.error(`${n + 1} of ${matches}`);
  }
  return evenly(seen);
}
/** What was promised on a scale and kept; luck is taken out by the scale that the game has. */
const promised =
  (scale: Scale) =>
  (played: SelfPlay): Kept[] =>
    promisesOf(evaluation, played, scale, scaleOf(room.game.id));

/** Puts this game's entry into a file of data; every game has a line. */
function keep(file: string, entry: unknown): void {
  const path = new URL(`../src/lab/data/${file}`, import.meta.url);
  const all = { ...(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>), [id as string]: entry };
  const lines = Object.entries(all).map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** Samples that speak for a weight as it is. */
const CAUTION = 20;
/** What result less luck is on average where both sides play alike. */
const EVEN = 0.5;
const fitSeed = values.seed ?? 'scale';

if (values.luck) {
  const apart = (
    await play(values.seed ?? 'luck', ({ match }) => {
      const course = courseOf(evaluation, match);
      return [course.final - course.luck.home - EVEN];
    })
  ).flat();
  const deviation = Math.sqrt(apart.reduce((sum, one) => sum + one ** 2, 0) / apart.length);
  keep('withoutLuck.json', { deviation: Math.round(1e4 * deviation) / 1e4, matches, bot: values.bot });
  console.log(JSON.stringify({ game: id, deviation, matches }));
} else if (values.fit && inStudy) {
  const samples = (await play(fitSeed, (played) => samplesFrom(inStudy, played))).flat();
  const weights = fitWeights(inStudy.weights, samples, CAUTION).map((weight) => Math.round(100 * weight) / 100);
  const named = Object.fromEntries(inStudy.names.map((name, i) => [name, weights[i]]));
  console.log(JSON.stringify({ game: id, positions: samples.length, weights: named }));
} else if (values.fit) {
  const kept = (await play(fitSeed, promised(PLAIN))).flat();
  const fitted = fitScale(kept);
  keep('scales.json', fitted);
  console.log(JSON.stringify({ game: id, positions: kept.length, scale: fitted }));
} else {
  const calibration = calibrationOf(await play(values.seed ?? usual.seed, promised(scaleOf(id))));
  const points = (share: number): string => (100 * share).toFixed(1).padStart(6);
  for (const { promised: share, real, positions, half } of calibration.bins)
    console.log(`${points(share)} ${points(real)} ± ${points(half)} ${String(positions).padStart(7)}`);
  if (values.write) keep('calibration.json', { ...calibration, matches, bot: values.bot, options: chosen });
  console.log(JSON.stringify({ game: id, ...calibration }));
}

// Fits the weights of a game's evaluation by self-play:
//   npm run -s fit -- eleven --matches 200 --nodes 60 [--options '{"plays":12}'] [--write]
//   npm run -s fit -- city --stored
//   npm run -s fit -- city --tempo --options '{"mode":"quick"}'
// The first plays matches and fits; with --write it keeps them in src/lab/data. The second fits the kept ones again. The third
// plays matches and says what the moments of a turn are worth beyond what the evaluation expects.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { searchEvaluationOf } from '../src/bots/eval/index.ts';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { fitWeights, lossOf, type PlayedMatch, samplesOf, selfPlay } from '../src/lab/fit.ts';
import { playMoments, tempoOf } from '../src/lab/tempo.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '60' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'fit' },
    lambda: { type: 'string', default: '0.8' },
    caution: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
    tempo: { type: 'boolean', default: false },
  },
});

const [id] = positionals;
if (!isGameId(id))
  throw new Error(
    'usage: npm run -s fit -- <game> [--matches n] [--nodes n] [--options json] [--write | --stored | --tempo]',
  );
const { game } = await loadRoom(id);
const evaluation = await searchEvaluationOf(game);
const file = new URL(`../src/lab/data/${id}.tsv`, import.meta.url);

/** The matches that were played, the terms that were looked at and the weights that played them. */
interface Series {
  readonly names: readonly string[];
  readonly weights: readonly number[];
  readonly played: readonly PlayedMatch[];
}

/**
 * The first line names the columns, the second holds the weights, then comes one moment a line: the number of its match, home's
 * share of the result, the terms.
 */
const writeSeries = ({ names, weights, played }: Series): string =>
  [
    ['match', 'share', ...names].join('\t'),
    ['weights', '', ...weights].join('\t'),
    ...played.flatMap(({ seen, share }, match) => seen.map((terms) => [match, share, ...terms].join('\t'))),
    '',
  ].join('\n');

function readSeries(text: string): Series {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [first, ...rows] = lines.map((line) => line.split('\t').map(Number));
  const matches = Map.groupBy(rows, ([match]) => match);
  const played = [...matches.values()].map((moments) => ({
    seen: moments.map((row) => row.slice(2)),
    share: moments[0]![1]!,
  }));
  return { names: head!.split('\t').slice(2), weights: first!.slice(2), played };
}

const plan = {
  options: { ...defaultOptions(game.options), ...(JSON.parse(values.options) as object) },
  matches: Number(values.matches),
  nodes: Number(values.nodes),
  seed: values.seed,
};

async function playSeries(): Promise<Series> {
  return { names: evaluation.names, weights: evaluation.weights, played: await selfPlay(game, evaluation, plan) };
}

async function fitSeries(): Promise<void> {
  const series = values.stored ? readSeries(readFileSync(file, 'utf8')) : await playSeries();
  if (values.write) writeFileSync(file, writeSeries(series));
  const { names, weights, played } = series;
  const samples = samplesOf(played, weights, Number(values.lambda));
  const fitted = fitWeights(weights, samples, Number(values.caution));
  console.log(
    `${samples.length} samples; loss ${lossOf(weights, samples).toFixed(4)} → ${lossOf(fitted, samples).toFixed(4)}`,
  );
  for (const [i, name] of names.entries())
    console.log(`${name.padEnd(20)} ${weights[i]!.toFixed(3).padStart(8)} → ${fitted[i]!.toFixed(3).padStart(8)}`);
  console.log(`[${fitted.map((weight) => weight.toFixed(2)).join(', ')}]`);
}

/** A moment must be followed further than a turn: the next one comes ten steps later. */
const TEMPO_LAMBDA = 0.95;

async function fitTempo(): Promise<void> {
  for (const { name, seen, logits } of tempoOf(await playMoments(game, evaluation, plan), TEMPO_LAMBDA))
    console.log(`${name.padEnd(20)} ${String(seen).padStart(6)} ${logits.toFixed(2).padStart(6)}`);
}

await (values.tempo ? fitTempo() : fitSeries());

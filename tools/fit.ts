// Finds the weights of a game's evaluation by self-play:
//   npm run -s fit -- eleven --matches 200 --nodes 60 [--options '{"plays":12}']
//   npm run -s fit -- city --tempo --options '{"mode":"quick"}'
//   npm run -s fit -- city --tune --seed fit,again --rounds 320 --matches 8 --options '{"mode":"quick"}' [--write]
//   npm run -s fit -- city --stored
// The first plays matches of the search and proposes the weights under which what follows surprises least. The second says what
// the moments of a turn are worth beyond what the evaluation expects. The third lets weights play against each other, one run for each
// seed; with --write it keeps the result of every round in src/lab/data. The fourth gives the weights that those rounds led to.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { fitWeights, lossOf, samplesOf, selfPlay } from '../src/lab/fit.ts';
import { playMoments, tempoOf } from '../src/lab/tempo.ts';
import { playRun, type Run, type Tuning, tunedWeights } from '../src/lab/tune.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '320' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'fit' },
    lambda: { type: 'string', default: '0.8' },
    caution: { type: 'string', default: '20' },
    tempo: { type: 'boolean', default: false },
    tune: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
  },
});

const [id] = positionals;
if (!isGameId(id))
  throw new Error(
    'usage: npm run -s fit -- <game> [--matches n] [--nodes n] [--options json] [--tempo | --tune [--rounds n] [--write] | --stored]',
  );
const { game, expert } = await loadRoom(id);
const { inSearch: evaluation, habits } = await expert();
const file = new URL(`../src/lab/data/${id}.tsv`, import.meta.url);

const plan = {
  options: { ...defaultOptions(game.options), ...(JSON.parse(values.options) as object) },
  matches: Number(values.matches),
  nodes: Number(values.nodes),
  rounds: Number(values.rounds),
  seed: values.seed,
  habits,
};

function show(names: readonly string[], before: readonly number[], after: readonly number[]): void {
  for (const [i, name] of names.entries())
    console.log(`${name.padEnd(20)} ${before[i]!.toFixed(3).padStart(8)} → ${after[i]!.toFixed(3).padStart(8)}`);
  console.log(`[${after.map((weight) => weight.toFixed(2)).join(', ')}]`);
}

async function fitToMatches(): Promise<void> {
  const { names, weights } = evaluation;
  const samples = samplesOf(await selfPlay(game, evaluation, plan), weights, Number(values.lambda));
  const fitted = fitWeights(weights, samples, Number(values.caution));
  console.log(
    `${samples.length} samples; loss ${lossOf(weights, samples).toFixed(4)} → ${lossOf(fitted, samples).toFixed(4)}`,
  );
  show(names, weights, fitted);
}

/** A moment must be followed further than a turn: the next one comes ten steps later. */
const TEMPO_LAMBDA = 0.95;

async function fitTempo(): Promise<void> {
  for (const { name, seen, logits } of tempoOf(await playMoments(game, evaluation, plan), TEMPO_LAMBDA))
    console.log(`${name.padEnd(20)} ${String(seen).padStart(6)} ${logits.toFixed(2).padStart(6)}`);
}

/** The first line names the terms, the second holds the weights before, then come the runs: a seed and what each round gained. */
const writeTuning = ({ names, weights, runs }: Tuning): string =>
  [names, weights, ...runs.map(({ seed, gains }) => [seed, ...gains])].map((row) => `${row.join('\t')}\n`).join('');

function readTuning(text: string): Tuning {
  const [names, weights, ...runs] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return {
    names: names!,
    weights: weights!.map(Number),
    runs: runs.map(([seed, ...gains]) => ({ seed: seed!, gains: gains.map(Number) })),
  };
}

async function playRuns(): Promise<Tuning> {
  const runs: Run[] = [];
  for (const seed of values.seed.split(',')) runs.push(await playRun(game, evaluation, { ...plan, seed }));
  return { names: evaluation.names, weights: evaluation.weights, runs };
}

async function fitByPlay(): Promise<void> {
  const tuning = values.stored ? readTuning(readFileSync(file, 'utf8')) : await playRuns();
  if (values.write) writeFileSync(file, writeTuning(tuning));
  show(tuning.names, tuning.weights, tunedWeights(tuning));
}

if (values.tune || values.stored) await fitByPlay();
else await (values.tempo ? fitTempo() : fitToMatches());

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRoom } from '../../games/index.ts';
import { Analyst, type Judged, type KeptAnalysis, withDecisions } from '../../lab/analyse.ts';
import type { Answer } from './ask.ts';
import { Bench } from './bench.ts';

const RECORD = readFileSync('test/golden/torino-1.txt', 'utf8');
const NODES = 4;

const open = async (): Promise<Bench> => (await Bench.open(RECORD, NODES))!;

/** What is told until so many steps were looked at, on a clock that lets every decision be told by itself. */
async function told(kept: KeptAnalysis | undefined, until = Number.POSITIVE_INFINITY): Promise<Answer[]> {
  let clock = 0;
  const answers: Answer[] = [];
  for await (const answer of (await open()).analyse(kept, () => (clock += 1000))) {
    answers.push(answer);
    if (answer.type === 'decided' && answer.done >= until) break;
  }
  return answers;
}
const decisionsOf = (answers: readonly Answer[]): Judged[] =>
  answers.flatMap((answer) => (answer.type === 'decided' ? answer.decisions : []));

function keptOf(answers: readonly Answer[], done: number): KeptAnalysis {
  const [first] = answers;
  if (first?.type !== 'analysis') throw new Error('no analysis');
  const { analysis } = first.kept;
  return { ...first.kept, done, analysis: withDecisions(analysis, [...analysis.decisions, ...decisionsOf(answers)]) };
}

it('decisions are told as they are judged, and an analysis that was broken off goes on where it was', async () => {
  const whole = await told(undefined);
  const half = Math.floor(whole.length / 2);
  expect(whole.map((answer) => (answer.type === 'decided' ? answer.done : 0))).toEqual([...whole.keys()]);
  const begun = await told(undefined, half);
  expect(begun.length).toBe(half + 1);
  const rest = await told(keptOf(begun, half));
  expect(rest[0]).toMatchObject({ type: 'analysis', kept: { done: half } });
  expect(rest.length).toBe(whole.length - half);
  expect([...decisionsOf(begun), ...decisionsOf(rest)]).toEqual(decisionsOf(whole));
});

it('what was judged by fewer nodes, on another scale or of another match is begun anew', async () => {
  const begun = await told(undefined, 6);
  const kept = keptOf(begun, 6);
  expect(kept.key).toBe((await Analyst.for(await loadRoom('torino'), NODES)).key);
  for (const stale of [
    { ...kept, key: 'another' },
    { ...kept, of: kept.of + 1 },
  ]) {
    const [first] = await told(stale, 1);
    expect(first).toMatchObject({ type: 'analysis', kept: { done: 0, key: kept.key, analysis: { decisions: [] } } });
  }
});

it('what is best here and what a verdict says are on one scale', async () => {
  const room = await loadRoom('eleven');
  const record = readFileSync('test/golden/eleven-club-1.txt', 'utf8');
  const bench = (await Bench.open(record, 2000))!;
  const analyst = await Analyst.for(room, 2000);
  const step = 513;
  const answer = await bench.best(step - 1, 0);
  if (answer.type !== 'best') throw new Error(answer.type);
  const [best] = answer.candidates;
  const tried = await bench.try(step, best!.action, 0);
  expect(analyst.key).toMatch(/^2000 /);
  expect(tried).toMatchObject({ tried: { action: best!.action } });
  if (tried.type === 'tried') expect(tried.tried!.value).toBeCloseTo(best!.value, 2);
});

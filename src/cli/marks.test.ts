// Page, drill and command line mark the same decisions: the page puts together what its worker tells step by step, the drill asks the
// same worker about the page's list, the command line analyses in one go.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type Analysis, type Judged, STUDY_NODES, type Tried, withDecisions } from '../lab/analyse.ts';
import { gradeOf, type Marked } from '../lab/marks.ts';
import { studyOf } from '../lab/study.ts';
import { openRecord } from '../match/replay.ts';
import { Bench } from '../web/study/bench.ts';
import { run } from './program.ts';

const GOLDEN = 'test/golden';
const MATCHES = 20;
const NODES = 4;
/** Marks of a match that a drill is asked about. */
const DRILLED = 2;

/** The shortest records, so that all games are looked at and the test stays quick. */
const files = readdirSync(GOLDEN)
  .map((name) => `${GOLDEN}/${name}`)
  .sort((a, b) => statSync(a).size - statSync(b).size)
  .slice(0, MATCHES);

/** It is judged as page and command line do when nobody says otherwise; the others with less thought. */
const inFull = files.find((name) => name.includes('/mat-'))!;

function gameOf(file: string): string {
  const opened = openRecord(readFileSync(file, 'utf8'));
  if (!opened.ok) throw new Error(file);
  return opened.value.game;
}

/** What the page's worker answers, put together as the page does it. */
async function byPage(file: string, nodes: number): Promise<{ bench: Bench; marks: readonly Marked[] }> {
  const bench = (await Bench.open(readFileSync(file, 'utf8'), nodes))!;
  const decisions: Judged[] = [];
  let analysis: Analysis | undefined;
  for await (const part of bench.analyse(undefined, () => 0)) {
    if (part.type === 'analysis') analysis = part.kept.analysis;
    else if (part.type === 'decided') decisions.push(...part.decisions);
  }
  return { bench, marks: studyOf(gameOf(file), withDecisions(analysis!, decisions)).marks };
}

/** What a drill says of the action that was marked: it asks the same worker. */
async function byDrill(bench: Bench, { step, action }: Marked): Promise<Tried | null> {
  const answer = await bench.try(step, action, step);
  return answer.type === 'tried' ? answer.tried : null;
}

async function byCommandLine(file: string, nodes: number): Promise<readonly Marked[]> {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  await run(['analyse', file, '--json', '--nodes', String(nodes)]);
  log.mockRestore();
  return (JSON.parse(printed[0]!) as { marks: readonly Marked[] }).marks;
}

it(`page, drill and command line mark the same decisions in ${MATCHES} stored matches`, async () => {
  let marked = 0;
  for (const file of files) {
    const nodes = file === inFull ? STUDY_NODES : NODES;
    const { bench, marks } = await byPage(file, nodes);
    expect(await byCommandLine(file, nodes), file).toEqual(marks);
    for (const mark of marks.slice(0, DRILLED)) {
      const { action, best, value, loss } = mark;
      expect(await byDrill(bench, mark)).toEqual({ action, best, value, loss });
    }
    expect(marks.map(({ loss }) => gradeOf(loss))).toEqual(marks.map(({ grade }) => grade));
    marked += marks.length;
  }
  expect(marked).toBeGreaterThan(0);
});

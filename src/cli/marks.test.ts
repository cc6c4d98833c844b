// Page, drill and command line mark the same decisions: the page's worker judges step by step and concludes, the drill goes through
// the page's list, the command line analyses in one go.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { isGameId, loadRoom } from '../games/index.ts';
import { Analyst, type Judged } from '../lab/analyse.ts';
import { gradeOf, type Marked } from '../lab/marks.ts';
import { studyOf } from '../lab/study.ts';
import { openRecord, replay } from '../match/replay.ts';
import { run } from './program.ts';

const GOLDEN = 'test/golden';
const MATCHES = 20;
const NODES = 4;

/** The shortest records, so that all games are looked at and the test stays quick. */
const files = readdirSync(GOLDEN)
  .map((name) => `${GOLDEN}/${name}`)
  .sort((a, b) => statSync(a).size - statSync(b).size)
  .slice(0, MATCHES);

async function byPage(file: string): Promise<readonly Marked[]> {
  const opened = openRecord(readFileSync(file, 'utf8'));
  if (!opened.ok || !isGameId(opened.value.game)) throw new Error(file);
  const room = await loadRoom(opened.value.game);
  const match = replay(room.game, opened.value);
  if (!match.ok) throw new Error(file);
  const analyst = await Analyst.for(room, NODES);
  const decisions: Judged[] = [];
  for (let step = 1; step <= match.value.history.steps.length; step++) {
    const judged = await analyst.judge(match.value, step);
    if (judged) decisions.push(judged);
  }
  return studyOf(room.game.id, analyst.conclude(match.value, decisions)).marks;
}

async function byCommandLine(file: string): Promise<readonly Marked[]> {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  await run(['analyse', file, '--json', '--nodes', String(NODES)]);
  log.mockRestore();
  return (JSON.parse(printed[0]!) as { marks: readonly Marked[] }).marks;
}

it(`page, drill and command line mark the same decisions in ${MATCHES} stored matches`, async () => {
  let marked = 0;
  for (const file of files) {
    const marks = await byPage(file);
    expect(await byCommandLine(file), file).toEqual(marks);
    expect(marks.map(({ loss }) => gradeOf(loss))).toEqual(marks.map(({ grade }) => grade));
    marked += marks.length;
  }
  expect(marked).toBeGreaterThan(0);
});

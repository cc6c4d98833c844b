import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRoom } from '../games/index.ts';
import { Analyst } from '../lab/analyse.ts';
import { studyOf } from '../lab/study.ts';
import { openRecord, replay } from '../match/replay.ts';
import { pageOf } from './analysePage.ts';
import { ledgerRows } from './studyWords.ts';

const NODES = 8;

it('an exported page has goals, the reasons of every mark and a bar for every line of the ledger', async () => {
  const file = 'test/golden/mat-greedy-10.txt';
  const opened = openRecord(readFileSync(file, 'utf8'));
  if (!opened.ok) throw new Error(file);
  const room = await loadRoom('mat');
  const match = replay(room.game, opened.value);
  if (!match.ok) throw new Error(file);
  const study = studyOf('mat', await (await Analyst.for(room, NODES)).analyse(match.value));
  const reasons = study.marks.flatMap((mark) => mark.reasons);
  expect(reasons.length).toBeGreaterThan(0);
  const html = pageOf([{ file, room, match: match.value, study }], (text) => text.en);
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  expect(count(/<small>/g)).toBe(reasons.length);
  expect(count(/<td class="bar">/g)).toBe(ledgerRows(study.ledger).length);
  expect(count(/class="goal /g)).toBe(room.game.score(match.value.state).reduce((a, b) => a + b));
  expect(html).toContain("home's decisions");
});

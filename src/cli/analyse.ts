import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Said } from '../core/clause.ts';
import { SIDES, type Side } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import type { Room } from '../games/index.ts';
import { Analyst, STUDY_NODES } from '../lab/analyse.ts';
import { GRADE_WORDS, GRADES, type Marked } from '../lab/marks.ts';
import { type Study, studyOf } from '../lab/study.ts';
import type { Match } from '../match/match.ts';
import { resultText } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { pageOf } from './analysePage.ts';
import { CommandError, EXIT } from './exit.ts';
import { positive, recordFrom } from './input.ts';
import type { Say } from './lang.ts';
import { paint, percent, progressOf } from './screen.ts';
import { bandText, errorText, LEDGER_WORDS, ledgerRows, pointsOf, withoutLuckText } from './studyWords.ts';

const ABOUT = {
  es: 'juzga actas: valor, mejores jugadas, errores, suerte y acierto',
  en: 'judges records: value, best actions, mistakes, luck and skill',
};
const FILES = { es: 'las actas de los partidos', en: "the matches' records" };
const NODES = { es: 'nodos por decisión', en: 'nodes a decision' };
const JSON_TEXT = { es: 'todo, en una línea JSON por acta', en: 'everything, as one line of JSON a record' };
const HTML_TEXT = {
  es: 'escribe una página que se abre sin red; con varias actas, todas en ella',
  en: 'writes a page that opens without a network; several records all go into it',
};
const COURSE = { es: 'Local', en: 'Home' };

const WORST = 12;
const worstOf = (all: number): Said => ({
  es: `Las ${WORST} peores de ${all} decisiones marcadas; con --json y --html están todas:`,
  en: `The ${WORST} worst of ${all} marked decisions; --json and --html have all of them:`,
});
const COLUMNS = 60;
const BARS = '▁▂▃▄▅▆▇█';

/** Home's share over the match as one row of bars. */
function curve(course: readonly number[]): string {
  const columns = Math.min(COLUMNS, course.length);
  return Array.from({ length: columns }, (_, i) => {
    const share = course[Math.floor((i * (course.length - 1)) / Math.max(1, columns - 1))]!;
    return BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))]!;
  }).join('');
}

function markLine({ step, side, action, best, value, loss, grade, reasons }: Marked, say: Say): string {
  const better = say({ es: 'mejor', en: 'better' });
  const what = `${String(step).padStart(5)}  ${say(SIDE_NAMES[side]!).padEnd(9)} ${action}${GRADE_WORDS[grade].sign}`;
  const why = reasons.map((reason) => `; ${say(reason)}`).join('');
  return `${what}  ${better}: ${best}  (${percent(value)}, ${pointsOf(-loss)})${why}`;
}

function sideLines({ marks, sides }: Study, side: Side, say: Say): string[] {
  const own = marks.filter((one) => one.side === side);
  const counts = GRADES.filter((grade) => grade !== 'good').map(
    (grade) => `${say(GRADE_WORDS[grade].name)} ${own.filter((one) => one.grade === grade).length}`,
  );
  const { withoutLuck, error, bands } = sides[side];
  const name = say(SIDE_NAMES[side]!).padEnd(9);
  return [
    `${name} ${say(withoutLuckText(withoutLuck))}; ${counts.join(', ')}`,
    ...(error ? [`${' '.repeat(name.length)} ${say(errorText(error))}${say(bandText(bands))}`] : []),
  ];
}

function report(match: Match, study: Study, say: Say): string {
  const worst = [...study.marks]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, WORST)
    .sort((a, b) => a.step - b.step);
  const end = match.turn.kind === 'over' ? [resultText(match.turn.result)] : [];
  return [
    `${say(COURSE)} ${curve(study.course)} ${percent(study.final)}`,
    ...(worst.length < study.marks.length ? [say(worstOf(study.marks.length))] : []),
    ...worst.map((one) => markLine(one, say)),
    ...ledgerRows(study.ledger).map(({ kind, share }) => `${pointsOf(share).padStart(9)}  ${say(LEDGER_WORDS[kind])}`),
    ...SIDES.flatMap((side) => sideLines(study, side, say)),
    ...end.map((text) => paint('bold', text)),
  ].join('\n');
}

/** A record that was studied. */
export interface Studied {
  readonly file: string;
  readonly room: Room;
  readonly match: Match;
  readonly study: Study;
}

async function studied(file: string, nodes: number, onStep: (title: Said, of: number) => () => void): Promise<Studied> {
  const { opened, room } = await recordFrom(file);
  const match = replay(room.game, opened);
  if (!match.ok) throw new CommandError(match.error.message, EXIT.failure);
  const analyst = await Analyst.for(room, nodes);
  const analysis = await analyst.analyse(match.value, onStep(ABOUT, match.value.history.steps.length));
  return { file, room, match: match.value, study: studyOf(room.game.id, analysis) };
}

/** `cancha analyse`: what was well played in a match, what was not, and what was luck. */
export const analyseCommand = (say: Say): Command =>
  new Command('analyse')
    .description(say(ABOUT))
    .argument('<files...>', say(FILES))
    .option('--nodes <n>', say(NODES), positive, STUDY_NODES)
    .option('--json', say(JSON_TEXT), false)
    .option('--html <file>', say(HTML_TEXT))
    .action(async (files: readonly string[], flags: { nodes: number; json: boolean; html?: string }) => {
      const all: Studied[] = [];
      for (const file of files) {
        let progress: ReturnType<typeof progressOf> | undefined;
        const one = await studied(file, flags.nodes, (title, of) => {
          progress = flags.json ? undefined : progressOf(say(title), of);
          return () => progress?.advance(1);
        });
        progress?.stop();
        if (files.length > 1 && !flags.json) console.log(paint('bold', file));
        console.log(flags.json ? JSON.stringify(one.study) : report(one.match, one.study, say));
        all.push(one);
      }
      if (flags.html !== undefined) writeFileSync(flags.html, pageOf(all, say));
    });

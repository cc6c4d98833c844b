import { Command } from 'commander';
import { SIDES, type Side } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import { type Analysis, Analyst, type Grade, type Judged } from '../lab/analyse.ts';
import type { Match } from '../match/match.ts';
import { resultText } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { CommandError, EXIT } from './exit.ts';
import { positive, recordFrom } from './input.ts';
import type { Say } from './lang.ts';
import { paint, percent, progressOf } from './screen.ts';

const ABOUT = {
  es: 'juzga un acta: valor, mejores jugadas, errores, suerte y acierto',
  en: 'judges a record: value, best actions, mistakes, luck and skill',
};
const FILE = { es: 'el acta del partido', en: "the match's record" };
const NODES = { es: 'nodos por decisión', en: 'nodes a decision' };
const JSON_TEXT = { es: 'todo, en una línea JSON', en: 'everything, as one line of JSON' };
const COURSE = { es: 'Local', en: 'Home' };

const GRADES: Readonly<Record<Grade, { readonly es: string; readonly en: string; readonly mark: string }>> = {
  good: { es: 'buena', en: 'good', mark: '' },
  inaccuracy: { es: 'imprecisión', en: 'inaccuracy', mark: '?!' },
  mistake: { es: 'error', en: 'mistake', mark: '?' },
  blunder: { es: 'error grave', en: 'blunder', mark: '??' },
};

const STANDARD_NODES = 1000;
const WORST = 12;
const COLUMNS = 60;
const BARS = '▁▂▃▄▅▆▇█';

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

/** Home's share over the match as one row of bars. */
function curve(course: readonly number[]): string {
  const columns = Math.min(COLUMNS, course.length);
  return Array.from({ length: columns }, (_, i) => {
    const share = course[Math.floor((i * (course.length - 1)) / Math.max(1, columns - 1))]!;
    return BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))]!;
  }).join('');
}

function mistakeLine({ step, side, action, best, value, loss, grade }: Judged, say: Say): string {
  const { mark } = GRADES[grade];
  const better = say({ es: 'mejor', en: 'better' });
  const what = `${String(step).padStart(5)}  ${say(SIDE_NAMES[side]!).padEnd(9)} ${action}${mark}`;
  return `${what}  ${better}: ${best}  (${percent(value)}, ${signed(-loss)})`;
}

function sideLine({ decisions, luck, given }: Analysis, side: Side, say: Say): string {
  const own = decisions.filter((one) => one.side === side);
  const counts = Object.entries(GRADES)
    .filter(([grade]) => grade !== 'good')
    .map(([grade, said]) => `${say(said)} ${own.filter((one) => one.grade === grade).length}`);
  const [fortune, lost] = [say({ es: 'suerte', en: 'luck' }), say({ es: 'regalado', en: 'given away' })];
  return `${say(SIDE_NAMES[side]!).padEnd(9)} ${fortune} ${signed(luck[side])}  ${lost} ${percent(given[side])}  ${counts.join(', ')}`;
}

function report(match: Match, analysis: Analysis, say: Say): string {
  const worst = analysis.decisions
    .filter(({ grade }) => grade !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, WORST)
    .sort((a, b) => a.step - b.step);
  const end = match.turn.kind === 'over' ? [resultText(match.turn.result)] : [];
  return [
    `${say(COURSE)} ${curve(analysis.course)} ${percent(analysis.course.at(-1)!)}`,
    ...worst.map((one) => mistakeLine(one, say)),
    ...SIDES.map((side) => sideLine(analysis, side, say)),
    ...end.map((text) => paint('bold', text)),
  ].join('\n');
}

/** `cancha analyse`: what was well played in a match, what was not, and what was luck. */
export const analyseCommand = (say: Say): Command =>
  new Command('analyse')
    .description(say(ABOUT))
    .argument('<file>', say(FILE))
    .option('--nodes <n>', say(NODES), positive, STANDARD_NODES)
    .option('--json', say(JSON_TEXT), false)
    .action(async (file: string, flags: { nodes: number; json: boolean }) => {
      const { opened, room } = await recordFrom(file);
      const match = replay(room.game, opened);
      if (!match.ok) throw new CommandError(match.error.message, EXIT.failure);
      const analyst = await Analyst.for(room.game, flags.nodes);
      const progress = flags.json ? undefined : progressOf(say(ABOUT), match.value.history.steps.length);
      const analysis = await analyst.analyse(match.value, () => progress?.advance(1));
      progress?.stop();
      console.log(flags.json ? JSON.stringify(analysis) : report(match.value, analysis, say));
    });

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import type { Fault } from '../core/read.ts';
import { loadRoom } from '../games/index.ts';
import type { SimPlan } from '../lab/sim/plan.ts';
import { reportOf } from '../lab/study/report.ts';
import { plansOf, readStudy, type Study } from '../lab/study/study.ts';
import { CommandError } from './exit.ts';
import { positive, readText } from './input.ts';
import type { Say } from './lang.ts';
import { handsOf } from './series/hands.ts';
import { seriesId } from './series/id.ts';
import { interruptible, seriesProgress } from './series/progress.ts';
import { runSeries, standingText } from './series/run.ts';
import { toldIn } from './series/told.ts';
import { writeReport } from './series/write.ts';
import { interrupted } from './sim.ts';

interface Flags {
  readonly data?: string;
  readonly out?: string;
  readonly matches?: number;
  readonly threads: number;
  readonly nats?: string;
}

const wrong = (file: string, { path, expected }: Fault): CommandError =>
  new CommandError({ es: `${file}: ${path}: ${expected.es}`, en: `${file}: ${path}: ${expected.en}` });

async function open(
  file: string,
  matches?: number,
): Promise<{ readonly study: Study; readonly plans: readonly SimPlan[] }> {
  let given: unknown;
  try {
    given = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError({ es: `«${file}» no es JSON.`, en: `"${file}" is not JSON.` });
  }
  const study = readStudy(given, matches);
  if (!study.ok) throw wrong(file, study.error);
  const plans = await plansOf(study.value, loadRoom);
  if (!plans.ok) throw wrong(file, plans.error);
  return { study: study.value, plans: plans.value };
}

async function run(file: string, flags: Flags, say: Say): Promise<void> {
  const { study, plans } = await open(file, flags.matches);
  const name = basename(file, '.json');
  const folder = flags.data ?? join('data', 'studies', name);
  mkdirSync(folder, { recursive: true });
  const hands = await handsOf(flags);
  const { signal, done } = interruptible();
  const files: string[] = [];
  try {
    for (const [i, plan] of plans.entries()) {
      const target = join(folder, `${seriesId(plan)}.sqlite`);
      const title = `${i + 1}/${plans.length} ${plan.game} ${plan.home} – ${plan.away}`;
      const progress = seriesProgress(title, plan.matches, say);
      const standing = await runSeries(plan, target, hands, signal, (now) => progress.show(now));
      progress.stop();
      if (signal.aborted) throw interrupted(target);
      console.log(`${title}: ${standing.played}  ${standingText(standing, say)}`);
      files.push(target);
    }
  } finally {
    done();
    await hands.close();
  }
  const told = [];
  for (const one of files) told.push(await toldIn(one));
  const out = flags.out ?? join(dirname(file), name);
  for (const written of writeReport(reportOf(study.title, study.question, told), out)) console.log(written);
}

/** `cancha lab`: all series of a study, and its report. */
export const labCommand = (say: Say): Command =>
  new Command('lab')
    .description(say({ es: 'hace un estudio entero y su informe', en: 'makes a whole study and its report' }))
    .argument(
      '<study.json>',
      say({ es: 'la pregunta: juegos, variantes y bots', en: 'the question: games, variants and bots' }),
    )
    .option(
      '--matches <n>',
      say({
        es: 'partidos de cada serie, en vez de los del archivo',
        en: 'matches of each series, in place of those of the file',
      }),
      positive,
    )
    .option('--data <folder>', say({ es: 'dónde quedan los partidos', en: 'where the matches are kept' }))
    .option(
      '--out <name>',
      say({
        es: 'el informe, sin final; si no, junto al estudio',
        en: 'the report, without its ending; else beside the study',
      }),
    )
    .option('--threads <n>', say({ es: 'hilos', en: 'threads' }), positive, availableParallelism())
    .option(
      '--nats <url>',
      say({ es: 'reparte los partidos por una cola', en: 'hands the matches out through a queue' }),
    )
    .action((file: string, flags: Flags) => run(file, flags, say));

import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { BOT_NAMES } from '../bots/names.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { refuseBot, refuseOptions, type SimPlan } from '../lab/sim/plan.ts';
import { CommandError, EXIT } from './exit.ts';
import { collect, optionsFrom, positive, roomOf } from './input.ts';
import type { Say } from './lang.ts';
import { exportSeries, FORMATS, type Format } from './series/export.ts';
import { handsOf } from './series/hands.ts';
import { interruptible, seriesProgress } from './series/progress.ts';
import { homeShare, runSeries, standingText } from './series/run.ts';

interface Flags {
  readonly matches: number;
  readonly home: string;
  readonly away: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly luck: boolean;
  readonly threads: number;
  readonly nats?: string;
  readonly out?: string;
  readonly export?: Format;
  readonly json: boolean;
}

/** The plan of a series from words; what can't be played ends the command with a sentence. */
async function planFrom(
  game: string,
  options: readonly string[],
  rest: Pick<SimPlan, 'home' | 'away' | 'matches' | 'seed' | 'luck'>,
): Promise<SimPlan> {
  const room = await roomOf(game);
  const chosen = optionsFrom(room, options, (await room.survey()).limits);
  const refusal = refuseBot(rest.home) ?? refuseBot(rest.away) ?? refuseOptions(room, chosen);
  if (refusal) throw new CommandError(refusal);
  return { game: room.game.id as GameId, version: room.game.version, options: chosen, ...rest };
}

export const interrupted = (file: string): CommandError =>
  new CommandError(
    {
      es: `Interrumpido. Lo jugado está en «${file}»: la misma orden sigue desde ahí.`,
      en: `Interrupted. What was played is in "${file}": the same command goes on from there.`,
    },
    EXIT.interrupted,
  );

async function simulate(game: string, flags: Flags, say: Say): Promise<void> {
  const { matches, home, away, seed, luck } = flags;
  const plan = await planFrom(game, flags.option, { home, away, matches, seed, luck });
  const file = flags.out ?? `${plan.game}-${home}-${away}.sqlite`.replaceAll('@', '-');
  const hands = await handsOf(flags);
  const progress = flags.json ? undefined : seriesProgress(`${home} – ${away}`, matches, say);
  const { signal, done } = interruptible();
  try {
    const standing = await runSeries(plan, file, hands, signal, (now) => progress?.show(now));
    progress?.stop();
    if (signal.aborted) throw interrupted(file);
    if (flags.export) await exportSeries(file, `${file}.${flags.export}`, flags.export);
    const { share, low, high } = homeShare(standing);
    const { game: id } = plan;
    console.log(
      flags.json
        ? JSON.stringify({ game: id, ...standing, share, ci95: [low, high], file })
        : `${id}: ${standing.played} ${say({ es: 'partidos', en: 'matches' })}  ${standingText(standing, say)}  → ${file}`,
    );
  } finally {
    done();
    await hands.close();
  }
}

/** `cancha sim`: thousands of matches of two bots, into a file that any tool reads. */
export const simCommand = (say: Say): Command =>
  new Command('sim')
    .description(
      say({ es: 'juega miles de partidos y los guarda en un archivo', en: 'plays thousands of matches into a file' }),
    )
    .argument('<game>', GAME_IDS.join(', '))
    .option('--matches <n>', say({ es: 'partidos', en: 'matches' }), positive, 1000)
    .option('--home <bot>', `${BOT_NAMES.join(', ')}, pro@200n`, 'random')
    .option('--away <bot>', say({ es: 'su rival', en: 'its rival' }), 'random')
    .option('-o, --option <name=value>', say({ es: 'una opción del juego', en: 'an option of the game' }), collect, [])
    .option('--seed <text>', say({ es: 'semilla de toda la serie', en: 'seed of the whole series' }), 'sim')
    .option(
      '--out <file>',
      say({ es: 'archivo SQLite; si existe, sigue desde ahí', en: 'SQLite file; goes on where it stands' }),
    )
    .option('--luck', say({ es: 'pesa también cada dado y cada carta', en: 'weighs every die and card too' }), false)
    .addOption(
      new Option(
        '--export <format>',
        say({ es: 'y además en una carpeta: csv, json', en: 'and into a folder too: csv, json' }),
      ).choices(FORMATS),
    )
    .option('--threads <n>', say({ es: 'hilos', en: 'threads' }), positive, availableParallelism())
    .option(
      '--nats <url>',
      say({ es: 'reparte los partidos por una cola', en: 'hands the matches out through a queue' }),
    )
    .option('--json', say({ es: 'termina con una línea JSON', en: 'ends with one line of JSON' }), false)
    .action((game: string, flags: Flags) => simulate(game, flags, say));

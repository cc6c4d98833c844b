import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { Piscina } from 'piscina';
import { BOT_NAMES, isBotName } from '../bots/names.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { type Plan, type Played, runArena, type Standing, summaryLine } from '../lab/arena.ts';
import { FOUL_TEXTS } from '../lab/duel.ts';
import { type Estimate, shareOf } from '../lab/elo.ts';
import { readContender } from '../lab/players.ts';
import { COMMAND_PREFIX } from './commandPlayer.ts';
import { CommandError, EXIT } from './exit.ts';
import { collect, noSuch, optionsFrom, positive, readText, roomOf } from './input.ts';
import type { Say } from './lang.ts';
import { percent, progressOf } from './screen.ts';

interface Flags {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly matches: number;
  readonly ms?: number;
  readonly nodes?: number;
  readonly option: readonly string[];
  readonly seed: string;
  readonly sprt?: readonly [number, number];
  readonly threads: number;
  readonly state?: string;
  readonly json: boolean;
}

/** Of the sequential test: the chance of either mistake. */
const ERRORS = 0.05;

const INTERRUPTED = { es: 'Serie interrumpida.', en: 'The series was interrupted.' };

const wrong = (es: string, en: string): never => {
  throw new CommandError({ es, en });
};

function bounds(text: string): readonly [number, number] {
  const [low, high, ...more] = text.split(',').map(Number);
  if (low === undefined || high === undefined || more.length > 0 || !(low < high))
    return wrong('Se esperan dos diferencias de Elo, como 0,30.', 'Two Elo differences are expected, such as 0,30.');
  return [low, high];
}

function contender(name: string): string {
  const isCommand = name.startsWith(COMMAND_PREFIX) && name.slice(COMMAND_PREFIX.length).trim() !== '';
  if (isBotName(readContender(name).name) || isCommand) return name;
  return noSuch({ es: 'ningún bot', en: 'bot' }, name, [...BOT_NAMES, `${COMMAND_PREFIX}…`]);
}

async function planOf(flags: Flags): Promise<Plan> {
  const room = await roomOf(flags.game);
  return {
    game: room.game.id as GameId,
    options: optionsFrom(room, flags.option),
    a: flags.a,
    b: flags.b,
    matches: flags.matches,
    seed: flags.seed,
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.nodes === undefined ? {} : { nodes: flags.nodes }),
    ...(flags.sprt ? { sprt: { elo0: flags.sprt[0], elo1: flags.sprt[1], errors: ERRORS } } : {}),
  };
}

/** The match in a line of a state file; none in a line cut short by a crash, or from before luck was kept. */
function playedIn(line: string): Played[] {
  try {
    const one = JSON.parse(line) as Played;
    return one.luck === undefined ? [] : [one];
  } catch {
    return [];
  }
}

/**
 * What a state file holds for this very plan: its first line is the plan, each other line a match played. The file is
 * left with whole lines alone, ready for more; what was lost is played again.
 */
function openState(file: string, plan: Plan): Played[] {
  const head = JSON.stringify({ ...plan, matches: 0 });
  const [first, ...lines] = existsSync(file) ? readText(file).split('\n') : [head];
  if (first !== head) wrong(`${file} es de otra serie.`, `${file} belongs to another series.`);
  const played = lines.flatMap(playedIn);
  writeFileSync(file, [head, ...played.map((one) => JSON.stringify(one)), ''].join('\n'));
  return played;
}

const shareText = ({ share, low, high }: Estimate): string => `${percent(share)} [${percent(low)}, ${percent(high)}]`;

function standingText(plan: Plan, standing: Standing, say: Say): string {
  const fair = standing.fair && `  ${say({ es: 'sin suerte', en: 'without luck' })} ${shareText(standing.fair)}`;
  return (
    `${plan.a} – ${plan.b}: +${standing.wins} =${standing.draws} −${standing.losses}  ` +
    `${shareText(shareOf(standing))}${fair ?? ''}  ` +
    `Elo ${standing.elo} [${standing.ci95.join(', ')}]${standing.sprt ? `  SPRT ${standing.sprt}` : ''}`
  );
}

const foulText = (plan: Plan, { number, foul }: Played, say: Say): string =>
  foul ? `#${number} ${plan[foul.by]} ${say(FOUL_TEXTS[foul.foul])}: ${foul.detail}` : '';

async function runPlan(flags: Flags, say: Say): Promise<void> {
  const plan = await planOf(flags);
  const before = flags.state === undefined ? [] : openState(flags.state, plan);
  const pool = new Piscina({ filename: new URL('./arenaWorker.ts', import.meta.url).href, maxThreads: flags.threads });
  const progress = flags.json ? undefined : progressOf(`${plan.a} – ${plan.b}`, plan.matches);
  progress?.advance(before.length);
  const interrupt = (): void => {
    progress?.stop();
    console.error(say(INTERRUPTED));
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt);
  try {
    const standing = await runArena(
      plan,
      before,
      flags.threads,
      (fixture) => pool.run({ plan, fixture }) as Promise<Played>,
      (played, now) => {
        if (flags.state !== undefined) appendFileSync(flags.state, `${JSON.stringify(played)}\n`);
        if (played.foul) console.error(foulText(plan, played, say));
        progress?.advance(1, standingText(plan, now, say));
      },
    );
    progress?.stop();
    if (flags.json && standing.fair) console.log(JSON.stringify({ withoutLuck: standing.fair }));
    console.log(flags.json ? summaryLine(plan, standing) : standingText(plan, standing, say));
  } finally {
    process.off('SIGINT', interrupt);
    await pool.destroy();
  }
}

/** `cancha arena`: which of two bots is stronger, and how sure that is. */
export const arenaCommand = (say: Say): Command =>
  new Command('arena')
    .description(
      say({
        es: 'enfrenta a dos bots y mide la diferencia',
        en: 'plays two bots against each other and measures the difference',
      }),
    )
    .requiredOption('--game <id>', GAME_IDS.join(', '))
    .requiredOption('--a <bot>', `${BOT_NAMES.join(', ')}, pro@500n, master@1000ms, "${COMMAND_PREFIX}…"`, contender)
    .requiredOption('--b <bot>', say({ es: 'su rival', en: 'its rival' }), contender)
    .option('--matches <n>', say({ es: 'partidos', en: 'matches' }), positive, 100)
    .option('--ms <n>', say({ es: 'milisegundos por decisión', en: 'milliseconds a decision' }), positive)
    .option('--nodes <n>', say({ es: 'nodos por decisión', en: 'nodes a decision' }), positive)
    .option('-o, --option <name=value>', say({ es: 'una opción del juego', en: 'an option of the game' }), collect, [])
    .option('--seed <text>', say({ es: 'semilla de toda la serie', en: 'seed of the whole series' }), 'arena')
    .option(
      '--sprt <elo0,elo1>',
      say({ es: 'para en cuanto esté decidido', en: 'stops as soon as it is decided' }),
      bounds,
    )
    .option(
      '--threads <n>',
      say({ es: 'partidos a la vez', en: 'matches at a time' }),
      positive,
      availableParallelism(),
    )
    .option(
      '--state <file>',
      say({ es: 'guarda lo jugado y sigue desde ahí', en: 'keeps what was played and goes on from there' }),
    )
    .option('--json', say({ es: 'termina con una línea JSON', en: 'ends with one line of JSON' }), false)
    .action((flags: Flags) => runPlan(flags, say));

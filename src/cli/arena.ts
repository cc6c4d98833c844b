import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { progress } from '@clack/prompts';
import { Command, InvalidArgumentError } from 'commander';
import { Piscina } from 'piscina';
import { BOT_NAMES, isBotName } from '../bots/levels.ts';
import { chooseOptions } from '../core/options.ts';
import { GAME_IDS, isGameId, loadRoom } from '../games/index.ts';
import { type Plan, type Played, runArena, type Standing, summaryLine } from '../lab/arena.ts';
import { FOUL_TEXTS } from '../lab/duel.ts';
import { shareOf } from '../lab/elo.ts';
import { COMMAND_PREFIX } from './commandPlayer.ts';

interface Flags {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly matches: number;
  readonly ms?: number;
  readonly nodes?: number;
  readonly options: string;
  readonly seed: string;
  readonly sprt?: readonly [number, number];
  readonly threads: number;
  readonly state?: string;
  readonly json: boolean;
}

const ERRORS = 0.05;
const PERCENT = 100;

function whole(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Se espera un entero positivo / a positive whole number.');
  return value;
}

function bounds(text: string): readonly [number, number] {
  const [low, high] = text.split(',').map(Number);
  if (!Number.isFinite(low) || !Number.isFinite(high) || low! >= high!)
    throw new InvalidArgumentError('Se esperan dos diferencias, p. ej. 0,30 / two differences, such as 0,30.');
  return [low!, high!];
}

function contender(name: string): string {
  if (!isBotName(name) && !name.startsWith(COMMAND_PREFIX))
    throw new InvalidArgumentError(`Bots: ${BOT_NAMES.join(', ')}, ${COMMAND_PREFIX}<orden / command>.`);
  return name;
}

async function planOf(flags: Flags): Promise<Plan> {
  if (!isGameId(flags.game)) throw new InvalidArgumentError(`Juegos / games: ${GAME_IDS.join(', ')}.`);
  const { game } = await loadRoom(flags.game);
  const options = chooseOptions(game.options, JSON.parse(flags.options));
  if (!options.ok) throw new InvalidArgumentError(`${options.error.path}: ${options.error.expected}`);
  return {
    game: flags.game,
    options: options.value,
    a: flags.a,
    b: flags.b,
    matches: flags.matches,
    seed: flags.seed,
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.nodes === undefined ? {} : { nodes: flags.nodes }),
    ...(flags.sprt ? { sprt: { elo0: flags.sprt[0], elo1: flags.sprt[1], errors: ERRORS } } : {}),
  };
}

/** What a state file holds for this very plan: its first line is the plan, each other line a match played. */
function openState(file: string, plan: Plan): Played[] {
  const head = JSON.stringify({ ...plan, matches: 0 });
  if (existsSync(file)) {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== head) throw new InvalidArgumentError(`${file}: es de otra serie / belongs to another series.`);
    // a line cut short by a crash is played again
    return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Played);
  }
  writeFileSync(file, `${head}\n`);
  return [];
}

const percent = (share: number): string => `${(PERCENT * share).toFixed(1)} %`;

function standingText(plan: Plan, standing: Standing): string {
  const { share, low, high } = shareOf(standing);
  return (
    `${plan.a} – ${plan.b}: +${standing.wins} =${standing.draws} −${standing.losses}  ` +
    `${percent(share)} [${percent(low)}, ${percent(high)}]  ` +
    `Elo ${standing.elo} [${standing.ci95.join(', ')}]${standing.sprt ? `  SPRT ${standing.sprt}` : ''}`
  );
}

function foulText(plan: Plan, played: Played): string {
  const { by, foul, detail } = played.foul!;
  return `#${played.number} ${plan[by]} ${FOUL_TEXTS[foul].es} / ${FOUL_TEXTS[foul].en}: ${detail}`;
}

async function runCommand(flags: Flags): Promise<void> {
  const plan = await planOf(flags);
  const before = flags.state === undefined ? [] : openState(flags.state, plan);
  const pool = new Piscina({ filename: new URL('./arenaWorker.ts', import.meta.url).href, maxThreads: flags.threads });
  const bar = flags.json || !process.stdout.isTTY ? undefined : progress({ max: plan.matches });
  bar?.start(`${plan.game}: ${plan.a} – ${plan.b}`);
  bar?.advance(before.length);
  const fouls: string[] = [];
  try {
    const standing = await runArena(
      plan,
      before,
      flags.threads,
      (fixture) => pool.run({ plan, fixture }) as Promise<Played>,
      (played, now) => {
        if (flags.state !== undefined) appendFileSync(flags.state, `${JSON.stringify(played)}\n`);
        if (played.foul) fouls.push(foulText(plan, played));
        bar?.advance(1, standingText(plan, now));
      },
    );
    bar?.stop(standingText(plan, standing));
    for (const foul of fouls) console.error(foul);
    if (flags.json) console.log(summaryLine(plan, standing));
    else if (!bar) console.log(standingText(plan, standing));
  } finally {
    await pool.destroy();
  }
}

/** `cancha arena`: which of two bots is stronger, and how sure that is. */
export const arenaCommand = (): Command =>
  new Command('arena')
    .description('Enfrenta a dos bots / plays two bots against each other')
    .requiredOption('--game <id>', `juego / game: ${GAME_IDS.join(', ')}`)
    .requiredOption('--a <bot>', `${BOT_NAMES.join(', ')}, ${COMMAND_PREFIX}<command>`, contender)
    .requiredOption('--b <bot>', 'el otro / the other', contender)
    .option('--matches <n>', 'partidos / matches', whole, 100)
    .option('--ms <n>', 'milisegundos por decisión / a decision', whole)
    .option('--nodes <n>', 'nodos por decisión / nodes a decision', whole)
    .option('--options <json>', 'opciones del juego / options of the game', '{}')
    .option('--seed <text>', 'semilla / seed', 'arena')
    .option('--sprt <elo0,elo1>', 'para cuando está decidido / stops when decided', bounds)
    .option('--threads <n>', 'hilos / threads', whole, availableParallelism())
    .option('--state <file>', 'guarda lo jugado y sigue desde ahí / keeps what was played and goes on from there')
    .option('--json', 'termina con una línea JSON / ends with one line of JSON', false)
    .action(runCommand);

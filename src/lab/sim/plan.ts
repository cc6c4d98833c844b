import { BOT_NAMES, isBotName } from '../../bots/names.ts';
import type { Said } from '../../core/clause.ts';
import type { Options } from '../../core/options.ts';
import type { GameId, Room } from '../../games/index.ts';
import { hintFor } from '../../match/faults.ts';
import { readContender } from '../players.ts';

/**
 * A series of matches between two bots. The same plan gives the same matches, wherever they are played, in whatever order
 * and by however many hands: match n draws its chance and its bots' whims from the plan's seed and n alone.
 */
export interface SimPlan {
  readonly game: GameId;
  /** Of the rules. */
  readonly version: number;
  readonly options: Options;
  /** Names of bots; a search may carry its budget: `pro@200n`. */
  readonly home: string;
  readonly away: string;
  readonly matches: number;
  readonly seed: string;
  /** Whether every die, card and coin is weighed against all that could have come; it costs time. */
  readonly luck: boolean;
}

/** The numbers of some matches of a plan, that are played and stored as one: from `first` up to, not including, `end`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

const MOST_IN_BATCH = 100;
const FEWEST_BATCHES = 200;

/** Small enough that little is lost with a hand that dies, large enough that telling costs nothing beside playing. */
export const batchSize = ({ matches }: SimPlan): number =>
  Math.max(1, Math.min(MOST_IN_BATCH, Math.ceil(matches / FEWEST_BATCHES)));
export const batchCount = (plan: SimPlan): number => Math.ceil(plan.matches / batchSize(plan));
export function spanOf(plan: SimPlan, batch: number): Span {
  const size = batchSize(plan);
  return { first: batch * size, end: Math.min(plan.matches, (batch + 1) * size) };
}

export const seedOf = (plan: SimPlan, match: number): string => `${plan.seed} ${match}`;

/** Why a bot can't play in a series, or undefined where it can. */
export function refuseBot(text: string): Said | undefined {
  const { name, budget } = readContender(text);
  if (!isBotName(name)) {
    const hint = hintFor(name, BOT_NAMES);
    return { es: `No hay ningún bot «${name}». ${hint.es}`, en: `There is no bot "${name}". ${hint.en}` };
  }
  if (budget.ms === undefined) return undefined;
  return {
    es: `«${text}»: con un tiempo los mismos partidos no saldrían dos veces; da un número de nodos, como ${name}@200n.`,
    en: `"${text}": by time the same matches would not come twice; give a number of nodes, such as ${name}@200n.`,
  };
}

/** Why these options can't be played without a clock on the wall, or undefined where they can. */
export function refuseOptions({ game, stage }: Pick<Room, 'game' | 'stage'>, options: Options): Said | undefined {
  if (stage.clock(game.writePosition(game.setup(options))) === null) return undefined;
  return {
    es: 'Con estas opciones manda un reloj de verdad, y una serie no tiene ninguno: elige las que cuentan jugadas.',
    en: 'These options need a real clock, and a series has none: choose those that count plays.',
  };
}

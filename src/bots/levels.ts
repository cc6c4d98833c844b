import type { Said } from '../core/clause.ts';
import type { Game } from '../core/game.ts';
import type { Bot } from './bot.ts';
import type { Evaluation } from './eval/eval.ts';
import { evaluationOf, searchEvaluationOf } from './eval/index.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { SearchBot, type SearchSettings, STANDARD } from './search/search.ts';
import { uctBot } from './search/uct.ts';

/** What a person can play against, weakest first. */
export const LEVELS = ['beginner', 'club', 'pro', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What levels are measured against. */
export const BASELINES = ['random', 'greedy', 'uct'] as const;

export const BOT_NAMES = [...BASELINES, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: unknown): name is BotName => BOT_NAMES.includes(name as BotName);

export const LEVEL_NAMES: Readonly<Record<Level, Said>> = {
  beginner: { es: 'Principiante', en: 'Beginner' },
  club: { es: 'De club', en: 'Club player' },
  pro: { es: 'Profesional', en: 'Professional' },
  master: { es: 'Maestro', en: 'Master' },
};

/** A beginner sees what is good, but not how good: the loss that makes a move e times less likely. */
const BEGINNER_TEMPERATURE = 0.05;
const CLUB = { nodes: 12 };
const PRO = { nodes: 100 };
const MASTER = { nodes: 2_000 };
/** Its nodes are single states, those of the tree search states with all their actions. */
const ALPHA_BETA_NODES = 60_000;

type Searcher = 'club' | 'pro' | 'master';
const SEARCHERS: Readonly<Record<Searcher, Partial<SearchSettings>>> = { club: CLUB, pro: PRO, master: MASTER };

/** The loss that makes a final choice e times less likely, in temperatures of the search. */
type Slips = Partial<Record<Searcher, number>>;
const SLIPS: Slips = { club: 1 / 3 };
/** Where dice and cards hide what more nodes would see, levels differ by their care too. */
const SLIPS_IN: Readonly<Record<string, Slips>> = {
  tactics: { pro: 1 / 5 },
  city: { club: 2 / 3, pro: 1 / 5 },
};

const MAKERS: Readonly<Record<Exclude<BotName, Searcher>, (evaluation: Evaluation) => Bot>> = {
  random: () => randomBot,
  greedy: (evaluation) => greedyBot(evaluation),
  uct: () => uctBot,
  beginner: (evaluation) => greedyBot(evaluation, BEGINNER_TEMPERATURE),
};

/** Where a turn is a long way of small steps and nothing is hidden, looking far pays more than looking around. */
const HABITS: Readonly<Record<string, Partial<SearchSettings>>> = {
  eleven: { curiosity: 0.3, temperature: 0.02 },
  tactics: { curiosity: 0.3, temperature: 0.015 },
};

/** How the search spends its nodes in a game. */
export const settingsOf = (game: Game): SearchSettings => ({ ...STANDARD, ...HABITS[game.id] });

const isSearcher = (name: BotName): name is Searcher => name in SEARCHERS;

/** Games without dice are mastered by looking for the best answer to everything. */
const MASTERS: Readonly<Record<string, () => Promise<Bot>>> = {
  mat: async () => {
    const [{ AlphaBetaBot }, { matSense }, { matSearchEvaluation }] = await Promise.all([
      import('./search/alphabeta.ts'),
      import('./search/alphabetaSense.ts'),
      import('./eval/mat.ts'),
    ]);
    return new AlphaBetaBot(matSearchEvaluation, matSense, ALPHA_BETA_NODES);
  },
};

/** The bot of that name for that game. */
export async function loadBot(name: BotName, game: Game): Promise<Bot> {
  const master = name === 'master' ? MASTERS[game.id] : undefined;
  if (master) return master();
  if (isSearcher(name)) {
    const settings = { ...settingsOf(game), ...SEARCHERS[name] };
    const slip = { ...SLIPS, ...SLIPS_IN[game.id] }[name] ?? 0;
    return new SearchBot(await searchEvaluationOf(game), { ...settings, noise: slip * settings.temperature });
  }
  return MAKERS[name](await evaluationOf(game));
}

import type { Said } from '../core/clause.ts';
import type { Game } from '../core/game.ts';
import type { Bot } from './bot.ts';
import type { Evaluation } from './eval/eval.ts';
import { evaluationOf } from './eval/index.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

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

const MAKERS: Readonly<Record<BotName, (evaluation: Evaluation) => Bot>> = {
  random: () => randomBot,
  greedy: (evaluation) => greedyBot(evaluation),
  uct: (evaluation) => greedyBot(evaluation),
  beginner: (evaluation) => greedyBot(evaluation, 0.05),
  club: (evaluation) => greedyBot(evaluation, 0.01),
  pro: (evaluation) => greedyBot(evaluation),
  master: (evaluation) => greedyBot(evaluation),
};

/** The bot of that name for that game. */
export const loadBot = async (name: BotName, game: Game): Promise<Bot> => MAKERS[name](await evaluationOf(game));

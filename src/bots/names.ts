import type { Said } from '../core/clause.ts';

/** What a person can play against, weakest first. */
export const LEVELS = ['first-steps', 'beginner', 'club', 'pro', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What levels are measured against. */
export const BASELINES = ['random', 'greedy', 'uct'] as const;

export const BOT_NAMES = [...BASELINES, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: unknown): name is BotName => BOT_NAMES.includes(name as BotName);

export const LEVEL_NAMES: Readonly<Record<Level, Said>> = {
  'first-steps': { es: 'Primeros pasos', en: 'First steps' },
  beginner: { es: 'Principiante', en: 'Beginner' },
  club: { es: 'De club', en: 'Club player' },
  pro: { es: 'Profesional', en: 'Professional' },
  master: { es: 'Maestro', en: 'Master' },
};

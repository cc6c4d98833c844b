import { fill, type Said } from '../../core/clause.ts';
import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The keys are those of the Spanish dictionary; the compiler and a test hold the English one to them. */
export type Key = keyof typeof es;

const dictionaries = { es, en } as const;

/** A sentence of the frame in the language of the moment, with its `{facts}` filled in. */
export const t = (key: Key, facts: Readonly<Record<string, string | number>> = {}): string =>
  fill(dictionaries[settings.lang][key], facts);

/** What a game says, in the language of the moment. */
export const said = (text: Said): string => text[settings.lang];

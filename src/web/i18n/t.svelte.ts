import { fill, type Lang, type Said } from '../../core/clause.ts';
import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type Facts = Readonly<Record<string, string | number>>;
type Dictionaries<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

/** Gives the sentences of one pair of dictionaries in the language of the moment, with their `{facts}` filled in. */
export interface Translate<K extends string> {
  (key: K, facts?: Facts): string;
  readonly dictionaries: Dictionaries<K>;
}

/**
 * Each part of the page has its own dictionaries, in its `i18n.ts`, and they are loaded with it; those of the frame stand
 * beside this file. The compiler holds the English keys to the Spanish ones, a test their facts.
 */
export const translate = <K extends string>(es: Readonly<Record<K, string>>, en: Readonly<Record<K, string>>) => {
  const dictionaries: Dictionaries<K> = { es, en };
  const say = (key: K, facts: Facts = {}): string => fill(dictionaries[settings.lang][key], facts);
  return Object.assign(say, { dictionaries }) satisfies Translate<K>;
};

/** The keys are those of the Spanish dictionary. */
export type Key = keyof typeof es;

export const t: Translate<Key> = translate<Key>(es, en);

/** What a game says, in the language of the moment. */
export const said = (text: Said): string => text[settings.lang];

import type { Clause, Said } from '../core/clause.ts';
import type { Fault } from '../core/read.ts';
import { nearest } from '../core/text.ts';

/** Why a command changed nothing, with the codes of the engine protocol. */
export const CODES = [
  'illegal',
  'not-your-turn',
  'bad-action',
  'bad-outcome',
  'bad-request',
  'bad-position',
  'bad-record',
  'no-match',
] as const;
export type Code = (typeof CODES)[number];

export interface Problem {
  readonly code: Code;
  readonly message: Said;
  readonly rule?: Clause;
  /** Where in the given data. */
  readonly path?: string;
  /** It is that of a record, from 1. */
  readonly line?: number;
}

export const problem = (code: Code, es: string, en: string): Problem => ({ code, message: { es, en } });

/** How long a piece of somebody's input may be where it is quoted back. */
const QUOTED = 60;
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const listOf = (known: readonly string[]): Said => ({
  es: `Hay: ${known.join(', ')}.`,
  en: `There are: ${known.join(', ')}.`,
});

/** The nearest of the known words, or all of them, or what is said instead. */
export function hintFor(word: string, known: readonly string[], instead = listOf(known)): Said {
  const near = nearest(word.slice(0, QUOTED), known);
  return near === undefined ? instead : { es: `¿Quizá «${near}»?`, en: `Did you mean "${near}"?` };
}

/** There is no such word, and a hint. */
export function unknownWord(
  code: Code,
  es: string,
  en: string,
  word: string,
  known: readonly string[],
  instead?: Said,
): Problem {
  const hint = hintFor(word, known, instead);
  return problem(code, `${es}: «${quoted(word)}». ${hint.es}`, `${en}: "${quoted(word)}". ${hint.en}`);
}

/** Data that can't be read: where, and what would be right. */
export function unreadable(code: Code, fault: Fault): Problem {
  const path = quoted(fault.path);
  const { es, en } = fault.expected;
  const message = { es: `${path || 'Datos'}: ${es}.`, en: `${path || 'Data'}: ${en}.` };
  return fault.clause === undefined ? { code, message, path } : { code, message, path, rule: fault.clause };
}

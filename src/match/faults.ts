import type { Catalogue, Clause, Said } from '../core/clause.ts';
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
  /** Of a record, from 1. */
  readonly line?: number;
}

export const problem = (code: Code, es: string, en: string): Problem => ({ code, message: { es, en } });

/** How long a piece of somebody's input may be where it is quoted back. */
const QUOTED = 60;
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const maybe = (word: string, known: readonly string[]): Said => {
  const near = nearest(word.slice(0, QUOTED), known);
  return near === undefined ? { es: '', en: '' } : { es: ` ¿Quizá «${near}»?`, en: ` Did you mean "${near}"?` };
};

/** There is no such word; the nearest of the known ones is offered. */
export function unknownWord(code: Code, es: string, en: string, word: string, known: readonly string[]): Problem {
  const hint = maybe(word, known);
  return problem(code, `${es}: «${quoted(word)}».${hint.es}`, `${en}: "${quoted(word)}".${hint.en}`);
}

/** The kernel's readers speak English; these are their sentences in Spanish. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^an object$/, 'debe ser un objeto'],
  [/^a text$/, 'debe ser un texto'],
  [/^a list$/, 'debe ser una lista'],
  [/^a list of (\d+)$/, 'debe ser una lista de $1'],
  [/^a whole number from (-?\d+) to (-?\d+)$/, 'debe ser un número entero de $1 a $2'],
  [/^true or false$/, 'debe ser true o false'],
  [/^one of (.*)$/, 'debe ser uno de $1'],
  [/^this field is missing$/, 'falta este campo'],
  [/^no such field; the fields are (.*)$/, 'no hay tal campo; los campos son $1'],
  [/^no such option; the options are (.*)$/, 'no hay tal opción; las opciones son $1'],
];

function inSpanish(fault: Fault, clauses: Catalogue | undefined): string {
  for (const [english, spanish] of SPANISH) {
    if (english.test(fault.expected)) return fault.expected.replace(english, spanish);
  }
  const clause = fault.clause === undefined ? undefined : clauses?.byId.get(fault.clause);
  return clause ? clause.rule.es : 'lo que hay aquí no concuerda con el resto de la posición';
}

/** Data that can't be read: where, and what would be right. */
export function unreadable(code: Code, fault: Fault, clauses?: Catalogue): Problem {
  const path = quoted(fault.path);
  const message = {
    es: `${path || 'Datos'}: ${inSpanish(fault, clauses)}.`.replace(/\.\.$/, '.'),
    en: `${path || 'Data'}: ${fault.expected}.`,
  };
  return fault.clause === undefined ? { code, message, path } : { code, message, path, rule: fault.clause };
}

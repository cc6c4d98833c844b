import * as v from 'valibot';
import { type Problem, problem } from '../../match/faults.ts';

/** What would turn a line of text around, or is not seen at all, is no part of a name; nor is a tower of accents. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\u2028\u2029\u2800]|(?<=\p{M}{3})\p{M}/gu;
const MOST = 40;

/** Ends the name of every account with which a program plays, wherever it is shown; nobody else can bear it. */
const BOT_MARK = ' · bot';
const MARKED = /(\s*·\s*bot)+$/iu;
export const unmarked = (name: string): string => name.replace(MARKED, '');
export const marked = (name: string): string => `${unmarked(name)}${BOT_MARK}`;

/** The name of anybody: a guest, a member of a side. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => unmarked(text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim())),
  v.minLength(1),
  v.maxLength(MOST),
);

const ACCOUNT = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 24;

const BAD_NAME = problem(
  'bad-request',
  'El nombre de una cuenta tiene de 2 a 24 letras o cifras; dentro puede llevar espacios, puntos y guiones.',
  'The name of an account has 2 to 24 letters or digits; spaces, dots and dashes may stand inside.',
);

/** Their letters look alike: who mixes them wants to pass for somebody else. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;
const MIXED_NAME = problem(
  'bad-request',
  'El nombre de una cuenta se escribe con un solo alfabeto: latino, cirílico o griego.',
  'The name of an account is written in one alphabet: Latin, Cyrillic or Greek.',
);

/** Names that differ by nothing but capitals, accents, spaces or dots are one name: nobody passes for another. */
export const foldName = (name: string): string =>
  unmarked(name)
    .normalize('NFKD')
    .replace(/[\p{M} ._-]/gu, '')
    .toLowerCase();

export function refuseName(name: string): Problem | undefined {
  if (ALIKE.filter((script) => script.test(name)).length > 1) return MIXED_NAME;
  return ACCOUNT.test(name) && foldName(name).length >= LEAST_LETTERS && name.length <= MOST_LETTERS
    ? undefined
    : BAD_NAME;
}

const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 200;
const OBVIOUS = /^(.)\1*$|^(01234567|12345678|qwerty|asdfgh|password|contrase|futbol|football|cancha)/i;

export function refusePassword(password: string, name: string): Problem | undefined {
  if (password.length < LEAST_PASSWORD || password.length > MOST_PASSWORD)
    return problem(
      'bad-request',
      `La contraseña tiene de ${LEAST_PASSWORD} a ${MOST_PASSWORD} caracteres. Varias palabras son fáciles de recordar.`,
      `A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters. Several words are easy to remember.`,
    );
  if (OBVIOUS.test(password) || foldName(password).startsWith(foldName(name)))
    return problem(
      'bad-request',
      'Esa contraseña se adivina enseguida. Prueba con varias palabras que no sean tu nombre.',
      'That password is guessed at once. Try several words that are not your name.',
    );
  return undefined;
}

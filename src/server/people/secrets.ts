import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Without letters that look like digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;
export const CODES_EACH = 10;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is drawn with so much chance needs no slow hash: nobody tries 2^78 of them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

export const newCodes = (): string[] => Array.from({ length: CODES_EACH }, newCode);

/** As people type it: in small letters, with other dashes or none. */
export function readCode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}

import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;
const ID_LENGTH = 12;

/** A key or a seed: nobody guesses it. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** The name of a match or a record in its address. */
export const newId = (): string => newSecret().slice(0, ID_LENGTH);

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashed = promisify(argon2);

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Each hash takes its memory: more at once would be a way to exhaust the machine. */
const MOST_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tagOf = (
  password: string,
  nonce: Buffer,
  [memory, passes, parallelism]: readonly [number, number, number],
  tagLength: number,
): Promise<Buffer> =>
  inTurn(() =>
    hashed('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }),
  );

/** The password as a PHC string, which says how it was made. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, [MEMORY_KIB, PASSES, LANES], TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${plain(salt)}$${plain(tag)}`;
}

/** Somebody who does not exist has this one, so that asking for him takes as long as for anybody. */
const NOBODY = hashPassword(randomBytes(SALT_BYTES).toString('hex'));

export async function isPassword(given: string, phc: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(phc ?? (await NOBODY)) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const kept = Buffer.from(tag, 'base64');
  const costs = [Number(memory), Number(passes), Number(lanes)] as const;
  const made = await tagOf(given, Buffer.from(salt, 'base64'), costs, kept.length);
  return timingSafeEqual(made, kept) && phc !== null;
}

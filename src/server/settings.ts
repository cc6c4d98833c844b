import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PushSettings } from './leisure/push.ts';

/** How the server is run. What is set to nothing in the environment is not set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file, where there is no `databaseUrl`. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The servers of the bus, any of which will do; none: this node is alone. */
  readonly natsUrls: readonly string[];
  /** The path under which a proxy serves this, with slashes on both sides. */
  readonly base: string;
  /** The addresses of proxies whose word on the client's address is taken. */
  readonly trustProxy: readonly string[];
  /** Other origins whose pages may open live sockets here. */
  readonly origins: readonly string[];
  /** Whom a push service may write to, and further push services to be believed. */
  readonly push: PushSettings;
  readonly limits: Limits;
  readonly idleDays: number;
  readonly finishedDays: number;
  readonly logLevel: string;
  /** The folder of the built page. */
  readonly pages: string;
}

/** What one address may ask for. */
export interface Limits {
  readonly matchesPerHour: number;
  readonly recordsPerHour: number;
  /** Tries to show who one is, and new accounts. */
  readonly signInsPerHour: number;
  readonly requestsPerMinute: number;
  /** Live sockets of all kinds, and streams. */
  readonly sockets: number;
  /** Of one socket. */
  readonly messagesPerSecond: number;
  /** Bytes that may wait for one socket before it is closed. */
  readonly backlog: number;
  /** Milliseconds between two pings; whoever has not answered the last is gone. Proxies cut what is quiet for a minute. */
  readonly ping: number;
}

export const LIMITS: Limits = {
  matchesPerHour: 120,
  recordsPerHour: 120,
  signInsPerHour: 60,
  requestsPerMinute: 600,
  sockets: 400,
  messagesPerSecond: 50,
  backlog: 1_000_000,
  ping: 25_000,
};

const DEFAULT_PORT = 3000;
const IDLE_DAYS = 90;
const FINISHED_DAYS = 365;

type Environment = Readonly<Record<string, string | undefined>>;

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** With one slash at each end. */
const asBase = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/** The folder with the project's package.json, wherever the server is started from. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export function readSettings(env: Environment): Settings {
  const number = (name: string, otherwise: number): number => Number(env[name] || otherwise);
  return {
    port: number('PORT', DEFAULT_PORT),
    host: env['HOST'] || '::',
    data: resolve(env['DATA'] || 'data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    natsUrls: listOf(env['NATS_URL']),
    base: asBase(env['BASE'] ?? ''),
    trustProxy: listOf(env['TRUST_PROXY']),
    origins: listOf(env['ORIGINS']),
    push: { subject: env['PUSH_SUBJECT'] || undefined, hosts: listOf(env['PUSH_HOSTS']) },
    limits: {
      ...LIMITS,
      matchesPerHour: number('MATCHES_PER_HOUR', LIMITS.matchesPerHour),
      recordsPerHour: number('RECORDS_PER_HOUR', LIMITS.recordsPerHour),
      signInsPerHour: number('SIGN_INS_PER_HOUR', LIMITS.signInsPerHour),
      requestsPerMinute: number('REQUESTS_PER_MINUTE', LIMITS.requestsPerMinute),
      sockets: number('SOCKETS_PER_ADDRESS', LIMITS.sockets),
      messagesPerSecond: number('MESSAGES_PER_SECOND', LIMITS.messagesPerSecond),
    },
    idleDays: number('IDLE_DAYS', IDLE_DAYS),
    finishedDays: number('FINISHED_DAYS', FINISHED_DAYS),
    logLevel: env['LOG'] || 'warn',
    pages: resolve(env['PAGES'] || join(projectFolder(), 'dist')),
  };
}

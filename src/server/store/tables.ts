import type { Generated, Kysely } from 'kysely';

/** What the server knows of people, the same in both databases. Times are milliseconds; yes and no are 1 and 0. */
export interface StoreTables {
  /** A guest has no `key`; the key of an account is its name as `foldName` writes it. */
  people: {
    id: string;
    name: string;
    key: string | null;
    /** A PHC string; null: the account is opened by passkeys alone. */
    password: string | null;
    public: number;
    made: number;
    seen: number;
    /** Wrong passwords since `failedSince`. */
    failed: number;
    failedSince: number;
    /** 1: a program plays with this account; its name says so. */
    bot: Generated<number>;
  };
  /** What programs show in place of a session: the hash of it, and which of `SCOPES` it opens. */
  tokens: {
    hash: string;
    id: string;
    person: string;
    label: string;
    scopes: string;
    made: number;
    used: number | null;
  };
  /** `proved` is when the person last showed who he is. */
  sessions: { hash: string; person: string; made: number; seen: number; proved: number };
  passkeys: {
    id: string;
    person: string;
    publicKey: string;
    counter: number;
    transports: string;
    label: string;
    made: number;
  };
  codes: { hash: string; person: string };
  /** What a passkey has to sign, once. */
  challenges: { challenge: string; person: string | null; until: number };
  /** What a browser has given to be found again on another device. */
  kept: { person: string; body: string; updated: number };
  /** Who sits where. */
  seated: { match: string; side: string; member: number; person: string; since: number };
  /** Who looks for a rival, since when, and when he was last there; `match` is what has come of it. */
  seeks: {
    id: string;
    person: string;
    /** Whom it challenges; null: anybody. */
    target: string | null;
    game: string;
    options: string;
    made: number;
    seen: number;
    match: string | null;
  };
  /** What may be told of a match without opening it; `result` is null while it goes on. */
  played: {
    match: string;
    game: string;
    home: string;
    away: string;
    public: number;
    made: number;
    updated: number;
    score: string;
    result: string | null;
  };
}
export type Store = Kysely<StoreTables>;

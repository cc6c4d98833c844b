import type { Kysely } from 'kysely';

/** The tables as Kysely sees them, the same in both databases. */
export interface Tables {
  matches: {
    id: string;
    game: string;
    rules: number;
    options: string;
    seats: string;
    seed: string;
    origin: string;
    head: number;
    time: string;
    pace: string;
    made: number;
    over: number;
  };
  steps: { match: string; n: number; at: number; id: string; text: string };
  due: { match: string; at: number | null };
  records: { id: string; game: string; record: string; made: number };
  probe: { id: number; at: number };
}
export type Db = Kysely<Tables>;

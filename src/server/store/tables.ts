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
  /** Tries to come in by the password of a name since then; `name` is the hash of it as `foldName` writes it. */
  tries: { name: string; failed: number; since: number };
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
  /** What opens a session on another device, once, until then. */
  handovers: { hash: string; person: string; until: number };
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
    /** 1: the match counts for the ratings of both; the rival's is from `least` to `most`. */
    rated: Generated<number>;
    /** As `Pace` in JSON. */
    pace: Generated<string>;
    least: number | null;
    most: number | null;
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
    /** 1: it counts for the ratings of both. */
    rated: Generated<number>;
  };
  /** What is said beside a match; words of somebody's own, or a phrase. */
  talk: {
    match: string;
    n: number;
    side: string;
    person: string | null;
    name: string;
    at: number;
    phrase: string | null;
    text: string | null;
  };
  /** A side that wants to hear nothing of the other. */
  mutes: { match: string; side: string };
  /** What was chosen for a match; without a row it is as `mannersSchema` says. */
  manners: { match: string; chat: string; delay: number };
  /** What somebody has complained of: the words as they were; `settled` is when somebody has looked at it. */
  reports: {
    match: string;
    n: number;
    person: string | null;
    about: string | null;
    name: string;
    text: string;
    at: number;
    settled: number | null;
  };
  /** How many matches each side wants after this one, and what has come of it. */
  again: { match: string; home: number | null; away: number | null; next: string | null };
  /** A match of a series: the first of it, and which it is. */
  series: { match: string; first: string; number: number };
  /** For whom a match waits since when; `winner` is a side or `draw` when it is over. */
  turns: {
    match: string;
    game: string;
    n: number;
    home: number;
    away: number;
    /** The member of a side (from 1) whom the rules ask; 0: any. */
    homeMember: Generated<number>;
    awayMember: Generated<number>;
    since: number;
    score: string;
    winner: string | null;
    /** When somebody has to be called who does not look; null: nobody. */
    nudge: number | null;
    /** Who has been called in this turn of his: 1 home, 2 away, 3 both. */
    told: Generated<number>;
  };
  /** What this server keeps for itself, on all its nodes. */
  house: { name: string; value: string };
  /** Where a browser is called, how to write to it so that nobody else can read it, and the page that asked for it. */
  pushes: {
    endpoint: string;
    person: string;
    p256dh: string;
    auth: string;
    lang: string;
    origin: string;
    made: number;
  };
  /** When a node last said that it lives. */
  nodes: { node: string; seen: number };
  /** With which node a side has a match open; `looks` is 1 where its page is in sight. */
  here: { match: string; side: string; node: string; looks: number };
  /** When a side last had a match open that it has not open now. */
  gone: { match: string; side: string; at: number };
  /** The vacations of somebody; of one that he ended early `until` is when he did. */
  vacations: { person: string; begun: number; until: number };
  /**
   * What a side wants done when its turn comes, as src/protocol/leisure.ts says it: made after `since` steps of the
   * match, and looked at when its log had `seen` rows. `note` is why the last plan was given up.
   */
  plans: { match: string; side: string; since: number; seen: number; rules: string; note: string | null };
  /** How strong somebody is in a game and tempo; a bot of this house is `bot:` and its level. */
  ratings: {
    person: string;
    game: string;
    tempo: string;
    rating: number;
    deviation: number;
    volatility: number;
    matches: number;
    updated: number;
  };
  /** Matches of which everything has been told that follows from their end: each is counted once, on whatever node. */
  counted: { match: string; at: number };
  /** What came of a match for one who sat there. What is about ratings is null where it was not rated. */
  results: {
    match: string;
    person: string;
    side: string;
    /** A person's id, `bot:` and a level, or empty where he is gone, or there were several. */
    rival: string;
    game: string;
    tempo: string;
    at: number;
    score: string;
    /** 1 a win, 0.5 a draw, 0 a loss. */
    share: number;
    /** `finished`, `left`, `stalled` or `thrown` (src/server/ratings/conduct.ts). */
    ending: string;
    /** After the match. */
    rating: number | null;
    deviation: number | null;
    change: number | null;
    /** His share without what luck gave; null until it is known, below 0 where it can't be. */
    form: number | null;
  };
  /** A tournament; `before` is the season before, `next` when somebody has to look after it, `n` grows with every change. */
  tournaments: {
    id: string;
    kind: string;
    name: string;
    game: string;
    options: string;
    pace: string;
    /** As `termsSchema` says. */
    terms: string;
    owner: string;
    listed: number;
    state: string;
    made: number;
    starts: number | null;
    began: number | null;
    over: number | null;
    season: number;
    before: string | null;
    n: number;
    next: number | null;
  };
  /** Who takes part: a person, or a bot of this house of that level; by `place` the strongest is first. */
  entrants: {
    tournament: string;
    id: string;
    person: string | null;
    name: string;
    level: string | null;
    program: number;
    division: number;
    place: number;
    gone: number;
    resting: number;
    free: number;
  };
  /** A meeting in a tournament; `how` is null while it is open, `task` is what is still to be done with its match. */
  bouts: {
    tournament: string;
    n: number;
    round: number;
    home: string;
    away: string | null;
    match: string | null;
    made: number;
    due: number;
    ends: number;
    winner: string | null;
    scored: number;
    conceded: number;
    how: string | null;
    task: string | null;
  };
  /** What somebody may not do until then, one of `LIMIT_KINDS` (src/server/ratings/conduct.ts). */
  limits: { person: string; kind: string; until: number; made: number; by: string };
  /** Adults with a family table or a class: the PIN as a PHC string, and wrong ones since `failedSince`. */
  guardians: { person: string; pin: string; failed: number; failedSince: number };
  /** Sessions in which the PIN was given a short while ago. */
  unlocked: { session: string; until: number };
  /** A profile that an adult answers for; a pupil's has a `class`. Whatever was allowed changed last at `changed`. */
  children: {
    person: string;
    parent: string;
    class: string | null;
    /** By which other adults name the child. */
    code: string;
    /** A day, in the time zone of the adult; null: no limit. */
    minutes: number | null;
    zone: string;
    made: number;
    changed: number;
  };
  /** Whom a child may play (`person`) and where it may take part (`tournament`). */
  allowed: { person: string; kind: string; target: string; made: number };
  /** Milliseconds that a child was here on a day, and that it was given beyond its minutes. */
  playtime: { person: string; day: string; used: number; extra: number; last: number };
  /** Codes that let a child in once. */
  lets: { hash: string; person: string; until: number };
  /** Sessions of children on a device that the adult `person` has lent. */
  lent: { session: string; person: string };
  /** `names` is the teacher's list as JSON; without any the pupils say their own. */
  classes: { id: string; teacher: string; name: string; link: string; open: number; names: string; made: number };
  /** `number` is from 1; `fold` is the name as `foldName` writes it. */
  pupils: { class: string; number: number; person: string; fold: string };
  /** Lessons of a class, and what its pupils have come to the end of. */
  assigned: { class: string; game: string; lesson: string; made: number };
  learnt: { person: string; game: string; lesson: string; stars: number; at: number };
  /** The boards of a simultaneous match of a class against its teacher; those made together were begun together. */
  boards: { match: string; class: string; person: string; made: number };
  /** How many watch a match with a node, and when that node said so. */
  watching: { match: string; node: string; count: number; at: number };
  /** How dramatic a public match was, in thousandths: in all, and how far behind its winner was. */
  dramas: { match: string; at: number; value: number; leads: number; behind: number };
}
export type Store = Kysely<StoreTables>;

/** Tables whose rows of a match are forgotten with it. */
export const OF_A_MATCH = [
  'again',
  'boards',
  'counted',
  'gone',
  'here',
  'manners',
  'mutes',
  'plans',
  'played',
  'seated',
  'series',
  'talk',
  'turns',
] as const satisfies readonly (keyof StoreTables)[];

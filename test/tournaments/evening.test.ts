// Each kind of tournament with 24 who take part, to its end: on two real nodes over PostgreSQL and NATS of which one is killed
// in the middle, and on one over SQLite that is killed and started again. The time is moved by the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, boutsOf, cupWinner, divisionsOf, type Kind, tiesOf } from '../../src/match/tournament/index.ts';
import { type BoutView, type TournamentView, tablesOf } from '../../src/protocol/tournament.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openPostgresLog } from '../../src/server/log/postgres.ts';
import { queriesOver } from '../../src/server/log/queries.ts';
import { dialectOver } from '../../src/server/log/sqliteStore.ts';
import type { Tables } from '../../src/server/log/tables.ts';
import { recordOf } from '../../src/server/opened.ts';
import { hasNats, natsServer, type Process } from '../cluster/nodes.ts';
import { Nodes } from '../support/clocked.ts';
import { type Evening, playTournament, Somebody } from '../support/crowd.ts';
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const SHORT = { turnsPerHalf: 2, tie: 'draw' };
const SIZE = 24;
const BOTS = 6;

type Reading = Pick<Log, 'match' | 'stepsAfter' | 'close'>;
interface Place {
  start(): Promise<{ nodes: Nodes; dies(): Promise<void>; read(): Promise<Reading>; close(): Promise<void> }>;
}
let postgres: Postgres | undefined;
let nats: Process | undefined;
beforeAll(async () => {
  if (!hasPostgres || !hasNats) return;
  [postgres, nats] = await Promise.all([startPostgres(), natsServer()]);
  await nats.start();
});
afterAll(async () => {
  await nats?.kill();
  await postgres?.close();
});

const PLACES: Readonly<Record<string, Place>> = {
  'one node over SQLite, killed and started again': {
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'cancha-evening-'));
      const nodes = await Nodes.start(1, { DATA: folder });
      return {
        nodes,
        async dies() {
          await nodes.kill(0);
          // Longer than anybody has to come: nobody loses for that.
          await nodes.advance(5 * MINUTE);
          await nodes.wake();
        },
        async read() {
          const database = new DatabaseSync(join(folder, 'cancha.sqlite'), { readOnly: true });
          const db = new Kysely<Tables>({ dialect: dialectOver(database) });
          return { ...queriesOver(db), close: () => db.destroy() };
        },
        async close() {
          await nodes.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
  ...(hasPostgres &&
    hasNats && {
      'two nodes over PostgreSQL and NATS, one of them killed': {
        async start() {
          const url = await postgres!.database();
          const nodes = await Nodes.start(2, { DATABASE_URL: url, NATS_URL: `nats://127.0.0.1:${nats!.port}` });
          return {
            nodes,
            dies: () => nodes.kill(0),
            read: () => openPostgresLog(url),
            close: () => nodes.close(),
          };
        },
      } satisfies Place,
    }),
};

const LIVE = { pace: { kind: 'live', initial: 30 * MINUTE, increment: 0 } };
const EVENING = { lasts: 2 * MINUTE, step: 20 * SECOND };
const KINDS: Readonly<Record<Kind, { readonly body: object; readonly time: Pick<Evening, 'lasts' | 'step'> }>> = {
  arena: { body: { ...LIVE, terms: { minutes: 25, most: SIZE } }, time: EVENING },
  swiss: { body: { ...LIVE, terms: { most: SIZE } }, time: EVENING },
  cup: { body: { ...LIVE, terms: { most: SIZE } }, time: EVENING },
  league: {
    body: { pace: { kind: 'leisure', days: 1 }, terms: { days: 7, divisions: 6, movers: 1, most: SIZE } },
    time: { lasts: 6 * HOUR, step: 24 * HOUR },
  },
};

describe.each(Object.entries(PLACES))('on %s', (_name, place) => {
  let started: Awaited<ReturnType<Place['start']>>;
  /** Accounts, of which two are of programs, and guests. */
  async function crowdOf(kind: Kind): Promise<Somebody[]> {
    const { nodes } = started;
    const people = Array.from({ length: SIZE - BOTS }, (_, i) => new Somebody(nodes, `${kind} ${i + 1}`));
    const accounts = people.slice(0, 6).map((each) => each.makeAccount());
    const crowd = await Promise.all([...accounts, ...people.slice(6).map((each) => each.beGuest())]);
    await Promise.all(crowd.slice(4, 6).map((each) => each.beProgram()));
    return crowd;
  }
  beforeAll(async () => {
    started = await place.start();
  });
  afterAll(() => started.close());

  it.each(Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][])(
    'runs a %s to its end',
    async (kind, { body, time }) => {
      const { nodes } = started;
      const crowd = await crowdOf(kind);
      const owner = crowd[0]!;
      const made = await owner.ask('POST', '/tournaments', {
        kind,
        name: `${kind} 24`,
        game: 'torino',
        options: SHORT,
        ...body,
      });
      expect(made.status).toBe(201);
      const id = made.body.id as string;
      // All at once, at whatever node; some say it twice.
      await Promise.all([...crowd, ...crowd.slice(0, 5)].map((each) => each.ask('POST', `/tournaments/${id}/join`)));
      await owner.ask('POST', `/tournaments/${id}/bots`, { level: 'first-steps', count: BOTS });
      expect((await owner.ask('POST', `/tournaments/${id}/start`)).status).toBe(200);
      const [leaver, sleeper] = [crowd[9]!, crowd[17]!];
      let [isDead, hasLeft] = [false, false];
      const view = await playTournament(nodes, owner, id, crowd, {
        ...time,
        absent: new Set([sleeper]),
        // Some are given up.
        gives: ({ n }) => (n % 6 === 0 ? 6 : 0),
        async meanwhile({ bouts }) {
          const round = Math.max(0, ...bouts.map((bout) => bout.round));
          if (round >= 2 && !hasLeft) {
            hasLeft = true;
            await leaver.ask('DELETE', `/tournaments/${id}/join`);
          }
          if (round >= 3 && !isDead) {
            isDead = true;
            await started.dies();
          }
        },
      });
      expect(isDead).toBe(true);
      expect(view.state).toBe('over');
      expect(view.entrants).toHaveLength(SIZE);
      expect(view.bouts.filter(({ away, outcome }) => away !== null && outcome === null)).toEqual([]);
      await nodes.wake();
      const log = await started.read();
      expect(tallyOf(tablesOf(view).flat())).toEqual(tallyOf(await recount(view, log)));
      await log.close();
      PAIRS[kind](view);
      if (kind === 'league') await nextSeason(owner, view);
    },
  );
});

interface Tally {
  readonly entrant: string;
  readonly played: number;
  readonly won: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}
const tallyOf = (rows: readonly Tally[]): Record<string, readonly number[]> =>
  Object.fromEntries(
    rows
      .map(
        ({ entrant, played, won, points, scored, conceded }) =>
          [entrant, [played, won, points, scored, conceded]] as const,
      )
      .sort(([one], [other]) => one.localeCompare(other)),
  );

const RESULT = /^(home|away|draw) (\d+)-(\d+) (\w+)/;

/** How a match ends that nobody has played to its end, if it has begun at all. */
const CUT_SHORT: ReadonlySet<string | undefined> = new Set([undefined, 'resign', 'deadline']);

/** The table as somebody would count it who has nothing but the records of the matches. */
async function recount({ kind, entrants, bouts }: TournamentView, log: Reading): Promise<Tally[]> {
  const rows = new Map(
    entrants.map(({ entrant }) => [entrant, { entrant, played: 0, won: 0, points: 0, scored: 0, conceded: 0 }]),
  );
  const add = (entrant: string, points: number, scored: number, conceded: number, won: number): void => {
    const row = rows.get(entrant)!;
    row.played++;
    row.won += won;
    row.points += points;
    row.scored += scored;
    row.conceded += conceded;
  };
  for (const { home, away, match, outcome, due } of bouts) {
    if (away === null) {
      if (kind === 'swiss') rows.get(home)!.points += 3;
      continue;
    }
    const record = match === null ? undefined : (await recordOf(log as Log, match))?.record;
    const [, winner, h = 0, a = 0, reason] = RESULT.exec(record?.trimEnd().split('\n').at(-1) ?? '') ?? [];
    let [homeGoals, awayGoals] = [Number(h), Number(a)];
    if (outcome!.how === 'forfeit') {
      // Nobody who has come in time loses for not coming; what both play later is a friendly (docs/tournaments.md).
      if (!CUT_SHORT.has(reason)) {
        const came = (await log.stepsAfter(match!, 0)).findLast(({ text }) => text.startsWith('seed'));
        expect(came!.at, match!).toBeGreaterThanOrEqual(due);
      }
      if (outcome!.winner === null) {
        add(home, 0, 0, 3, 0);
        add(away, 0, 0, 3, 0);
        continue;
      }
      [homeGoals, awayGoals] = outcome!.winner === 'home' ? [3, 0] : [0, 3];
    } else {
      expect(winner, match ?? '').toBe(outcome!.winner ?? 'draw');
      const by = winner === 'home' ? homeGoals - awayGoals : awayGoals - homeGoals;
      if ((reason === 'resign' || reason === 'flag') && by < 3)
        [homeGoals, awayGoals] = winner === 'home' ? [3, 0] : [0, 3];
    }
    const who = outcome!.winner;
    add(home, who === 'home' ? 3 : who === null ? 1 : 0, homeGoals, awayGoals, who === 'home' ? 1 : 0);
    add(away, who === 'away' ? 3 : who === null ? 1 : 0, awayGoals, homeGoals, who === 'away' ? 1 : 0);
  }
  return [...rows.values()];
}

/** The first of each division have gone up, the last down; whoever has left is not among them. */
async function nextSeason(owner: Somebody, view: TournamentView): Promise<void> {
  const answers = await Promise.all([1, 2].map(() => owner.ask('POST', `/tournaments/${view.id}/season`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id } = answers.find(({ status }) => status === 200)!.body;
  await owner.ask('POST', `/tournaments/${id}/start`);
  const next = (await owner.ask('GET', `/tournaments/${id}`)).body as TournamentView;
  expect(next).toMatchObject({ season: 2, before: view.id, state: 'running', size: SIZE - 1 });
  const keyOf = ({ person, level, name }: TournamentView['entrants'][number]): string => person ?? `${level} ${name}`;
  const keys = new Map(view.entrants.map((each) => [each.entrant, keyOf(each)]));
  const gone = view.entrants.filter(({ isGone }) => isGone).map(keyOf);
  const tables = tablesOf(view).map((rows) => rows.map(({ entrant }) => keys.get(entrant)!));
  const [first, second] = divisionsOf(next.entrants).map((division) => division.map(keyOf));
  const stay = (all: readonly string[]): string[] => all.filter((key) => !gone.includes(key));
  expect(first).toEqual(expect.arrayContaining(stay([tables[0]![0]!, tables[1]![0]!])));
  expect(second).toEqual(expect.arrayContaining(stay([tables[2]![0]!])));
  if (!gone.some((key) => tables[0]!.includes(key))) expect(second).toContain(tables[0]!.at(-1));
}

const pairOf = ({ home, away }: BoutView): string => [home, away ?? '—'].sort().join(' ');

/** Who should have met whom, in each kind. */
const PAIRS: Readonly<Record<Kind, (view: TournamentView) => void>> = {
  swiss({ bouts, entrants }) {
    const rounds = Math.max(...bouts.map(({ round }) => round));
    expect(rounds).toBe(6);
    expect(new Set(bouts.map(pairOf)).size).toBe(bouts.length);
    for (const { entrant } of entrants) {
      expect(Math.abs(balanceOf(bouts, entrant).more)).toBeLessThanOrEqual(2);
      const own = boutsOf(bouts, entrant).map(({ bout }) => bout.round);
      expect(new Set(own).size).toBe(own.length);
    }
    // But for the one who left and the one who never came all were paired in every round.
    const full = entrants.filter(({ isGone, isResting }) => !isGone && !isResting);
    expect(full.length).toBe(SIZE - 2);
    for (const { entrant } of full) expect(boutsOf(bouts, entrant)).toHaveLength(rounds);
  },
  cup({ bouts, entrants }) {
    const names = entrants.map(({ entrant }) => entrant);
    const ties = tiesOf(names, bouts).flat();
    expect(ties.filter(({ legs }) => legs.length > 0)).toHaveLength(SIZE - 1);
    expect(names).toContain(cupWinner(names, bouts));
  },
  league({ bouts, entrants }) {
    const divisions = divisionsOf(entrants);
    expect(divisions.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
    const expected = divisions.flatMap((division) =>
      division.flatMap((one) =>
        division.filter((other) => other !== one).map((other) => `${one.entrant} – ${other.entrant}`),
      ),
    );
    expect(bouts.map(({ home, away }) => `${home} – ${away}`).sort()).toEqual(expected.sort());
  },
  arena({ bouts, entrants }) {
    expect(bouts.length).toBeGreaterThan(2 * SIZE);
    const bots = new Set(entrants.filter(({ isBot }) => isBot).map(({ entrant }) => entrant));
    for (const { entrant, isGone, isResting } of entrants)
      expect(boutsOf(bouts, entrant).length).toBeGreaterThan(isGone || isResting ? 0 : 2);
    for (const { home, away, outcome } of bouts) {
      expect(outcome).not.toBeNull();
      expect(bots.has(home) && bots.has(away!)).toBe(false);
    }
    for (const { entrant } of entrants) {
      const own = boutsOf(bouts, entrant).map(({ bout }) => bout.round);
      expect(new Set(own).size).toBe(own.length);
    }
  },
};

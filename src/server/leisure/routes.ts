import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LANGS } from '../../core/clause.ts';
import { problem } from '../../match/faults.ts';
import type { Table } from '../../match/table.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Node } from '../node.ts';
import type { Notes } from '../notes.ts';
import type { Doorkeeper } from '../people/guard.ts';
import type { Person } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import { membersOf } from '../seats.ts';
import type { Pushes } from './push.ts';
import type { Turns } from './turns.ts';
import type { Vacations } from './vacations.ts';

interface Parts {
  readonly turns: Turns;
  readonly notes: Notes;
  readonly lobby: Lobby;
  readonly pushes: Pushes;
  readonly vacations: Vacations;
  readonly door: Doorkeeper;
  readonly node: Pick<Node, 'log' | 'now'>;
}

const NOBODY = problem('bad-request', 'Primero di quién eres.', 'First say who you are.');
const FOR_ACCOUNTS = problem('bad-request', 'Para eso hace falta una cuenta.', 'That takes an account.');

const MOST_LETTERS = 1000;
const MOST_DAYS = 366;
const endpoint = v.pipe(v.string(), v.url(), v.maxLength(MOST_LETTERS));
/** What is encrypted for a browser: its key on the curve, and its secret. */
const key = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `${bytes} bytes`),
  );
const NewPush = v.strictObject({ endpoint, p256dh: key(65), auth: key(16), lang: v.picklist(LANGS) });
const OldPush = v.strictObject({ endpoint });
const NewVacation = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
});

/** What waits for somebody, how he is called to it, and that he is away. */
export function addTurns(app: FastifyInstance, parts: Parts): void {
  const { turns, notes, lobby, pushes, vacations, door, node } = parts;
  // A browser that nobody is known by has nothing waiting: that is no fault.
  app.get('/api/me/turns', async (request) => {
    const person = await door.personOf(request);
    // Whoever comes from a match finds it as he left it.
    await notes.settle();
    const listed = await Promise.all(
      (person ? await turns.of(person.id) : []).map(async (turn) => {
        const row = await node.log.match(turn.match);
        const table: Table | undefined = row && {
          home: membersOf(row.seats, 'home'),
          away: membersOf(row.seats, 'away'),
        };
        return table && { ...turn, table };
      }),
    );
    const about = person ? await lobby.seeks.about([person.id]) : [];
    const challenges = about
      .filter(({ target }) => target === person?.id)
      .map(({ id, name, game }) => ({ id, name, game }));
    // What was forgotten because nobody went on with it waits for nobody.
    const matches = listed.filter((turn) => turn !== undefined);
    return { isKnown: person !== undefined, now: node.now(), matches, challenges };
  });

  /** For somebody who is known, with a body that fits. */
  const known =
    <T>(
      schema: v.GenericSchema<unknown, T>,
      handle: (person: Person, body: T, request: FastifyRequest) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const person = await door.personOf(request);
      if (!person) return refuse(reply, 401, NOBODY);
      const body = v.safeParse(schema, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const answer = await handle(person, body.output, request);
      return isRefused(answer) ? refuse(reply, 409, answer.error) : answer;
    };

  app.get('/api/me/push', async () => ({ key: await pushes.publicKey() }));
  app.post(
    '/api/me/push',
    known(NewPush, async ({ id }, given, { protocol, host }) => {
      const done = await pushes.subscribe(id, { ...given, origin: `${protocol}://${host}` });
      return done.ok ? { ok: true } : done;
    }),
  );
  app.delete(
    '/api/me/push',
    known(OldPush, async ({ id }, { endpoint: gone }) => {
      await pushes.unsubscribe(id, gone);
      return { ok: true };
    }),
  );

  const forAccounts =
    (handle: (person: string, days: number) => ReturnType<Vacations['begin']>) =>
    async (person: Person, body: unknown): Promise<unknown> => {
      if (person.isGuest) return { ok: false, error: FOR_ACCOUNTS };
      const done = await handle(person.id, (body as { days?: number } | null)?.days ?? 0);
      return done.ok ? { vacation: done.value } : done;
    };
  app.get(
    '/api/me/vacation',
    known(v.unknown(), async ({ id }) => ({ vacation: await vacations.of(id) })),
  );
  app.post(
    '/api/me/vacation',
    known(
      NewVacation,
      forAccounts((id, days) => vacations.begin(id, days)),
    ),
  );
  app.delete(
    '/api/me/vacation',
    known(
      v.unknown(),
      forAccounts((id) => vacations.end(id)),
    ),
  );
}

const isRefused = (answer: unknown): answer is { readonly error: ReturnType<typeof problem> } =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

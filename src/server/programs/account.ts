import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { problem } from '../../match/faults.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { nameSchema } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import type { Bots } from './bots.ts';
import { MOST_TOKENS, SCOPES, type Tokens } from './tokens.ts';

const NO_ACCOUNT = problem('bad-request', 'Para eso hace falta una cuenta.', 'That takes an account.');
const PROVE = problem(
  'bad-request',
  'Para esto vuelve a entrar en tu cuenta: hace rato que lo hiciste.',
  'For this, sign in again: it was a while ago.',
);
const NO_TOKEN = problem('bad-request', 'No tienes esa clave.', 'You have no such token.');
const ENOUGH = problem(
  'bad-request',
  `Ya tienes ${MOST_TOKENS} claves. Retira una que no uses.`,
  `You have ${MOST_TOKENS} tokens already. Revoke one that you do not use.`,
);

const NewToken = v.object({ label: nameSchema, scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1)) });

/** Where an account makes and revokes the tokens of its programs; a page asks, with its session. */
export function addTokens(
  app: FastifyInstance,
  { tokens, bots, door }: { readonly tokens: Tokens; readonly bots: Bots; readonly door: Doorkeeper },
): void {
  const known =
    (needs: 'account' | 'fresh', handle: (person: Person, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const person = await door.personOf(request);
      if (!person || person.isGuest) return refuse(reply, person ? 403 : 401, NO_ACCOUNT);
      return needs === 'fresh' && !person.isFresh ? refuse(reply, 403, PROVE) : handle(person, request, reply);
    };

  app.get(
    '/api/me/tokens',
    known('account', async ({ id }) => ({ tokens: await tokens.of(id) })),
  );

  app.post(
    '/api/me/tokens',
    known('fresh', async ({ id }, request, reply) => {
      const body = v.safeParse(NewToken, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const token = await tokens.make(id, body.output.label, body.output.scopes);
      if (token === undefined) return refuse(reply, 409, ENOUGH);
      return reply.code(201).send({ token, tokens: await tokens.of(id) });
    }),
  );

  app.delete(
    '/api/me/tokens/:id',
    known('account', async ({ id }, request, reply) => {
      const isGone = await tokens.revoke(id, (request.params as { id: string }).id);
      return isGone ? { tokens: await tokens.of(id) } : refuse(reply, 404, NO_TOKEN);
    }),
  );

  app.post(
    '/api/me/bot',
    known('fresh', async (person, _request, reply) => {
      const done = await bots.mark(person);
      return done.ok ? { ok: true } : refuse(reply, 409, done.error);
    }),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../people/people.ts';
import { isApi, patternOf } from '../route.ts';
import type { Family } from './family.ts';

/** What is asked for, as `Family.refuses` knows it. */
const routeOf = (request: FastifyRequest): string =>
  `${request.method === 'HEAD' ? 'GET' : request.method} ${patternOf(request)}`;

/** Everything below `/api/` passes here before anything else looks at it; nothing has to remember to ask. */
export function keepGate(
  app: FastifyInstance,
  family: Family,
  personOf: (request: FastifyRequest) => Promise<Person | undefined>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return undefined;
    const person = await personOf(request);
    const { id } = (request.params ?? {}) as { readonly id?: string };
    const refused = await family.refuses(person, routeOf(request), id);
    if (refused) return reply.code(403).send({ error: refused });
    if (person?.guardian && request.headers.upgrade !== undefined) family.attend(person, request.raw.socket);
    return undefined;
  });
  // Whoever wanted a live socket and got none would stay on the line.
  app.addHook('onResponse', async ({ headers, raw }, { statusCode }) => {
    if (headers.upgrade !== undefined && statusCode >= 400) raw.socket.end();
  });
}

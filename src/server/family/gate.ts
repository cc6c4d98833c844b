import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../people/people.ts';
import type { Family } from './family.ts';

/** What is asked for, as `Family.refuses` knows it. */
const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;

/** Everything below `/api/` passes here before anything else looks at it; nothing has to remember to ask. */
export function keepGate(
  app: FastifyInstance,
  family: Family,
  personOf: (request: FastifyRequest) => Promise<Person | undefined>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../match/faults.ts';
import { isApi } from '../route.ts';
import { type People, type Person, SESSION_MILLIS } from './people.ts';

const COOKIE = 'cancha';
const SECOND = 1000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export const FOREIGN = problem('bad-request', 'Esa página no es de este servidor.', 'That page is not of this server.');

/** Whether a page of this server asks, or of another that is let in; `undefined` is no browser at all. */
export const isOwnOrigin = (request: FastifyRequest, origins: readonly string[]): boolean => {
  const { origin } = request.headers;
  return origin === undefined || origins.includes(origin) || URL.parse(origin)?.host === request.host;
};

/**
 * A page of somebody else may make a browser send its cookie, but not say that it is ours: what changes anything has to
 * come from here by the word of the browser itself. A program that is no browser has no cookie to be misused.
 */
export function refusesForeign(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method) || !isApi(request)) return undefined;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isLetIn = origin !== undefined && origins.includes(origin);
    const isForeign = !isOwnOrigin(request, origins) || (site !== undefined && site !== 'same-origin' && !isLetIn);
    const isDumb = origin === undefined && site === undefined && request.cookies[COOKIE] !== undefined;
    return isForeign || isDumb ? reply.code(403).send({ error: FOREIGN }) : undefined;
  });
}

/** Knows people by the cookie of their browser. */
export class Doorkeeper {
  readonly #people: People;
  readonly #base: string;
  readonly #known = new WeakMap<FastifyRequest, Promise<Person | undefined>>();

  constructor(people: People, base: string) {
    this.#people = people;
    this.#base = base;
  }

  personOf(request: FastifyRequest): Promise<Person | undefined> {
    const known = this.#known.get(request);
    if (known) return known;
    const token = request.cookies[COOKIE];
    const found = token === undefined ? Promise.resolve(undefined) : this.#people.bySession(token);
    this.#known.set(request, found);
    return found;
  }

  /** Scripts never see the cookie; other sites' forms do not send it. */
  letIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(COOKIE, token, {
      path: this.#base,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_MILLIS / SECOND,
    });
  }

  letOut(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: this.#base });
  }
}

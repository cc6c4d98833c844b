import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from '../match/faults.ts';

const NO_PATH = problem('bad-request', 'Esa dirección no existe.', 'There is no such address.');
const NO_PAGES = 'Run "npm run build" first, or start with "npm start".';

/** Below it every name holds a hash of what is in the file. */
const ASSETS = '/assets/';
/** Where an unknown address is no screen of the page. */
const CLOSED = ['/api/', ASSETS];

/** However it is spelt; the router has decoded it already. */
const pathOf = (url: string): string => decodeURIComponent(url.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*/, ''));

/** The built page: files with a hash in their name may be kept for ever; every other address is the page itself. */
export async function servePages(app: FastifyInstance, pages: string): Promise<void> {
  const isBuilt = existsSync(pages);
  const hashed = join(pages, ASSETS);
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: pages,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // The one page that may stand inside a page of somebody else; it asks for nothing and shows what everybody may see.
  app.get('/embed/*', async (_request, reply) => {
    if (!isBuilt) return reply.code(503).type('text/plain').send(NO_PAGES);
    const policy = String(reply.getHeader('content-security-policy')).replace(
      "frame-ancestors 'none'",
      'frame-ancestors *',
    );
    reply.raw.removeHeader('x-frame-options');
    return reply.header('content-security-policy', policy).sendFile('embed.html');
  });
  app.setNotFoundHandler((request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || CLOSED.some((start) => pathOf(request.url).startsWith(start)))
      return reply.code(404).send({ error: NO_PATH });
    return isBuilt ? reply.sendFile('index.html') : reply.code(503).type('text/plain').send(NO_PAGES);
  });
}

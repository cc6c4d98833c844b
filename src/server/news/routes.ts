import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { LANGS, type Lang, type Said } from '../../core/clause.ts';
import { problem } from '../../match/faults.ts';
import { Exports } from '../programs/exports.ts';
import { refuse } from '../reply.ts';
import { atomOf } from './atom.ts';
import type { News } from './news.ts';

interface Parts {
  readonly news: News;
  readonly exports: Exports;
  /** The path under which this is served, with slashes on both sides. */
  readonly base: string;
}

const MINUTE = 60;
const TEN_MINUTES = 600;
const NO_MONTH = problem('no-match', 'De ese mes no hay partidos.', 'There are no matches of that month.');

/** As the document shows what anybody may ask for, without a token. */
const open = (name: string, says: Said, type: string, schema: object, example: object = {}): FastifySchema =>
  ({
    operationId: name,
    tags: ['public'],
    summary: says.en,
    security: [],
    'x-es': says.es,
    'x-example': example,
    response: { '2xx': { description: says.en, content: { [type]: { schema } } } },
  }) as FastifySchema;

const MONTH = open(
  'month',
  {
    es:
      'Las actas de todos los partidos públicos que acabaron en un mes (hora universal), una tras otra; cada una empieza ' +
      'por «[Game». Con «.txt.gz», el mismo archivo comprimido.',
    en:
      'The records of all public matches that ended in a month (universal time), one after the other; each begins with ' +
      '`[Game`. With `.txt.gz` the same file, compressed.',
  },
  'text/plain',
  { type: 'string' },
  { month: '2026-11' },
);
const NEWS = open(
  'news',
  { es: 'El partido del día, y los últimos resultados.', en: 'The match of the day, and the latest results.' },
  'application/json',
  { type: 'object', properties: { day: { type: ['object', 'null'] }, results: { type: 'array' } } },
);
const ATOM = open(
  'atom',
  {
    es: 'Los últimos resultados para un lector de noticias (Atom).',
    en: 'The latest results for a reader of news (Atom).',
  },
  'application/atom+xml',
  { type: 'string' },
  { lang: 'es' },
);

/** What anybody may take along: results, the match of the day, and all public matches by the month. */
export async function addNews(app: FastifyInstance, { news, exports, base }: Parts): Promise<void> {
  const month = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = await exports.file((request.params as { month: string }).month);
    if (path === undefined) return refuse(reply, 404, NO_MONTH);
    const tag = `"${basename(path)}"`;
    reply.headers({ etag: tag, 'cache-control': `public, max-age=${TEN_MINUTES}`, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (request.url.includes('.txt.gz')) return reply.type('application/gzip').send(createReadStream(path));
    reply.type('text/plain; charset=utf-8');
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return takesGzip
      ? reply.header('content-encoding', 'gzip').send(createReadStream(path))
      : reply.send(Exports.plain(path));
  };
  await app.register(async (door) => {
    door.setValidatorCompiler(() => () => true);
    door.setSerializerCompiler(() => JSON.stringify);
    door.get('/api/matches/:month(^\\d{4}-\\d{2}).txt', { schema: MONTH }, month);
    door.get('/api/matches/:month(^\\d{4}-\\d{2}).txt.gz', { schema: { hide: true } }, month);
    door.get('/api/news', { schema: NEWS }, async (_request, reply) => {
      const [day, results] = await Promise.all([news.ofTheDay(), news.results()]);
      return reply.header('cache-control', `public, max-age=${MINUTE}`).send({ day, results });
    });
    door.get('/api/news.atom', { schema: ATOM }, async (request, reply) => {
      const { lang } = request.query as { lang?: string };
      const spoken: Lang = LANGS.find((each) => each === lang) ?? 'es';
      const [day, results] = await Promise.all([news.ofTheDay(), news.results()]);
      const root = `${request.protocol}://${request.host}${base}`.replace(/\/$/, '');
      reply.header('cache-control', `public, max-age=${MINUTE}`).type('application/atom+xml; charset=utf-8');
      return reply.send(atomOf(results, day, root, spoken));
    });
  });
}

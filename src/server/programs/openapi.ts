import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { Operation } from './operations.ts';
import { SCOPE_WORDS, SCOPES } from './tokens.ts';

const TITLE = 'Cancha';
const BEARER = 'token';
const NDJSON = 'application/x-ndjson';

/** What a schema takes, in the words of JSON Schema; what only code can say is left out. */
function written(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}

const refusal = {
  description: 'Why not, in both languages.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string' },
              rule: { type: 'string' },
              message: { type: 'object', properties: { es: { type: 'string' }, en: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
};

/** The operation as the document shows it. */
export function schemaOf(
  name: string,
  { path, scope, says, query, body, answer, isStream, example }: Operation,
): FastifySchema {
  const type = isStream ? NDJSON : 'application/json';
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param!);
  const params = Object.fromEntries(names.map((param) => [param, { type: 'string' }]));
  return {
    operationId: name,
    tags: [scope],
    summary: says.en,
    security: [{ [BEARER]: [scope] }],
    'x-es': says.es,
    'x-example': example ?? {},
    ...(names.length > 0 ? { params: { type: 'object', required: names, properties: params } } : {}),
    ...(query ? { querystring: written(query) } : {}),
    ...(body ? { body: written(body) } : {}),
    response: {
      '2xx': { description: says.en, content: { [type]: { schema: written(answer) } } },
      '4xx': refusal,
    },
  } as FastifySchema;
}

const TAGS = [
  { name: 'public', description: 'For anybody, without a token', 'x-es': 'Para cualquiera, sin clave' },
  ...SCOPES.map((scope) => ({ name: scope, description: SCOPE_WORDS[scope].en, 'x-es': SCOPE_WORDS[scope].es })),
];

/** Watches which operations are added after it; the document of them is at `/api/openapi.json`. */
export async function addDocument(app: FastifyInstance, base: string): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: TITLE, version: '1', description: 'Programs that challenge, play and watch.' },
      servers: [{ url: base }],
      tags: TAGS,
      components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

import type { FastifyRequest } from 'fastify';

/**
 * The pattern of the route that answers, as it was added. Gates ask for it and never for the address: one route has many
 * spellings (`/%61pi/…`, `http://host/api/…`).
 */
export const patternOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

/** Whether a route of the API answers. */
export const isApi = (request: FastifyRequest): boolean => patternOf(request).startsWith('/api/');

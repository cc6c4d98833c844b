// The sockets of the server's own package from the client's end: they can be paused, and say where they come from.
import { createRequire } from 'node:module';
import type { WebSocket } from '@fastify/websocket';

const require = createRequire(import.meta.url);

export const { WebSocket: PlainSocket } = createRequire(require.resolve('@fastify/websocket'))('ws') as {
  WebSocket: new (
    address: string,
    options?: { readonly origin?: string; readonly headers?: Readonly<Record<string, string>> },
  ) => WebSocket;
};

import type { FastifyInstance } from 'fastify';
import type { SocketGate } from '../connections.ts';
import type { Doorkeeper } from '../people/guard.ts';
import type { TalkSockets } from './sockets.ts';

interface Parts {
  readonly sockets: TalkSockets;
  readonly door: Doorkeeper;
  readonly gate: SocketGate;
}

/** Where the pages of a match talk; see src/protocol/talk.ts. */
export function addTalk(app: FastifyInstance, { sockets, door, gate }: Parts): void {
  app.get<{ Params: { id: string } }>(
    '/api/matches/:id/talk',
    { websocket: true, preValidation: gate },
    (socket, request) => sockets.attend(socket, request.params.id, () => door.personOf(request)),
  );
}

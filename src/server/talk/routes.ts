import type { FastifyInstance } from 'fastify';
import { problem } from '../../match/faults.ts';
import { type Doorkeeper, FOREIGN, isOwnOrigin } from '../people/guard.ts';
import { refuse } from '../reply.ts';
import type { TalkSockets } from './sockets.ts';

const TOO_MANY = problem(
  'bad-request',
  'Tienes demasiados partidos abiertos. Cierra alguno.',
  'You have too many matches open. Close some.',
);

interface Parts {
  readonly sockets: TalkSockets;
  readonly door: Doorkeeper;
  readonly origins: readonly string[];
}

/** Where the pages of a match talk; see src/protocol/talk.ts. */
export function addTalk(app: FastifyInstance, { sockets, door, origins }: Parts): void {
  app.get<{ Params: { id: string } }>(
    '/api/matches/:id/talk',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request, origins)) return refuse(reply, 400, FOREIGN);
        return sockets.hasRoomFor(request.ip) ? undefined : refuse(reply, 429, TOO_MANY);
      },
    },
    (socket, request) => sockets.attend(socket, request.params.id, request.ip, () => door.personOf(request)),
  );
}

import type { WebSocket } from '@fastify/websocket';
import { problem } from '../match/faults.ts';
import type { HostMessage } from '../protocol/messages.ts';
import { stumble } from './stumble.ts';
import type { Tables, Visitor } from './tables.ts';

/** A person plays a few messages a second; a program that floods is shown the door. */
const MOST_MESSAGES = 100;
const WINDOW_MILLIS = 1000;
const POLICY = 1008;
const INTERNAL = 1011;

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_JSON = problem('bad-request', 'Ese mensaje no es JSON.', 'That message is not JSON.');

function counter(): (now: number) => boolean {
  let [since, count] = [0, 0];
  return (now) => {
    if (now - since > WINDOW_MILLIS) [since, count] = [now, 0];
    return ++count > MOST_MESSAGES;
  };
}

/** One page at a table: whatever it says is answered, nothing it says can end the server. */
export function liveSocket(socket: WebSocket, tables: Tables, id: string, key: string | undefined): void {
  const send = (message: HostMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  attend(socket, send, tables, id, key).catch((error: unknown) => {
    send({ type: 'refused', error: stumble(error) });
    socket.close(INTERNAL);
  });
}

async function attend(
  socket: WebSocket,
  send: Visitor['send'],
  tables: Tables,
  id: string,
  key: string | undefined,
): Promise<void> {
  const match = tables.find(id);
  if (!match) {
    send({ type: 'refused', error: NO_TABLE });
    socket.close(POLICY);
    return;
  }
  const visitor: Visitor = { side: key === undefined ? null : tables.sideOf(match, key), send };
  const isFlood = counter();
  socket.on('message', (data) => {
    if (isFlood(Date.now())) return socket.close(POLICY);
    let message: unknown;
    try {
      message = JSON.parse(String(data));
    } catch {
      return send({ type: 'refused', error: NO_JSON });
    }
    tables.hear(id, visitor, message);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => void tables.leave(id, visitor));
  await tables.enter(match, visitor);
}

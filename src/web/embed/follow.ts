import type { Side } from '../../core/game.ts';
import type { Room } from '../../games/index.ts';
import type { HostMessage } from '../../protocol/messages.ts';
import { Reader, type WireMessage } from '../../protocol/wire.ts';
import { retryMillis } from '../match/retry.ts';

export interface Followed {
  hear(message: HostMessage): void;
  /** The connection is gone, or is back. */
  lost(isLost: boolean): void;
}

/** A match through the eyes of the public; the answer ends it. */
export function follow(id: string, room: Room, { hear, lost }: Followed): () => void {
  const address = new URL(`${import.meta.env.BASE_URL}api/matches/${id}/live`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const reader = new Reader(room.game);
  let socket: WebSocket;
  let [isOver, tries, newest] = [false, 0, 0];
  const connect = (): void => {
    socket = new WebSocket(address);
    socket.onopen = () => {
      lost(false);
      tries = 0;
      socket.send(JSON.stringify({ type: 'enter', key: null, n: newest }));
    };
    socket.onmessage = ({ data }) => {
      const message = reader.read(JSON.parse(String(data)) as WireMessage, performance.now());
      if (!message) return;
      if (message.type === 'step') newest = message.n;
      if (message.type === 'step' && message.turn.kind === 'over') end();
      hear(message);
    };
    socket.onclose = () => {
      if (isOver) return;
      lost(true);
      setTimeout(() => isOver || connect(), retryMillis(tries++));
    };
  };
  const end = (): void => {
    isOver = true;
    socket.close();
  };
  connect();
  return end;
}

export interface Seen {
  readonly game: string;
  readonly names: Readonly<Record<Side, string | null>>;
}

import type { Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { HostMessage } from '../../protocol/messages.ts';
import { t } from '../i18n/t.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { Link, Listener } from './link.ts';

/** A seat at a table on a server; without a key one watches. */
export interface OnlineSeat {
  readonly id: string;
  readonly game: GameId;
  readonly key: string | null;
}

const keyName = (id: string): string => `cancha.seat.${id}`;

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

interface NewOnline {
  readonly game: GameId;
  readonly options: Options;
  readonly side: Side;
  readonly name: string;
}

/** Lays a table on the server; its address is the link to send to a friend. */
export async function hostOnline(match: NewOnline): Promise<string> {
  const { id, key } = await ask<{ id: string; key: string }>('POST', '/matches', match);
  localStorage.setItem(keyName(id), key);
  return `/online/${id}`;
}

/** The seat this browser has at that table, or takes where one is free; null where there is no such table. */
export async function seeOnline(id: string): Promise<OnlineSeat | null> {
  const table = await ask<{ game: GameId; isFree: boolean }>('GET', `/matches/${encodeURIComponent(id)}`).catch(
    () => null,
  );
  if (!table) return null;
  let key = localStorage.getItem(keyName(id));
  if (!key && table.isFree) {
    const name = settings.data.name || t('name.guest');
    ({ key } = await ask<{ key: string }>('POST', `/matches/${encodeURIComponent(id)}/seats`, { name }));
    localStorage.setItem(keyName(id), key);
  }
  return { id, game: table.game, key };
}

/** Keeps a finished match on the server; the address at which anybody can look through it. */
export async function shareRecord(record: string): Promise<string> {
  const { id } = await ask<{ id: string }>('POST', '/records', { record });
  return `${location.origin}/review/${id}`;
}

export const loadSharedRecord = async (id: string): Promise<string | null> =>
  (await ask<{ record: string }>('GET', `/records/${encodeURIComponent(id)}`).catch(() => null))?.record ?? null;

const RETRY_MILLIS = [300, 1000, 3000, 8000] as const;

/** The live socket of a table; a lost one is opened again, and the control resumes at the last step it has. */
export function connectSocket({ id, key }: OnlineSeat): (listener: Listener) => Link {
  return (listener) => {
    let isClosed = false;
    let tries = 0;
    let socket = open();

    function open(): WebSocket {
      const address = new URL(`/api/matches/${id}/live`, location.href);
      address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
      if (key) address.searchParams.set('key', key);
      const made = new WebSocket(address);
      made.onopen = () => {
        if (tries > 0) listener.found();
        tries = 0;
      };
      made.onmessage = ({ data }) => listener.hear(JSON.parse(String(data)) as HostMessage);
      made.onclose = () => {
        if (isClosed) return;
        listener.lost();
        setTimeout(() => (socket = open()), RETRY_MILLIS[Math.min(tries++, RETRY_MILLIS.length - 1)]);
      };
      return made;
    }

    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        isClosed = true;
        socket.close();
      },
    };
  };
}

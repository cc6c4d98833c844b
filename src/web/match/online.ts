import { SIDES, type Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { ClientMessage, HostMessage } from '../../protocol/messages.ts';
import { settings } from '../settings.svelte.ts';
import { loadMatch, saveMatch, updateMatch } from '../store/matches.ts';
import { scoreOf } from './clockface.ts';
import type { Link, Listener } from './link.ts';
import { sideWord } from './names.ts';

/** A seat at a table on a server; without a key one watches. */
export interface OnlineSeat {
  readonly id: string;
  readonly game: GameId;
  readonly key: string | null;
}

async function bodyOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Null where the server has no such thing; fails where it can't be reached. */
async function find<T>(path: string): Promise<T | null> {
  const answer = await fetch(`/api${path}`);
  return answer.status === 404 ? null : bodyOf<T>(answer);
}

const post = async <T>(path: string, body: unknown): Promise<T> =>
  bodyOf<T>(
    await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const RETRY_MILLIS = [300, 1000, 3000, 8000] as const;
const retryMillis = (tries: number): number => RETRY_MILLIS[Math.min(tries, RETRY_MILLIS.length - 1)]!;

/** Asks until there is an answer or the page is left; `lost` hears of every time that there is none. */
export async function insist<T>(ask: () => Promise<T>, lost: () => void, leaving: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch {
      lost();
      await new Promise((resolve) => setTimeout(resolve, retryMillis(tries)));
      leaving.throwIfAborted();
    }
  }
}

type Names = Readonly<Record<Side, string | null>>;

/** Puts a seat on a server into this browser's list of matches. */
const keep = (seat: { id: string; key: string; game: GameId; options: Options }, names: Names): Promise<void> =>
  saveMatch({
    ...seat,
    table: { home: [{ name: names.home ?? '', bot: null }], away: [{ name: names.away ?? '', bot: null }] },
    record: '',
    score: [0, 0],
    isOver: false,
    updated: Date.now(),
  });

/** Keeps that list in step with what the server tells; the record comes when the match is over. */
function note(id: string, message: HostMessage): void {
  if (message.type === 'hello') void updateMatch(id, { table: message.table });
  if (message.type === 'step') void updateMatch(id, { score: scoreOf(message.position), updated: Date.now() });
  if (message.type === 'record') void updateMatch(id, { record: message.record, isOver: true });
}

interface NewOnline {
  readonly game: GameId;
  readonly options: Options;
  readonly side: Side;
  readonly name: string;
}

/** Lays a table on the server; its address is the link to send to a friend. */
export async function hostOnline(match: NewOnline): Promise<string> {
  const { game, options, side, name } = match;
  const seat = await post<{ id: string; key: string }>('/matches', match);
  await keep({ ...seat, game, options }, { home: null, away: null, [side]: name });
  return `/online/${seat.id}`;
}

/** The seat this browser has at that table, or takes where one is free; null where there is no such table. */
export async function seeOnline(id: string): Promise<OnlineSeat | null> {
  const path = `/matches/${encodeURIComponent(id)}`;
  const table = await find<{ game: GameId; options: Options; names: Names }>(path);
  if (!table) return null;
  const { game, options, names } = table;
  const kept = await loadMatch(id);
  const free = SIDES.find((side) => names[side] === null);
  if (kept?.key || !free) return { id, game, key: kept?.key ?? null };
  const name = settings.data.name.trim() || sideWord(free);
  const { key } = await post<{ key: string }>(`${path}/seats`, { name });
  await keep({ id, key, game, options }, { ...names, [free]: name });
  return { id, game, key };
}

/** Keeps a finished match on the server; the address at which anybody can look through it. */
export async function shareRecord(record: string): Promise<string> {
  const { id } = await post<{ id: string }>('/records', { record });
  return `${location.origin}/review/${id}`;
}

export const loadSharedRecord = async (id: string): Promise<string | null> =>
  (await find<{ record: string }>(`/records/${encodeURIComponent(id)}`))?.record ?? null;

/** The live socket of a table; a lost one is opened again, and the control hears everything anew. */
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
      made.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as HostMessage;
        note(id, message);
        if (message.type === 'step' && message.turn.kind === 'over') send({ type: 'record' });
        listener.hear(message);
      };
      made.onclose = () => {
        if (isClosed) return;
        listener.lost();
        setTimeout(() => (socket = open()), retryMillis(tries++));
      };
      return made;
    }

    function send(message: ClientMessage): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    }

    return {
      send,
      close: () => {
        isClosed = true;
        socket.close();
      },
    };
  };
}

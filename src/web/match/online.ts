import { SIDES, type Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Pace } from '../../match/pace.ts';
import type { Places } from '../../protocol/messages.ts';
import type { Promised } from '../../protocol/promise.ts';
import type { Manners } from '../../protocol/talk.ts';
import { settings } from '../settings.svelte.ts';
import { loadMatch, saveMatch } from '../store/matches.ts';
import { sideWord } from './names.ts';
import { retryMillis } from './retry.ts';

/** A seat at a table on a server; without a key one watches. */
export interface OnlineSeat {
  readonly id: string;
  readonly game: GameId;
  readonly key: string | null;
  /** What this browser has kept of the promises before the match. */
  readonly promised: Promised | null;
}

const API = `${import.meta.env.BASE_URL}api`;

async function bodyOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Null where the server has no such thing; fails where it can't be reached. */
async function find<T>(path: string): Promise<T | null> {
  const answer = await fetch(`${API}${path}`);
  return answer.status === 404 ? null : bodyOf<T>(answer);
}

/** Null where it comes too late. */
const send = async <T>(path: string, body: unknown): Promise<T | null> => {
  const answer = await fetch(`${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status === 409 ? null : bodyOf<T>(answer);
};

async function post<T>(path: string, body: unknown): Promise<T> {
  const done = await send<T>(path, body);
  if (done === null) throw new Error(`${path}: too late`);
  return done;
}

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

/** In the list of this browser, for a seat that needs no key. */
const BY_SESSION = '';

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

interface NewOnline {
  readonly game: GameId;
  readonly options: Options;
  readonly side: Side;
  readonly name: string;
  readonly pace: Pace;
  readonly manners: Manners;
  /** How many people each side has. */
  readonly sizes: Readonly<Record<Side, number>>;
}

/** Lays a table on the server; its address is the link to send to a friend. */
export async function hostOnline(match: NewOnline): Promise<string> {
  const { game, options, side, name } = match;
  const seat = await post<{ id: string; key: string }>('/matches', match);
  await keep({ ...seat, game, options }, { home: null, away: null, [side]: name });
  return `/online/${seat.id}`;
}

/** What stands behind the address of a match to which one's own side invites: the side, and the word that lets in. */
const INVITED = /^(home|away)-([\w-]+)$/;

/**
 * The seat this browser has at that table, or takes where one is free, beside others where they have invited it; null where
 * there is no such table.
 */
export async function seeOnline(id: string, hash: string): Promise<OnlineSeat | null> {
  const path = `/matches/${encodeURIComponent(id)}`;
  const table = await find<{
    game: GameId;
    options: Options;
    names: Names;
    places: Places;
    mine: Side | null;
  }>(path);
  if (!table) return null;
  const { game, options, names, places, mine } = table;
  const kept = await loadMatch(id);
  // The server knows this person by his session, on whatever device: he needs no key.
  if (mine && !kept) await keep({ id, key: BY_SESSION, game, options }, names);
  if (mine) return { id, game, key: kept?.key || null, promised: kept?.promised ?? null };
  const [, inviting, invitation = null] = INVITED.exec(hash) ?? [];
  const free = (inviting as Side | undefined) ?? SIDES.find((side) => names[side] === null);
  if (kept?.key || !free) return { id, game, key: kept?.key ?? null, promised: kept?.promised ?? null };
  const number = places[free].filter((name) => name !== null).length + 1;
  const name = settings.data.name.trim() || (number > 1 ? `${sideWord(free)} ${number}` : sideWord(free));
  const seat = await send<{ key: string }>(`${path}/seats`, { name, invitation });
  // Somebody was quicker: one watches.
  if (!seat) return { id, game, key: null, promised: null };
  const { key } = seat;
  await keep({ id, key, game, options }, number > 1 ? names : { ...names, [free]: name });
  return { id, game, key, promised: null };
}

/** The seat that this browser has in a match is its seat in the rematch too, on the other side. */
export async function carryOn(match: string, next: string): Promise<void> {
  const kept = await loadMatch(match);
  if (!kept || kept.key === undefined || (await loadMatch(next))) return;
  const { key, game, options, table } = kept;
  await keep({ id: next, key, game, options }, { home: table.away[0]?.name ?? '', away: table.home[0]?.name ?? '' });
}

/** Keeps a finished match on the server; the address at which anybody can look through it. */
export async function shareRecord(record: string): Promise<string> {
  const { id } = await post<{ id: string }>('/records', { record });
  return `${location.origin}${import.meta.env.BASE_URL}review/${id}`;
}

export const loadSharedRecord = async (id: string): Promise<string | null> =>
  (await find<{ record: string }>(`/records/${encodeURIComponent(id)}`))?.record ?? null;

import type { Said } from '../../core/clause.ts';
import type { Side } from '../../core/game.ts';
import type { Again, Length, Line, Manners, Phrase, Series, TalkMessage, TalkNews } from '../../protocol/talk.ts';
import { retryMillis } from '../match/retry.ts';

const MOST_LINES = 200;

/** What is said beside an online match, as this page knows it; a lost connection is opened again. */
export class TalkControl {
  /** Null until the server has told who one is here. */
  room: { readonly side: Side | null; readonly manners: Manners; readonly isRematch: boolean } | null =
    $state.raw(null);
  series: Series | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  isMuted = $state(false);
  watching = $state(0);
  again: Again = $state.raw({ wishes: { home: null, away: null }, next: null });
  refused: Said | null = $state.raw(null);
  reported: ReadonlySet<number> = $state.raw(new Set());

  readonly #match: string;
  readonly #key: string | null;
  #socket: WebSocket;
  #tries = 0;
  #isClosed = false;

  constructor(match: string, key: string | null) {
    this.#match = match;
    this.#key = key;
    this.#socket = this.#open();
  }

  get canTalk(): boolean {
    return this.room !== null && this.room.side !== null && this.room.manners.chat !== 'off';
  }

  say(what: { readonly phrase: Phrase } | { readonly text: string }): void {
    this.#say('phrase' in what ? { type: 'phrase', ...what } : { type: 'say', ...what });
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.#say({ type: 'mute', isMuted });
  }

  report(n: number): void {
    this.#say({ type: 'report', n });
  }

  /** Wants another match, or no longer. */
  wish(best: Length | null): void {
    this.#say({ type: 'again', best });
  }

  /** Asks anew how things are: a series has gone on when its match is over. */
  renew(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#say({ type: 'look' });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.close();
  }

  #open(): WebSocket {
    const address = new URL(`${import.meta.env.BASE_URL}api/matches/${this.#match}/talk`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.onopen = () => {
      this.#tries = 0;
      socket.send(JSON.stringify({ type: 'enter', key: this.#key }));
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as TalkNews);
    socket.onclose = () => {
      if (this.#isClosed) return;
      setTimeout(
        () => {
          if (!this.#isClosed) this.#socket = this.#open();
        },
        retryMillis(this.#tries++),
      );
    };
    return socket;
  }

  #say(message: TalkMessage): void {
    this.refused = null;
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.refused = { es: 'Sin conexión. Inténtalo enseguida.', en: 'No connection. Try again in a moment.' };
  }

  #hear(news: TalkNews): void {
    switch (news.type) {
      case 'room':
        this.room = news;
        this.lines = news.lines;
        this.isMuted = news.isMuted;
        this.watching = news.watching;
        this.again = news.again;
        this.series = news.series;
        return;
      case 'line':
        this.lines = [...this.lines, news.line].slice(-MOST_LINES);
        return;
      case 'watching':
        this.watching = news.count;
        return;
      case 'again':
        this.again = news.again;
        return;
      case 'reported':
        this.reported = new Set([...this.reported, news.n]);
        return;
      case 'refused':
        this.refused = news.error.message;
    }
  }
}

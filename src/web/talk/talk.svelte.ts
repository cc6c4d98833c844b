import type { Said } from '../../core/clause.ts';
import type { Again, Length, Line, Phrase, Series, TalkMessage, TalkNews } from '../../protocol/talk.ts';
import { retryMillis } from '../match/retry.ts';

type Room = Extract<TalkNews, { type: 'room' }>;

const MOST_LINES = 200;
/** At what one points is told so often at most. */
const POINT_MILLIS = 250;
/** Who has pointed at something for so long and says nothing more is gone. */
const FORGET_MILLIS = 10_000;

/** What is said beside an online match, as this page knows it; a lost connection is opened again. */
export class TalkControl {
  /** Null until the server has told who one is here. */
  room: Pick<Room, 'side' | 'name' | 'manners' | 'isRematch'> | null = $state.raw(null);
  series: Series | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  isMuted = $state(false);
  watching = $state(0);
  again: Again = $state.raw({ wishes: { home: null, away: null }, next: null });
  refused: Said | null = $state.raw(null);
  /** The spaces of the board at which team-mates point, by their number. */
  pointed: ReadonlyMap<number, string> = $state.raw(new Map());
  reported: ReadonlySet<number> = $state.raw(new Set());

  readonly #match: string;
  readonly #key: string | null;
  #socket: WebSocket;
  #tries = 0;
  #isClosed = false;
  #pointing: string | null = null;
  #pointTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #forgetting = new Map<number, ReturnType<typeof setTimeout>>();

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

  /** Shows one's side a space of the board; null: none any more. */
  point(at: string | null): void {
    if (at === this.#pointing) return;
    this.#pointing = at;
    this.#pointTimer ??= setTimeout(() => {
      this.#pointTimer = undefined;
      if (this.#socket.readyState === WebSocket.OPEN)
        this.#socket.send(JSON.stringify({ type: 'point', at: this.#pointing } satisfies TalkMessage));
    }, POINT_MILLIS);
  }

  #follow(member: number, at: string | null): void {
    clearTimeout(this.#forgetting.get(member));
    const pointed = new Map(this.pointed);
    if (at === null) pointed.delete(member);
    else {
      pointed.set(member, at);
      this.#forgetting.set(
        member,
        setTimeout(() => this.#follow(member, null), FORGET_MILLIS),
      );
    }
    this.pointed = pointed;
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
    for (const timer of [this.#pointTimer, ...this.#forgetting.values()]) clearTimeout(timer);
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
      case 'point':
        this.#follow(news.member, news.at);
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

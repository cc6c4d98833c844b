/**
 * The door of programs of a Cancha server (its `/docs`), for Node 24 and for browsers. One file, nothing to install: copy
 * it beside your program. A stream that is cut is opened again by itself, and goes on where it was.
 */

export type Side = 'home' | 'away';

/** What happens to the account. */
export type Event =
  | { readonly type: 'challenge'; readonly challenge: Challenge }
  | { readonly type: 'gone'; readonly challenge: string }
  | { readonly type: 'match'; readonly match: string; readonly side: Side; readonly game: string }
  | { readonly type: 'over'; readonly match: string };

export interface Challenge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly isMine: boolean;
  readonly isRated: boolean;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** The match as the account may see it after everything that happens. */
export interface Step {
  readonly type: 'step';
  readonly n: number;
  readonly position: Readonly<Record<string, unknown>>;
  readonly turn: { readonly kind: 'choice' | 'secret' | 'chance' | 'over'; readonly result?: unknown };
  /** What the account may choose now; empty where it is not asked. */
  readonly legal: readonly string[];
  /** Dice are due, and they are for this account to throw. */
  readonly isThrow: boolean;
  readonly offer: { readonly side: Side; readonly what: 'draw' | 'undo'; readonly id: number } | null;
}
interface Hello {
  readonly type: 'hello';
  readonly owns: readonly Side[];
  readonly hashesAwaited: readonly Side[];
  readonly seedsAwaited: readonly Side[];
}

/** What the server refuses, with its sentence in both languages. */
export class CanchaError extends Error {
  readonly status: number;
  readonly error: { readonly code: string; readonly rule?: string; readonly message: { es: string; en: string } };
  constructor(status: number, error: CanchaError['error']) {
    super(`${error.rule ?? error.code}: ${error.message.en}`);
    this.status = status;
    this.error = error;
  }
}

const AGAIN_MILLIS = 1000;
const MOST_NAME = 24;
const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

const hex = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export class Cancha {
  readonly #root: string;
  readonly #token: string;
  readonly #stop = new AbortController();

  constructor(address: string, token: string) {
    this.#root = `${address.replace(/\/$/, '')}/api/v1`;
    this.#token = token;
  }

  /** All streams end. */
  close(): void {
    this.#stop.abort();
  }

  async ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await this.#fetch(path, method, body);
    const told = (await answer.json()) as T & { readonly error: CanchaError['error'] };
    if (!answer.ok) throw new CanchaError(answer.status, told.error);
    return told;
  }

  #fetch(path: string, method = 'GET', body?: object): Promise<Response> {
    return fetch(`${this.#root}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: this.#stop.signal,
    });
  }

  /** To a match that counts, unless `isRated` says otherwise. */
  challenge = (to: string, game: string, options: object = {}, isRated = true): Promise<{ id: string }> =>
    this.ask('POST', '/challenges', { to, game, options, isRated });
  accept = (id: string): Promise<{ match: string }> => this.ask('POST', `/challenges/${id}/accept`);
  decline = (id: string): Promise<object> => this.ask('POST', `/challenges/${id}/decline`);
  /** Takes part in a tournament, or comes back to it after a rest; its matches come as events. */
  join = (tournament: string): Promise<object> => this.ask('POST', `/tournaments/${tournament}/join`);
  leave = (tournament: string): Promise<object> => this.ask('DELETE', `/tournaments/${tournament}/join`);

  /** Says something in a match. It has a name, so that what is sent again after a lost answer is done once. */
  async command(match: string, command: object): Promise<object> {
    const named = { id: crypto.randomUUID().slice(0, MOST_NAME), ...command };
    for (;;)
      try {
        return await this.ask('POST', `/matches/${match}`, named);
      } catch (error) {
        if (this.#stop.signal.aborted || (error instanceof CanchaError && error.status < 500)) throw error;
        await pause(AGAIN_MILLIS);
      }
  }

  /** What happens to the account, for as long as it is listened to. */
  async *events(): AsyncGenerator<Event> {
    for (;;) {
      yield* this.#lines<Event>('/events');
      if (this.#stop.signal.aborted) return;
      await pause(AGAIN_MILLIS);
    }
  }

  /** The steps of a match until it is over. Its seed is promised and given on the way: so nobody can foresee its dice. */
  async *steps(match: string): AsyncGenerator<Step> {
    for (let n = 0; ; ) {
      for await (const line of this.#lines<Hello | Step | { type: 'log' | 'refused' }>(
        `/matches/${match}/stream?after=${n}`,
      )) {
        if (line.type === 'hello') await this.#promise(match, line as Hello);
        if (line.type !== 'step') continue;
        const step = line as Step;
        n = step.n;
        yield step;
        if (step.turn.kind === 'over') return;
      }
      if (this.#stop.signal.aborted) return;
      await pause(AGAIN_MILLIS);
    }
  }

  /** The same seed whenever it is asked for, and nobody else can know it. */
  async #promise(match: string, { owns: [side], hashesAwaited, seedsAwaited }: Hello): Promise<void> {
    if (!side || !seedsAwaited.includes(side)) return;
    const seed = await hex(`${this.#token}/${match}`);
    if (hashesAwaited.includes(side))
      await this.command(match, { type: 'commit', id: `h-${side}`, hash: await hex(seed) });
    else if (hashesAwaited.length === 0) await this.command(match, { type: 'seed', id: `s-${side}`, seed });
  }

  /** The lines of a stream until it ends or is cut; what the server refuses is thrown. */
  async *#lines<T>(path: string): AsyncGenerator<T> {
    let rest = '';
    try {
      const answer = await this.#fetch(path);
      if (!answer.ok)
        throw new CanchaError(answer.status, ((await answer.json()) as { error: CanchaError['error'] }).error);
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (line !== '') yield JSON.parse(line) as T;
      }
    } catch (error) {
      if (error instanceof CanchaError && error.status < 500) throw error;
    }
  }
}

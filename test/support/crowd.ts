// People of a tournament without a screen: they come to their matches by their session alone, play them to the end, and
// come back to another node where theirs is gone.
import type { Side } from '../../src/core/game.ts';
import { loadRoom, type Room } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../../src/protocol/messages.ts';
import { throwerFor } from '../../src/protocol/throwing.ts';
import { type BoutView, isOpenBout, type TournamentView } from '../../src/protocol/tournament.ts';
import { Reader, type WireMessage } from '../../src/protocol/wire.ts';

const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Where a crowd plays: the nodes that are alive, and their time. */
export interface Ground {
  readonly addresses: readonly string[];
  now(): number;
  /** Time goes on, and what is due in a tournament by then is done. */
  advance(millis: number): Promise<void>;
}

/** Somebody with a cookie. */
export class Somebody {
  readonly name: string;
  id = '';
  cookie = '';
  readonly #ground: Ground;
  #turn = 0;

  constructor(ground: Ground, name: string) {
    this.#ground = ground;
    this.name = name;
  }

  /** Another node each time; undefined while none is alive. */
  get address(): string | undefined {
    const { addresses } = this.#ground;
    return addresses[this.#turn++ % addresses.length];
  }

  async ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: ReturnType<typeof JSON.parse> }> {
    for (;;) {
      const { address } = this;
      // Where a node dies under a question, the next is asked.
      try {
        if (address === undefined) throw new Error('nobody is there');
        const given = body ?? (method === 'POST' ? {} : undefined);
        const answer = await fetch(`${address}/api${path}`, {
          method,
          headers: {
            origin: address,
            ...(this.cookie ? { cookie: this.cookie } : {}),
            ...(given ? { 'content-type': 'application/json' } : {}),
          },
          ...(given ? { body: JSON.stringify(given) } : {}),
        });
        const set = answer.headers.get('set-cookie');
        if (set) this.cookie = set.split(';')[0]!;
        return { status: answer.status, body: await answer.json() };
      } catch {
        await sleep(50);
      }
    }
  }

  async beGuest(): Promise<this> {
    const { body } = await this.ask('POST', '/me/guest', { name: this.name });
    this.id = body.person.id;
    return this;
  }

  async makeAccount(): Promise<this> {
    const { body } = await this.ask('POST', '/accounts', { name: this.name, password: 'caballo grapa pila' });
    this.id = body.person.id;
    return this;
  }

  /** Marks the account as a program's. */
  async beProgram(): Promise<this> {
    await this.ask('POST', '/me/bot');
    return this;
  }
}

/** Somebody at the table of a match, until it is over. */
export class Seat {
  isOver = false;
  /** How much it has been told. */
  heard = 0;
  readonly #who: Somebody;
  readonly #match: string;
  readonly #side: Side;
  readonly #room: Room;
  /** Gives up at this step; 0: never. */
  readonly #gives: number;
  #socket: WebSocket | undefined;
  #hello: Extract<HostMessage, { type: 'hello' }> | undefined;
  #acted = -1;

  constructor(who: Somebody, match: string, side: Side, room: Room, gives: number) {
    [this.#who, this.#match, this.#side, this.#room, this.#gives] = [who, match, side, room, gives];
    this.#sit();
  }

  leave(): void {
    this.isOver = true;
    this.#socket?.close();
  }

  #sit(): void {
    const { address } = this.#who;
    if (address === undefined) {
      this.#sitLater();
      return;
    }
    const reader = new Reader(this.#room.game);
    const headers = { headers: { cookie: this.#who.cookie } } as unknown as string;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${this.#match}/live`, headers);
    this.#socket = socket;
    this.#acted = -1;
    socket.addEventListener('open', () => this.#say({ type: 'enter', key: null, n: 0 }));
    socket.addEventListener('message', ({ data }) => {
      const message = reader.read(JSON.parse(String(data)) as WireMessage, performance.now());
      if (message) this.#hear(message);
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => this.#sitLater());
  }

  #sitLater(): void {
    setTimeout(() => this.isOver || this.#sit(), 50);
  }

  #say(message: ClientMessage | object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: HostMessage): void {
    this.heard++;
    if (message.type === 'hello') {
      this.#hello = message;
      const [side, seed] = [this.#side, `seed of ${this.#who.name}`];
      if (!message.seedsAwaited.includes(side)) return;
      if (message.hashesAwaited.includes(side)) this.#say({ type: 'commit', side, hash: commitmentTo(seed) });
      else if (message.hashesAwaited.length === 0) this.#say({ type: 'seed', side, seed });
    }
    if (message.type === 'step') this.#act(message);
  }

  #act({ n, turn, legal, position }: StepMessage): void {
    if (turn.kind === 'over') this.leave();
    if (turn.kind === 'over' || n <= this.#acted || !this.#hello) return;
    this.#acted = n;
    const side = this.#side;
    if (this.#gives > 0 && n >= this.#gives) this.#say({ type: 'resign', side });
    else if (turn.kind === 'chance') {
      const thrower = throwerFor([side], this.#room.stage, this.#hello.table, position, turn);
      if (thrower !== 'rival') this.#say({ type: 'throw', n });
    } else if (legal.length > 0) this.#say({ type: 'play', side, action: legal[(n * 7919) % legal.length]!, n });
  }
}

/** Where nothing happens for so long at a table, a node that is dead was to do it: its time goes on until another does it. */
const STUCK_MILLIS = 3000;
const STEP_MILLIS = 10_000;

export interface Evening {
  /** Who never comes to his matches. */
  readonly absent?: ReadonlySet<Somebody>;
  /** The step at which somebody gives up a bout; 0: it is played to its end. */
  readonly gives?: (bout: BoutView) => number;
  /** How long after it was drawn a bout is over. */
  readonly lasts: number;
  /** How far the time goes at once, while nobody has anything to do. */
  readonly step: number;
  /** Whatever happens in between. */
  readonly meanwhile?: (view: TournamentView) => Promise<void>;
}

/**
 * Everybody plays whatever comes until the tournament is over. The time stands still while anybody plays, and goes on when nobody
 * has anything to do: what is played in an evening is the same on every machine.
 */
export async function playTournament(
  ground: Ground,
  owner: Somebody,
  id: string,
  crowd: readonly Somebody[],
  evening: Evening,
) {
  const { absent = new Set(), gives = () => 0, lasts, step, meanwhile } = evening;
  const byId = new Map(crowd.map((each) => [each.id, each]));
  const seats = new Map<string, Seat[]>();
  let [seen, since] = ['', 0];
  for (;;) {
    const { body } = await owner.ask('GET', `/tournaments/${id}`);
    const view = body as TournamentView;
    const room = await loadRoom(view.game as Parameters<typeof loadRoom>[0]);
    if (view.state !== 'running' && view.state !== 'open') {
      for (const seat of [...seats.values()].flat()) seat.leave();
      return view;
    }
    const who = (entrant: string): Somebody | undefined =>
      byId.get(view.entrants.find((each) => each.entrant === entrant)?.person ?? '');
    const open = view.bouts.filter((bout) => isOpenBout(bout));
    const ends = (bout: BoutView): number => bout.made + lasts;
    for (const bout of open) {
      if (bout.match === null || seats.has(bout.match) || ground.now() < ends(bout)) continue;
      const sides = (['home', 'away'] as const).flatMap((side) => {
        const one = who(bout[side]!);
        return one && !absent.has(one)
          ? [new Seat(one, bout.match!, side, room, side === 'home' ? gives(bout) : 0)]
          : [];
      });
      seats.set(bout.match, sides);
    }
    await meanwhile?.(view);
    // Who waits for somebody who never comes is not playing; bots begin by themselves.
    const isPlaying = open.some(({ match, home, away }) => {
      const sides = [home, away!].map(who);
      if (sides.some((each) => each && absent.has(each))) return false;
      const isForBots = sides.every((each) => !each);
      return match === null || isForBots || seats.get(match)?.some(({ isOver }) => !isOver);
    });
    const heard = [...seats.values()].flat().reduce((sum, seat) => sum + seat.heard, 0);
    const now = `${heard} ${view.bouts.length} ${open.length}`;
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (!isPlaying) {
      const ahead = open.map((bout) => ends(bout) - ground.now()).filter((millis) => millis > 0);
      await ground.advance(Math.min(step, ...ahead));
    } else if (performance.now() - since > STUCK_MILLIS) {
      since = performance.now();
      await ground.advance(STEP_MILLIS);
    } else await sleep(20);
  }
}

import { isBotName } from '../../bots/levels.ts';
import { requestOf, Thinker } from '../../bots/worker.ts';
import { SIDES } from '../../core/game.ts';
import { createHost, type Ports, type Thinking } from '../../protocol/host.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../../protocol/messages.ts';
import { type After, keepTime } from '../../protocol/timekeeper.ts';
import { randomHex } from '../random.ts';
import { loadMatch, type StoredMatch, saveMatch } from '../store/matches.ts';
import { scoreOf } from './clockface.ts';

/** What a page says to the worker that hosts its local match: which one, then the messages of the protocol. */
export type WorkerRequest = { readonly type: 'open'; readonly id: string } | ClientMessage;
export type WorkerAnswer = HostMessage | { readonly type: 'missing' };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const answer = (message: WorkerAnswer): void => scope.postMessage(message);

const thinker = new Thinker();

/** Lets messages in between two chunks of a search, without the delay that timers have. */
const breath = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    breath.port1.onmessage = () => resolve();
    breath.port2.postMessage(null);
  });

const think = (id: string, { game, view, side, bot, seed, signal }: Thinking): ReturnType<Ports['think']> => {
  if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
  const request = requestOf(game, view, { side, bot, seed, match: id });
  return thinker.think(request, { now: () => performance.now(), isCancelled: () => signal.aborted, pause });
};

/** Tells the page nothing that is not stored yet, so that a crash takes nothing back that somebody has seen. */
class Keeper {
  #stored: StoredMatch;
  #record: string;
  #last: Promise<void> = Promise.resolve();

  constructor(stored: StoredMatch) {
    this.#stored = stored;
    this.#record = stored.record;
  }

  keep(record: string): void {
    this.#record = record;
  }

  tell(message: HostMessage): void {
    const record = this.#record;
    this.#last = this.#last.then(async () => {
      if (message.type === 'step') await this.#save(message, record);
      answer(message);
    });
  }

  #save({ position, turn, time }: StepMessage, record: string): Promise<void> {
    const isOver = turn.kind === 'over';
    const { clock: _, ...stored } = this.#stored;
    const clock = time.period === null ? {} : { clock: { period: String(position['period']), left: time.period } };
    this.#stored = { ...stored, ...clock, record, score: scoreOf(position), isOver, updated: Date.now() };
    return saveMatch(this.#stored);
  }

  /** The clock goes on between two steps. */
  keepTime(left: number | null): void {
    const { clock } = this.#stored;
    if (!clock || left === null) return;
    this.#stored = { ...this.#stored, clock: { ...clock, left } };
    void saveMatch(this.#stored);
  }
}

const SAVE_TIME_MILLIS = 2000;

const later: After = (millis, then) => {
  const timer = setTimeout(then, millis);
  return () => clearTimeout(timer);
};

async function open(id: string): Promise<(message: ClientMessage) => void> {
  const stored = await loadMatch(id);
  if (!stored) {
    answer({ type: 'missing' });
    return () => undefined;
  }
  const { game, options, table, record } = stored;
  const keeper = new Keeper(stored);
  const host = await createHost(
    {
      type: 'start',
      game,
      options,
      table: { home: [...table.home], away: [...table.away] },
      ...(record ? { record } : {}),
    },
    randomHex(),
    { now: () => Date.now(), think: (thinking) => think(id, thinking), save: (text) => keeper.keep(text) },
  );
  if (!host.ok) {
    answer({ type: 'refused', error: host.error });
    return () => undefined;
  }
  // Before the page: what is left of the time is known when it hears of a step.
  keepTime(host.value, options, later, { moves: false, resumed: stored.clock });
  setInterval(() => keeper.keepTime(host.value.time.period), SAVE_TIME_MILLIS);
  const owns = SIDES.filter((side) => table[side].some((member) => member.bot === null));
  const page = { owns, member: null, isReferee: true, send: (message: HostMessage) => keeper.tell(message) };
  return host.value.connect(page).receive;
}

let opened: Promise<(message: ClientMessage) => void> | undefined;
scope.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'open') opened = open(data.id);
  else void opened?.then((receive) => receive(data));
};

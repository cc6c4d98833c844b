import { isBotName } from '../../bots/names.ts';
import { requestOf, Thinker } from '../../bots/worker.ts';
import { SIDES } from '../../core/game.ts';
import { createHost, type Ports, type Thinking } from '../../protocol/host.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../../protocol/messages.ts';
import { type After, keepTime, type Timekeeper } from '../../protocol/timekeeper.ts';
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

const think = (id: string, { game, view, side, bot, seed, isAdvice, signal }: Thinking): ReturnType<Ports['think']> => {
  if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
  const request = requestOf(game, view, { side, bot, seed, isAdvice, match: id });
  return thinker.think(request, { now: () => performance.now(), isCancelled: () => signal.aborted, pause });
};

/** Tells the page nothing that is not stored yet, so that a crash takes nothing back that somebody has seen. */
class Keeper {
  #stored: StoredMatch;
  #record: string;
  #last: Promise<void> = Promise.resolve();
  timekeeper: Timekeeper | undefined;

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

  #save({ position, turn }: StepMessage, record: string): Promise<void> {
    const isOver = turn.kind === 'over';
    const news = { record, score: scoreOf(position), isOver, updated: Date.now() };
    this.#stored = { ...this.#stored, ...news, ...this.#clock };
    return saveMatch(this.#stored);
  }

  get #clock(): Pick<StoredMatch, 'clock'> {
    return this.timekeeper ? { clock: this.timekeeper.unspent() } : {};
  }

  /** Time goes on between two steps. */
  keepTime(): void {
    this.#stored = { ...this.#stored, ...this.#clock };
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
  const host = await createHost({ game, options, table, ...(record ? { record } : {}) }, randomHex(), {
    now: () => Date.now(),
    think: (thinking) => think(id, thinking),
    save: (text) => keeper.keep(text),
  });
  if (!host.ok) {
    answer({ type: 'refused', error: host.error });
    return () => undefined;
  }
  // Before the page: what is left of the time is known when it hears of a step.
  const owns = SIDES.filter((side) => table[side].some((member) => member.bot === null));
  // Two people at one table are held to the time for a go; a bot waits for as long as it takes.
  const moves = owns.length === SIDES.length;
  keeper.timekeeper = keepTime(host.value, options, later, { moves, resumed: stored.clock });
  setInterval(() => {
    const { period, move } = host.value.time;
    if (period !== null || move !== null) keeper.keepTime();
  }, SAVE_TIME_MILLIS);
  const page = { owns, member: null, isReferee: true, send: (message: HostMessage) => keeper.tell(message) };
  return host.value.connect(page).receive;
}

let opened: Promise<(message: ClientMessage) => void> | undefined;
scope.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'open') opened = open(data.id);
  else void opened?.then((receive) => receive(data));
};

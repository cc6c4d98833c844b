import type { Game, Seen, Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { type GameId, loadRoom, type Room } from '../games/index.ts';
import { type Bot, type Decision, lasting, type Thought } from './bot.ts';
import { loadBot } from './levels.ts';
import type { BotName } from './names.ts';
import { type Advice, adviceFor } from './reasons.ts';

/** A question as it crosses to a worker: plain data, and nothing in it that the side may not see. */
export interface ThinkRequest {
  readonly game: GameId;
  readonly options: Options;
  /** The cells of the view. */
  readonly cells: Int16Array;
  readonly side: Side;
  readonly bot: BotName;
  /** The same seed gives the same decision. */
  readonly seed: string;
  /** Milliseconds; replaces the bot's own budget. */
  readonly ms?: number;
  readonly nodes?: number;
  /** Says whether the runner-up and the reasons are wanted too. */
  readonly isAdvice?: boolean;
  /** Any name of the match: its bot keeps what it has searched for the next decision. */
  readonly match?: string;
}

/** The decision with its action as text. */
export interface ThinkAnswer extends Omit<Decision, 'action'> {
  readonly action: string;
  readonly advice?: Advice;
}

/** What the place where a bot runs lends it: a clock, a way to cancel, and a breath between chunks of work. */
export interface Surroundings {
  /** Milliseconds from any start. */
  now(): number;
  isCancelled(): boolean;
  readonly pause?: () => Promise<void>;
}

/** Matches whose bots are remembered. */
const MOST_MATCHES = 8;

/** The view of a side as a request carries it. */
export const requestOf = (
  game: Game,
  view: Seen,
  rest: Omit<ThinkRequest, 'game' | 'options' | 'cells'>,
): ThinkRequest => ({ ...rest, game: game.id as GameId, options: view.options, cells: view.cells.slice() });

/** What runs in a Web Worker and in a thread of the server: decides one question after the other. */
export class Thinker {
  readonly #bots = new Map<string, Bot>();

  async think(request: ThinkRequest, around: Surroundings): Promise<ThinkAnswer> {
    const room = await loadRoom(request.game);
    const { game } = room;
    const view = game.setup(request.options) as Seen;
    view.cells.set(request.cells);
    const bot = await this.#botFor(request, room);
    const { isOver, spent } = lasting(request.ms ?? Number.POSITIVE_INFINITY, () => around.now());
    const nodes = request.nodes ?? (request.ms === undefined ? undefined : Number.POSITIVE_INFINITY);
    const { side } = request;
    let thought: Thought | undefined;
    const decision = await bot.choose({
      game,
      view,
      side,
      random: randomFrom(request.seed),
      isOver: () => around.isCancelled() || isOver(),
      spent,
      ...(nodes === undefined ? {} : { nodes }),
      ...(around.pause ? { pause: around.pause } : {}),
      ...(request.isAdvice ? { report: (latest: Thought) => (thought = latest) } : {}),
    });
    const [action] = decision.line;
    const asked = { game, view, side, random: randomFrom(request.seed) };
    const advice = request.isAdvice ? { advice: adviceFor(room, await room.expert(), asked, action!, thought) } : {};
    return { ...decision, action: action!, ...advice };
  }

  async #botFor({ bot, match, side }: ThinkRequest, room: Room): Promise<Bot> {
    if (match === undefined) return loadBot(bot, room);
    const key = `${room.game.id} ${match} ${side} ${bot}`;
    const made = this.#bots.get(key) ?? (await loadBot(bot, room));
    this.#bots.delete(key);
    this.#bots.set(key, made);
    for (const oldest of this.#bots.keys()) if (this.#bots.size > MOST_MATCHES) this.#bots.delete(oldest);
    return made;
  }
}

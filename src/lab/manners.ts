import { never } from '../bots/bot.ts';
import { loadBot } from '../bots/levels.ts';
import type { BotName } from '../bots/names.ts';
import { Choices } from '../core/choices.ts';
import type { Instinct } from '../core/expert.ts';
import { type Action, CHANCE, firstSeat, type Game, type Seat, SIDES, type Side, sideOf } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';

/** So many turns in a row a keeper may be away from his goal, or a ball that could be taken may lie, and it looks human. */
const MOST_AWAY = 2;
const MOST_LEFT = 2;
const MOST_STEPS = 20_000;

/** How the sides of a match looked after their goals and the ball. */
export interface Manners {
  readonly turns: number;
  /** The most turns of one side in a row with its keeper away though he could have come nearer. */
  readonly keeperAway: number;
  /** The most turns of one side in a row in which it left a loose ball lie that it could have taken. */
  readonly ballLeft: number;
}

export const looksHuman = ({ keeperAway, ballLeft }: Manners): boolean =>
  keeperAway <= MOST_AWAY && ballLeft <= MOST_LEFT;

/** What a side could have done in the turn under way, and how long it has not done it. */
class Watch {
  #couldReturn = false;
  #couldTake = false;
  #away = 0;
  #left = 0;
  longestAway = 0;
  longestLeft = 0;

  see(game: Game, instinct: Instinct, s: State, seat: Seat, actions: readonly Action[]): void {
    // Whoever has taken it may play it on: the ball that lies at the end of his turn is another one.
    if (instinct.hasBall(s, seat)) this.#couldTake = false;
    const away = instinct.keeperAway(s, seat);
    const isLoose = instinct.isLoose(s);
    if (away === 0 && !isLoose) return;
    const after = s.clone();
    for (const action of actions) {
      after.copyFrom(s);
      game.apply(after, seat, action);
      this.#couldReturn ||= instinct.keeperAway(after, seat) < away;
      this.#couldTake ||= isLoose && instinct.hasBall(after, seat);
    }
  }

  endTurn(instinct: Instinct, s: State, seat: Seat): void {
    const isAway = this.#couldReturn && instinct.keeperAway(s, seat) > 0;
    const isLeft = this.#couldTake && instinct.isLoose(s);
    this.#away = isAway ? this.#away + 1 : 0;
    this.#left = isLeft ? this.#left + 1 : 0;
    this.longestAway = Math.max(this.longestAway, this.#away);
    this.longestLeft = Math.max(this.longestLeft, this.#left);
    this.#couldReturn = this.#couldTake = false;
  }
}

/** Plays a match of a level against itself and watches both sides; a turn is what one side decides before the other does. */
export async function mannersOf(room: Room, level: BotName, options: Options, seed: string): Promise<Manners> {
  const { game } = room;
  const { instinct } = await room.expert();
  if (!instinct) throw new Error(`${game.id} has no keepers to watch`);
  const bots = [await loadBot(level, room), await loadBot(level, room)];
  const random = randomFrom(seed);
  const watches = SIDES.map(() => new Watch());
  const choices = new Choices();
  const s = game.setup(options);
  let turns = 0;
  let deciding: Seat = CHANCE;
  for (let step = 0; step < MOST_STEPS && game.toMove(s) !== 0; step++) {
    const seat = firstSeat(game.toMove(s));
    game.choices(s, seat, choices);
    if (seat === CHANCE) {
      game.apply(s, CHANCE, choices.pick(random()));
      continue;
    }
    const isOpen = game.turn(s).kind === 'choice';
    if (isOpen && seat !== deciding) {
      if (deciding !== CHANCE) watches[deciding]!.endTurn(instinct, s, deciding);
      deciding = seat;
      turns++;
    }
    if (isOpen) watches[seat]!.see(game, instinct, s, seat, choices.list());
    const side: Side = sideOf(seat);
    const { action } = await bots[seat]!.choose({ game, view: game.view(s, side), side, random, isOver: never });
    game.apply(s, seat, action);
  }
  return {
    turns,
    keeperAway: Math.max(...watches.map(({ longestAway }) => longestAway)),
    ballLeft: Math.max(...watches.map(({ longestLeft }) => longestLeft)),
  };
}

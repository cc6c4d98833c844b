import type { Action, Game, Seen, Side } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** One move under consideration: its text, how good it looks for the side that thinks, and how much of the search went there. */
export interface Candidate {
  readonly action: string;
  /** Expected share of the match for the thinking side, 0 to 1. */
  readonly value: number;
  /** Between 0 and 1; the shares of all candidates add up to 1. */
  readonly share: number;
}

/** What a bot can say while it thinks. */
export interface Thought {
  readonly nodes: number;
  readonly value: number;
  /** Best first, at most a handful. */
  readonly candidates: readonly Candidate[];
}

/** A decision that is due, as the one who must take it sees it. */
export interface Question {
  readonly game: Game;
  /** Never the full state: a bot guesses what it can't see. */
  readonly view: Seen;
  readonly side: Side;
  readonly random: Random;
  /** Asked every few nodes; the bot answers with what it has as soon as this is true. */
  isOver(): boolean;
  /** The share of the time that was spent when `isOver` was last asked: a search that can't change its mind any more stops. */
  readonly spent?: () => number;
  /** Replaces the bot's own budget; Infinity where `isOver` alone shall end the search. */
  readonly nodes?: number;
  readonly report?: (thought: Thought) => void;
  /** Awaited between chunks of work, so that whoever runs the bot can hear a cancellation. */
  readonly pause?: () => Promise<void>;
}

/** Actions, and how likely each was to be taken; the odds add up to 1. */
export interface Lots {
  readonly actions: readonly Action[];
  readonly odds: readonly number[];
}

export interface Decision {
  readonly action: Action;
  /** Expected share of the match for the side that asked, 0 to 1. */
  readonly value: number;
  readonly nodes: number;
  /** The action and what the bot expects to follow, as action texts. */
  readonly line: readonly string[];
  /** What the action was drawn from, where a bot draws lots and can tell. */
  readonly lots?: Lots;
}

/**
 * Chooses among the legal actions of a side that is to move. Knows no clock: time is the question's `isOver`. With the
 * same question and the same random numbers it gives the same answer.
 */
export interface Bot {
  choose(question: Question): Promise<Decision>;
}

/** The time of a question: so many milliseconds from now on. */
export function lasting(ms: number, now: () => number): Pick<Required<Question>, 'isOver' | 'spent'> {
  const start = now();
  let passed = 0;
  return {
    isOver() {
      passed = now() - start;
      return passed >= ms;
    },
    spent: () => passed / ms,
  };
}

/** A search that is not to be interrupted. */
export const never = (): boolean => false;

import { never } from '../bots/bot.ts';
import { Judge } from '../bots/judge.ts';
import { SearchBot } from '../bots/search/search.ts';
import { Choices } from '../core/choices.ts';
import type { Evaluation } from '../core/expert.ts';
import { BOTH_BITS, CHANCE, type Game, type Seat, SIDES, type Side, sideOf } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';
import { type Step, WHISTLE } from '../match/history.ts';
import type { Match } from '../match/match.ts';
import { swingOf } from './luck.ts';

/** How bad a decision was, by the share of the match that it gave away. */
export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
const INACCURACY = 0.02;
const MISTAKE = 0.05;
const BLUNDER = 0.1;
const gradeOf = (loss: number): Grade =>
  loss >= BLUNDER ? 'blunder' : loss >= MISTAKE ? 'mistake' : loss >= INACCURACY ? 'inaccuracy' : 'good';

/** A decision that had alternatives, judged from what its side could know. */
export interface Judged {
  /** Number of the step in the match, from 1. */
  readonly step: number;
  readonly side: Side;
  readonly action: string;
  readonly best: string;
  /** What the side could expect with the best action, and what it gave away. */
  readonly value: number;
  readonly loss: number;
  readonly grade: Grade;
}

/** What chance gave: home's share after a draw minus its mean share over all that could be drawn. */
export interface Stroke {
  readonly step: number;
  readonly outcome: string;
  readonly swing: number;
}

/** How a match went, without a search. */
export interface Course {
  /** Home's share of the match before each step and at the end. */
  readonly course: readonly number[];
  readonly strokes: readonly Stroke[];
  /** Sum of what chance gave to each side. */
  readonly luck: Readonly<Record<Side, number>>;
}

export interface Analysis extends Course {
  readonly decisions: readonly Judged[];
  /** Sum of what each side gave away. */
  readonly given: Readonly<Record<Side, number>>;
}

export function courseOf(evaluation: Evaluation, match: Match): Course {
  const { game } = match;
  const states = statesOf(match);
  const judge = new Judge(game, evaluation, states[0]!);
  const course = states.map((s) => judge.expected(s));
  const strokes = match.history.steps.flatMap(({ seat, action }, i): Stroke[] => {
    if (seat !== CHANCE) return [];
    const outcome = game.writeAction(states[i]!, CHANCE, action);
    return [{ step: i + 1, outcome, swing: swingOf(judge, states[i]!, action) }];
  });
  const swing = strokes.reduce((sum, stroke) => sum + stroke.swing, 0);
  return { course, strokes, luck: { home: swing, away: -swing } };
}

/** Walks through matches of one game with a search of so many nodes for each decision. */
export class Analyst {
  readonly #game: Game;
  readonly #evaluation: Evaluation;
  readonly #nodes: number;
  readonly #choices = new Choices();

  constructor(game: Game, evaluation: Evaluation, nodes: number) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#nodes = nodes;
  }

  static async for({ game, expert }: Pick<Room, 'game' | 'expert'>, nodes: number): Promise<Analyst> {
    return new Analyst(game, (await expert()).inSearch, nodes);
  }

  async analyse(match: Match, onStep: (done: number, of: number) => void = () => {}): Promise<Analysis> {
    const { steps } = match.history;
    const decisions: Judged[] = [];
    for (const [i, step] of steps.entries()) {
      if (step.seat !== CHANCE && step.seat !== WHISTLE) {
        const judged = await this.#judge(i + 1, match.history.at(i), step);
        if (judged) decisions.push(judged);
      }
      onStep(i + 1, steps.length);
    }
    return {
      ...courseOf(this.#evaluation, match),
      decisions,
      given: bySide((side) => decisions.reduce((sum, one) => sum + (one.side === side ? one.loss : 0), 0)),
    };
  }

  /** Nothing to say about a forced action, a sealed one (no single choice of a mix is wrong) or a ruling. */
  async #judge(step: number, before: State, { seat, action }: Step): Promise<Judged | undefined> {
    const game = this.#game;
    if (game.toMove(before) === BOTH_BITS || game.turn(before).kind === 'secret') return undefined;
    game.choices(before, seat, this.#choices);
    if (this.#choices.n < 2 || !this.#choices.has(action)) return undefined;
    const side = sideOf(seat);
    const { best, value } = await new SearchBot(this.#evaluation).study(
      {
        game,
        view: game.view(before, side),
        side,
        random: randomFrom(`step ${step}`),
        isOver: never,
        nodes: this.#nodes,
      },
      action,
    );
    const loss = best.action === action ? 0 : Math.max(0, best.value - value);
    const text = (one: number): string => game.writeAction(before, seat as Seat, one);
    return { step, side, action: text(action), best: text(best.action), value: best.value, loss, grade: gradeOf(loss) };
  }
}

const bySide = (value: (side: Side) => number): Record<Side, number> => ({
  home: value(SIDES[0]),
  away: value(SIDES[1]),
});

/** Every state of a match, the first and the last included. */
function statesOf(match: Match): State[] {
  const states: State[] = [];
  match.history.walk(0, (_, before) => states.push(before.clone()));
  states.push(match.state.clone());
  return states;
}

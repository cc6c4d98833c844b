import type { Said } from '../core/clause.ts';
import type { Evaluation } from '../core/expert.ts';
import type { GameWithTexts, Seen, Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type Random, randomFrom } from '../core/random.ts';
import { Match } from '../match/match.ts';
import { luckOf } from './luck.ts';

/** What a player is asked: an action's text for this side, which is to move. */
export interface Ask {
  readonly game: GameWithTexts;
  readonly view: Seen;
  readonly side: Side;
  readonly random: Random;
}

/** Anybody who can take part in a duel: a bot of this house, or a program that speaks the engine protocol. */
export interface Player {
  decide(ask: Ask): Promise<string>;
  close(): void;
}

/** How a player can lose without being beaten. */
export const FOULS = ['crash', 'illegal', 'garbage', 'slow'] as const;
export type Foul = (typeof FOULS)[number];

export const FOUL_TEXTS: Readonly<Record<Foul, Said>> = {
  crash: { es: 'se ha roto', en: 'crashed' },
  illegal: { es: 'ha jugado una acción no permitida', en: 'played an action that is not allowed' },
  garbage: { es: 'ha respondido algo que no es una acción', en: 'answered something that is no action' },
  slow: { es: 'no ha respondido a tiempo', en: 'did not answer in time' },
};

/** Thrown by a player that can say itself what went wrong. */
export class FoulError extends Error {
  readonly foul: Foul;
  constructor(foul: Foul, message: string) {
    super(message);
    this.foul = foul;
  }
}

export interface Duel {
  readonly game: GameWithTexts;
  /** What luck is measured by. */
  readonly evaluation: Evaluation;
  readonly options: Options;
  readonly seed: string;
  readonly players: Readonly<Record<Side, Player>>;
  /** Settles when a player has had all the time a decision may take. */
  patience(): { readonly late: Promise<unknown>; stop(): void };
}

export interface DuelResult {
  /** Home's: 1, ½ or 0. */
  readonly share: number;
  readonly score: readonly [home: number, away: number];
  readonly reason: string;
  readonly steps: number;
  /** What chance gave home, in shares of the match. */
  readonly luck: number;
  /** Set where a player lost by its own fault. */
  readonly verdict?: { readonly side: Side; readonly foul: Foul; readonly detail: string };
}

/** A match that is not over by then is drawn. */
const MOST_STEPS = 50_000;
const LATE = Symbol('late');

async function answer(duel: Duel, match: Match, side: Side, random: Random): Promise<string> {
  const { game, players } = duel;
  const patience = duel.patience();
  try {
    const decided = players[side].decide({ game, view: game.view(match.state, side), side, random });
    const first = await Promise.race([decided, patience.late.then(() => LATE)]);
    if (first === LATE) throw new FoulError('slow', 'no answer in time');
    if (typeof first !== 'string') throw new FoulError('garbage', `not a text: ${String(first)}`);
    return first;
  } finally {
    patience.stop();
  }
}

/** Plays one match to its end, or to the first foul. */
export async function playDuel(duel: Duel): Promise<DuelResult> {
  const { game, evaluation, options, seed } = duel;
  const seeds = { referee: seed, home: 'home', away: 'away' };
  const match = new Match({ game, start: game.setup(options), isFresh: true, seeds }, 0);
  const randoms = { home: randomFrom(`${seed} home`), away: randomFrom(`${seed} away`) };
  const ended = (share: number, reason: string, verdict?: DuelResult['verdict']): DuelResult => ({
    share,
    score: game.score(match.state),
    reason,
    steps: match.history.steps.length,
    luck: luckOf(evaluation, match),
    ...(verdict ? { verdict } : {}),
  });
  while (match.history.steps.length < MOST_STEPS) {
    const { turn } = match;
    if (turn.kind === 'over') return ended(game.payoff(match.state), turn.result.reason);
    if (turn.kind === 'chance') {
      match.submit({ type: 'chance' }, 0);
      continue;
    }
    const sides = turn.kind === 'secret' ? turn.sides : [turn.side];
    const commits: { readonly side: Side; readonly action: string }[] = [];
    // both answers of a sealed turn are asked for before either is known to the match
    for (const side of sides) {
      try {
        commits.push({ side, action: await answer(duel, match, side, randoms[side]) });
      } catch (error) {
        return ended(side === 'home' ? 0 : 1, 'foul', { side, ...foulOf(error) });
      }
    }
    for (const commit of commits) {
      const result = match.submit({ type: 'play', ...commit }, 0);
      if (result.ok) continue;
      const foul = result.error.code === 'bad-action' ? 'garbage' : 'illegal';
      return ended(commit.side === 'home' ? 0 : 1, 'foul', {
        side: commit.side,
        foul,
        detail: result.error.message.en,
      });
    }
  }
  return ended(0.5, 'too long');
}

const foulOf = (error: unknown): { readonly foul: Foul; readonly detail: string } =>
  error instanceof FoulError
    ? { foul: error.foul, detail: error.message }
    : { foul: 'crash', detail: error instanceof Error ? error.message : String(error) };

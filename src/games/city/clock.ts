import type { Side } from '../../core/game.ts';
import { BALL_HAND, cardCount } from './cards.ts';
import { factorAt, hasFactors, MOST_STALLED } from './flow.ts';
import type { CityPosition } from './position.ts';

/** The ball cards as a clock: what it shows, when it brings a factor, and when a card of it is lost. */

export interface ClockFace {
  /** Cards left in the ball pile, and played in this period. */
  readonly left: number;
  readonly played: number;
  /** Ball cards in both hands, where they are part of the time. */
  readonly hands: Readonly<Record<Side, number>> | null;
  /** The second half has its added time in the pile. */
  readonly isAdded: boolean;
  /** Ball cards until the next factor; null where none will come in this period. */
  readonly toFactor: number | null;
}

const HANDS = 2 * (BALL_HAND[0] + BALL_HAND[1] + BALL_HAND[2]);

/** CTY-TIM-1, CTY-TIM-2, CTY-EXT-1. */
export function clockFace(p: CityPosition): ClockFace {
  const left = cardCount(p.decks.ball.draw);
  const held = { home: cardCount(p.hands.home['ball']), away: cardCount(p.hands.away['ball']) };
  const { clock, periodEnd } = p.options;
  const isEndless = clock === 'whistle';
  const isToLastCard = periodEnd === 'cards' && !isEndless;
  const all = left + held.home + held.away + p.time.plays;
  const due = factorAt(p.factors);
  const isDueInTime = isEndless || due < (isToLastCard ? all : all - HANDS);
  return {
    left,
    played: p.time.plays,
    hands: isToLastCard ? held : null,
    isAdded: p.period === 2 && !isEndless,
    toFactor: hasFactors(p.options) && isDueInTime ? Math.max(0, due - p.time.plays) : null,
  };
}

/** What will cost a card: leaving phase 1 unused now, having left it, or a third turn without one. */
export type Costs = 'skipBurns' | 'willBurn' | 'stallBurns';

/** CTY-TIM-3, CTY-TIM-7. */
export function costsOf(p: CityPosition, legal: readonly string[]): Costs | null {
  if (p.stage === null || !p.turn || p.turn.usedBall) return null;
  if (p.turn.idle) return p.stage === 'attack' ? 'willBurn' : null;
  const isLeft = p.phase === 'ball' && legal.includes('skip');
  if (isLeft && legal.some((action) => action.startsWith('pass:') || action.startsWith('advance:'))) return 'skipBurns';
  return p.stall === MOST_STALLED - 1 ? 'stallBurns' : null;
}

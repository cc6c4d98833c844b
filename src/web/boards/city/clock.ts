import type { Side } from '../../../core/game.ts';
import { BALL_HAND } from '../../../games/city/cards.ts';
import type { CityPosition } from '../../../games/city/position.ts';
import { heldSize, pileSize } from './seen.ts';

/** The ball cards as a clock: what it shows, and when it will run by itself. */

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

const CARDS_A_FACTOR = 10;
const HANDS = 2 * (BALL_HAND[0] + BALL_HAND[1] + BALL_HAND[2]);

export function clockFace(p: CityPosition): ClockFace {
  const left = pileSize(p.decks.ball.draw);
  const held = { home: heldSize(p.hands.home['ball']), away: heldSize(p.hands.away['ball']) };
  const { clock, periodEnd, mode, externalFactors } = p.options;
  const isEndless = clock === 'whistle';
  const isToLastCard = periodEnd === 'cards' && !isEndless;
  const all = left + held.home + held.away + p.time.plays;
  const due = CARDS_A_FACTOR * (p.factors + 1);
  const isDueInTime = isEndless || due < (isToLastCard ? all : all - HANDS);
  return {
    left,
    played: p.time.plays,
    hands: isToLastCard ? held : null,
    isAdded: p.period === 2 && !isEndless,
    toFactor: externalFactors && mode !== 'quick' && isDueInTime ? Math.max(0, due - p.time.plays) : null,
  };
}

/** What will cost a card: leaving phase 1 unused now, having left it, or a third turn without one. */
export type Costs = 'skipBurns' | 'willBurn' | 'stallBurns';

const LAST_STALL = 2;

export function costsOf(p: CityPosition, legal: readonly string[]): Costs | null {
  if (p.stage === null || !p.turn || p.turn.usedBall) return null;
  if (p.turn.idle) return p.stage === 'attack' ? 'willBurn' : null;
  const isLeft = p.phase === 'ball' && legal.includes('skip');
  if (isLeft && legal.some((action) => action.startsWith('pass:') || action.startsWith('advance:'))) return 'skipBurns';
  return p.stall === LAST_STALL ? 'stallBurns' : null;
}

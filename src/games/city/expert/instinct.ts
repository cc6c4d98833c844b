import type { Instinct } from '../../../core/expert.ts';
import type { Seat } from '../../../core/game.ts';
import { distance, HEXES, inGoalArea } from '../board.ts';
import { type City, KEEPER, NOBODY } from '../model.ts';
import { carrierOf, hexOf, isLoose } from '../pieces.ts';

const TO_GOAL_AREA = [stepsToGoalArea(0), stepsToGoalArea(1)] as const;

function stepsToGoalArea(side: Seat): Int8Array {
  const area = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => inGoalArea(side, hex));
  return Int8Array.from({ length: HEXES }, (_, hex) => Math.min(...area.map((other) => distance(hex, other))));
}

export const cityInstinct: Instinct<City> = {
  keeperAway(s, seat) {
    const at = hexOf(s, seat, KEEPER);
    return at < 0 ? 0 : TO_GOAL_AREA[seat as 0 | 1][at]!;
  },
  isLoose: (s) => s.ball >= 0 && isLoose(s),
  hasBall: (s, seat) => s.ball >= 0 && carrierOf(s, seat) !== NOBODY,
  // Whoever never errs in this makes too many matches goalless, however he plays.
  lapses: { ball: 0.4, keeper: 0.7 },
};

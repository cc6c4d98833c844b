import { otherSide, type Position, type Side, type Turn } from '../../core/game.ts';

/** Draws that belong to both sides. */
const SHARED: readonly string[] = ['d6+d6', 'coin'];
/** A roll of the side that is not in attack. */
const DEFENCE = 'defendroll';

/** Whose die is due: the kicker's in a shot, else that of the side in attack or of its rival; null where both throw. */
export function throwerOf(position: Position, turn: Turn): Side | null {
  if (turn.kind !== 'chance' || SHARED.includes(turn.draw)) return null;
  const { shot, side } = position as { shot?: { kicker?: Side } | null; side?: Side | null };
  const attack = shot?.kicker ?? side ?? null;
  return attack && turn.phase === DEFENCE ? otherSide(attack) : attack;
}

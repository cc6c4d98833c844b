import { type Seen, SIDES, type Side, type Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { CALLS, type Eleven, HIDDEN, OPEN } from './model.ts';

/** ELV-SHT-7: what somebody else has committed is hidden; that he has committed is not. */
export function view(s: Eleven, who: Viewer, into?: Seen<Eleven>): Seen<Eleven> {
  const seen: Eleven = s.clone(into);
  for (const [seat, side] of SIDES.entries())
    if (who !== 'referee' && who !== side && seen.secret[seat] !== OPEN) seen.secret[seat] = HIDDEN;
  return seen as Seen<Eleven>;
}

const FACES = 6;

/** Any die or call, all alike likely, in place of what `who` cannot see. */
export function guess(v: Seen<Eleven>, _who: Side, random: Random): Eleven {
  const full = v.clone() as Eleven;
  for (const seat of SIDES.keys()) {
    if (full.secret[seat] !== HIDDEN) continue;
    full.secret[seat] = 1 + Math.floor(random() * (seat === full.side ? FACES : CALLS.length));
  }
  return full;
}

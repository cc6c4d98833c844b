import { otherSeat, type Seat, type Seen, type Side, seatOf, type Viewer } from '../../core/game.ts';
import { MASKED, type Mat } from './model.ts';

const hide = (s: Mat, seat: Seat): void => {
  if (s.secret[seat] !== 0) s.secret[seat] = MASKED;
};

/** MAT-PEN-4: committed fingers are the only secret of this game. */
export function view(s: Mat, who: Viewer, into?: Seen<Mat>): Seen<Mat> {
  const seen: Mat = s.clone(into);
  if (who === 'home' || who === 'public') hide(seen, 1);
  if (who === 'away' || who === 'public') hide(seen, 0);
  return seen as Seen<Mat>;
}

export function guess(v: Seen<Mat>, who: Side, random: () => number): Mat {
  const s: Mat = v.clone();
  const rival = otherSeat(seatOf(who));
  if (s.secret[rival] === MASKED) s.secret[rival] = 1 + Math.floor(3 * random());
  return s;
}

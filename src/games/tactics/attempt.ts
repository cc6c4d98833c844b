import { sideOf } from '../../core/game.ts';
import { SPACE_NAMES } from './board.ts';
import type { TacticsTell } from './events.ts';
import { beginRound, beginSet, defenceOf } from './flow.ts';
import { NONE, PHASE, PIECES, type Tactics } from './model.ts';

/** STW-CAP-3, STW-CAP-5, STW-CAP-6, STW-AREA-1: D has moved `piece` to `space` (both NONE where it could not move). */
export function endAttempt(s: Tactics, piece: number, space: number, tell?: TacticsTell): void {
  const isLoose = s.holder === NONE;
  const isReached = piece !== NONE && space === s.ball;
  s.roll = 0;
  if (isReached && !isLoose) s.phase = PHASE.battle;
  else if (isReached) {
    const defence = defenceOf(s);
    const at = SPACE_NAMES[space]!;
    tell?.({ type: 'capture', side: sideOf(defence), piece: PIECES[piece]!, at, rule: 'STW-CAP-5' });
    beginSet(s, defence, piece, tell);
  } else if (isLoose) beginRound(s, tell);
  else if (s.chance === 1) s.phase = PHASE.shot;
  else beginSet(s, s.side, s.holder, tell);
}

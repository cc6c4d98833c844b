import { firstDie, secondDie } from '../../../core/dice.ts';
import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { awardForFoul, callOffside } from '../awards.ts';
import { inArea, SPACE_NAMES } from '../board.ts';
import { book } from '../cards.ts';
import type { TacticsEvent, TacticsTell } from '../events.ts';
import { beginSet, defenceOf } from '../flow.ts';
import { isDefender, KEEPER, NONE, PHASE, PIECES, pieceOn, type Tactics } from '../model.ts';
import { spoiler } from '../offside.ts';

const KEEPER_BONUS = 2;
const DEFENDER_BONUS = 1;
const ADVANCED_BONUS = 2;
const FOUL_SUM = 7;
const FOUL_PRODUCT = 6;

/** STW-BAT-4, STW-VAR-1. */
export function bonusOf(s: Tactics, piece: number): number {
  if (piece === KEEPER) return KEEPER_BONUS;
  if (!isDefender(piece)) return 0;
  return s.options.advanced ? ADVANCED_BONUS : DEFENDER_BONUS;
}

/** STW-FOUL-1: the bare dice show a 6 and a 1. */
const isFoul = (home: number, away: number): boolean => home + away === FOUL_SUM && home * away === FOUL_PRODUCT;

/** STW-BAT-*: two pawns fight for the ball on their space. */
export const battle: Phase<Tactics, TacticsEvent> = {
  by: 'chance',
  draw: 'd6+d6',
  apply(s, _seat, outcome, tell) {
    const [home, away] = [firstDie(outcome), secondDie(outcome)];
    const homeTotal = home + bonusOf(s, pieceOn(s, 0, s.ball));
    const awayTotal = away + bonusOf(s, pieceOn(s, 1, s.ball));
    const at = SPACE_NAMES[s.ball]!;
    tell?.({ type: 'battle', at, home, away, totals: [homeTotal, awayTotal], rule: 'STW-BAT-2' });
    if (isFoul(home, away)) foul(s, home < away ? 0 : 1, tell);
    else if (homeTotal === awayTotal) tell?.({ type: 'reroll', rule: 'STW-BAT-3' });
    else win(s, homeTotal > awayTotal ? 0 : 1, tell);
  },
};

/** STW-CARD-6: a keeper's side first says who leaves, before the award of the foul. */
function foul(s: Tactics, offender: Seat, tell?: TacticsTell): void {
  book(s, offender, pieceOn(s, offender, s.ball), tell);
  if (s.phase !== PHASE.sendoff) awardForFoul(s, offender, tell);
}

/** STW-BAT-2, STW-AREA-2, STW-AREA-3, STW-GK-6: A shoots from D's area, and wherever it has beaten D's keeper. */
function win(s: Tactics, winner: Seat, tell?: TacticsTell): void {
  const piece = pieceOn(s, winner, s.ball);
  const defence = defenceOf(s);
  const isInArea = winner === s.side && inArea(defence, s.ball);
  const isKeeperBeaten = winner === s.side && pieceOn(s, defence, s.ball) === KEEPER;
  const waiting = isInArea && s.chance === 0 ? spoiler(s, piece) : NONE;
  const rule = isKeeperBeaten && waiting === NONE ? 'STW-GK-6' : 'STW-BAT-2';
  tell?.({ type: 'possession', side: sideOf(winner), piece: PIECES[piece]!, rule });
  if (waiting !== NONE) callOffside(s, waiting, 'STW-OFF-4', tell);
  else if (isInArea || isKeeperBeaten) {
    s.chance = 1;
    s.phase = PHASE.shot;
  } else beginSet(s, winner, piece, tell);
}

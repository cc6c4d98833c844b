import { firstDie, secondDie } from '../../../core/dice.ts';
import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { Purpose, TacticsEvent, TacticsTell } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { KEEPER, PHASE, type Tactics } from '../model.ts';

const RULES: Readonly<Record<Purpose, string>> = {
  move: 'STW-MOVE-1',
  ball: 'STW-BALL-1',
  take: 'STW-CAP-1',
  defend: 'STW-CAP-3',
};

/** `second` is 0 where only one die is thrown. */
function useRoll(s: Tactics, seat: Seat, purpose: Purpose, first: number, second: number, tell?: TacticsTell): void {
  s.roll = first + second;
  tell?.({
    type: 'roll',
    for: purpose,
    side: sideOf(seat),
    dice: second === 0 ? [first] : [first, second],
    value: s.roll,
    rule: RULES[purpose],
  });
}

const pawnRoll = (purpose: Purpose, next: number, roller: (s: Tactics) => Seat): Phase<Tactics, TacticsEvent> => ({
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, outcome, tell) {
    useRoll(s, roller(s), purpose, outcome, 0, tell);
    s.phase = next;
  },
});

/** One die for the pawn that moves first (STW-SET-1), that tries to capture (STW-CAP-1), that defends (STW-CAP-3). */
export const moveroll = pawnRoll('move', PHASE.move, (s) => s.side);
export const takeroll = pawnRoll('take', PHASE.take, (s) => s.side);
export const defendroll = pawnRoll('defend', PHASE.defendmove, defenceOf);

/** STW-SET-3, STW-GK-4: one die for the ball, two when the keeper plays it. */
export const ballroll: Phase<Tactics, TacticsEvent> = {
  by: 'chance',
  draw: (s) => (s.holder === KEEPER ? '2d6' : 'd6'),
  apply(s, _seat, outcome, tell) {
    if (s.holder === KEEPER) useRoll(s, s.side, 'ball', firstDie(outcome), secondDie(outcome), tell);
    else useRoll(s, s.side, 'ball', outcome, 0, tell);
    s.phase = PHASE.ball;
  },
};

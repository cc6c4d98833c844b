import { offerDraw } from '../../../core/dice.ts';
import { otherSeat, type Seat, sideOf, type Tell } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import {
  CENTER,
  CORNER_LEFT,
  CORNER_RIGHT,
  EVEN,
  isOnTarget,
  KINDS,
  NINE,
  PENALTY,
  spaceOf,
  zoneOf,
} from '../board.ts';
import { awaitKeeper, clearShot, defenderOf, endKick, endTurn, scoreOf } from '../flow.ts';
import { SHOOTOUT, type Torino } from '../model.ts';

const isCorner = (kind: number): boolean => kind === CORNER_LEFT || kind === CORNER_RIGHT;

const goalRule = (kind: number): string =>
  kind === PENALTY ? 'TOR-PEN-1' : isCorner(kind) ? 'TOR-CORN-4' : 'TOR-SHOT-3';
const saveRule = (kind: number): string =>
  kind === PENALTY ? 'TOR-PEN-2' : isCorner(kind) ? 'TOR-CORN-4' : 'TOR-SHOT-2';

/** TOR-SHOT-1…3, TOR-CORN-4, TOR-CORN-5, TOR-PEN-1, TOR-PEN-2: the second roll decides. */
export const shot: Phase<Torino> = {
  name: 'shot',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('d6', out),
  apply(s, _seat, value, tell) {
    const { kicker, kind } = s;
    const defender = defenderOf(s);
    const from = KINDS[kind];
    const side = sideOf(kicker);
    const isOn = isOnTarget(kind, value);
    const isSaved = isOn && s.keeper[defender] === zoneOf(value);
    const isGoal = isOn && !isSaved;
    tell?.({ type: 'roll', for: 'shot', side, value, rule: 'TOR-TURN-1' });
    clearShot(s);
    if (s.period === SHOOTOUT) {
      kick(s, kicker, isGoal, tell);
      return;
    }
    if (isGoal) {
      s.score[kicker]!++;
      s.ball = CENTER;
      tell?.({ type: 'goal', side, from, score: scoreOf(s), rule: goalRule(kind) });
      endTurn(s, defender, 'TOR-GOAL-1', tell);
    } else if (isSaved && kind === NINE) {
      const isEven = zoneOf(value) === EVEN;
      tell?.({ type: 'save', side: sideOf(defender), from, rule: 'TOR-SHOT-2' });
      tell?.({ type: 'corner', side, flag: isEven ? 'right' : 'left', rule: isEven ? 'TOR-CORN-2' : 'TOR-CORN-3' });
      awaitKeeper(s, kicker, isEven ? CORNER_RIGHT : CORNER_LEFT);
    } else {
      s.ball = spaceOf(defender, 'goalkick');
      if (isSaved) tell?.({ type: 'save', side: sideOf(defender), from, rule: saveRule(kind) });
      else tell?.({ type: 'wide', side, from, rule: isCorner(kind) ? 'TOR-CORN-5' : 'TOR-SHOT-1' });
      endTurn(s, defender, 'TOR-TURN-2', tell);
    }
  },
};

/** TOR-SHOOT-5: goals of the shoot-out do not count in the score. */
function kick(s: Torino, kicker: Seat, isGoal: boolean, tell?: Tell): void {
  s.taken[kicker]!++;
  if (isGoal) s.goals[kicker]!++;
  if (isGoal) tell?.({ type: 'goal', side: sideOf(kicker), from: 'penalty', shootout: true, rule: 'TOR-PEN-1' });
  else tell?.({ type: 'save', side: sideOf(otherSeat(kicker)), from: 'penalty', shootout: true, rule: 'TOR-PEN-2' });
  endKick(s, kicker, tell);
}

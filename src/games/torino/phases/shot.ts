import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { CENTER, isOnTarget, KIND, KINDS, spaceOf, ZONE, zoneOf } from '../board.ts';
import type { TorinoEvent, TorinoTell } from '../events.ts';
import { awaitKeeper, clearShot, defenderOf, endKick, endTurn, scoreOf } from '../flow.ts';
import { PERIOD, type Torino } from '../model.ts';

const isCorner = (kind: number): boolean => kind === KIND['corner-left'] || kind === KIND['corner-right'];

const goalRule = (kind: number): string =>
  kind === KIND.penalty ? 'TOR-PEN-1' : isCorner(kind) ? 'TOR-CORN-4' : 'TOR-SHOT-3';
const saveRule = (kind: number): string =>
  kind === KIND.penalty ? 'TOR-PEN-2' : isCorner(kind) ? 'TOR-CORN-4' : 'TOR-SHOT-2';

/** TOR-SHOT-1…3, TOR-CORN-4, TOR-CORN-5, TOR-PEN-1, TOR-PEN-2: the second roll decides. */
export const shot: Phase<Torino, TorinoEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, value, tell) {
    const { kicker, kind } = s;
    const defender = defenderOf(s);
    const from = KINDS[kind]!;
    const side = sideOf(kicker);
    const isOn = isOnTarget(kind, value);
    const isSaved = isOn && s.keeper[defender] === zoneOf(value);
    const isGoal = isOn && !isSaved;
    tell?.({ type: 'roll', for: 'shot', side, value, rule: 'TOR-TURN-1' });
    clearShot(s);
    if (s.period === PERIOD.shootout) {
      kick(s, kicker, isGoal, tell);
      return;
    }
    if (isGoal) {
      s.score[kicker]!++;
      s.ball = CENTER;
      tell?.({ type: 'goal', side, from, score: scoreOf(s), rule: goalRule(kind) });
      endTurn(s, defender, 'TOR-GOAL-1', tell);
    } else if (isSaved && kind === KIND['9']) {
      const isEven = zoneOf(value) === ZONE.even;
      tell?.({ type: 'save', side: sideOf(defender), from, rule: 'TOR-SHOT-2' });
      tell?.({ type: 'corner', side, flag: isEven ? 'right' : 'left', rule: isEven ? 'TOR-CORN-2' : 'TOR-CORN-3' });
      awaitKeeper(s, kicker, isEven ? KIND['corner-right'] : KIND['corner-left']);
    } else {
      s.ball = spaceOf(defender, 'goalkick');
      if (isSaved) tell?.({ type: 'save', side: sideOf(defender), from, rule: saveRule(kind) });
      else tell?.({ type: 'wide', side, from, rule: isCorner(kind) ? 'TOR-CORN-5' : 'TOR-SHOT-1' });
      endTurn(s, defender, 'TOR-TURN-2', tell);
    }
  },
};

/** TOR-SHOOT-5: goals of the shoot-out do not count in the score. */
function kick(s: Torino, kicker: Seat, isGoal: boolean, tell?: TorinoTell): void {
  s.taken[kicker]!++;
  if (isGoal) s.goals[kicker]!++;
  if (isGoal) tell?.({ type: 'goal', side: sideOf(kicker), from: 'penalty', shootout: true, rule: 'TOR-PEN-1' });
  else tell?.({ type: 'save', side: sideOf(otherSeat(kicker)), from: 'penalty', shootout: true, rule: 'TOR-PEN-2' });
  endKick(s, kicker, tell);
}

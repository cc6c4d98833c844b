import { otherSeat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { KIND, spaceOf } from '../board.ts';
import type { TorinoEvent } from '../events.ts';
import { awaitKeeper, endTurn } from '../flow.ts';
import { PHASE, type Torino } from '../model.ts';

/** TOR-TURN-1: the first roll of an attack turn says what happens. */
export const first: Phase<Torino, TorinoEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, value, tell) {
    const roller = s.side;
    const other = otherSeat(roller);
    const side = sideOf(roller);
    tell?.({ type: 'roll', for: 'first', side, value, rule: 'TOR-TURN-1' });
    if (value === 1) {
      s.ball = spaceOf(roller, '1');
      tell?.({ type: 'lost', side, rule: 'TOR-ONE-1' });
      endTurn(s, other, 'TOR-ONE-1', tell);
      return;
    }
    s.first = value;
    if (value === 2) {
      tell?.({ type: 'foul', side, rule: 'TOR-TWO-1' });
      tell?.({ type: 'penalty', side: sideOf(other), cause: 'own-foul', rule: 'TOR-TWO-1' });
      awaitKeeper(s, other, KIND.penalty);
    } else if (value === 3) {
      tell?.({ type: 'pass', side, from: 3, to: 9, rule: 'TOR-THREE-1' });
      awaitKeeper(s, roller, KIND['9']);
    } else if (value === 4) {
      tell?.({ type: 'pass', side, from: 4, to: 7, rule: 'TOR-FOUR-1' });
      awaitKeeper(s, roller, KIND['7']);
    } else if (value === 5) {
      s.phase = PHASE.pass;
      s.ball = spaceOf(roller, '5');
    } else {
      tell?.({ type: 'foul', side: sideOf(other), rule: 'TOR-SIX-1' });
      tell?.({ type: 'penalty', side, cause: 'foul', rule: 'TOR-SIX-1' });
      awaitKeeper(s, roller, KIND.penalty);
    }
  },
};

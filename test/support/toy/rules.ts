import { type Game, otherSeat, type Seen, SIDES, sideOf, type Tell } from '../../../src/core/game.ts';
import { gameFrom, type Phase } from '../../../src/core/gameFrom.ts';
import { pair, sideOrNull } from '../../../src/core/position.ts';
import { leaderOf, verdictBy } from '../../../src/core/verdict.ts';
import {
  ACTIONS,
  type ActionWord,
  FIRST_CORNER,
  HIDDEN,
  LONG,
  lastSpace,
  MIDDLE,
  NONE,
  OPTIONS,
  PERIOD,
  PHASE,
  PHASES,
  REASONS,
  STRIP,
  Toy,
  type ToyEvent,
} from './model.ts';
import { type ToyPosition, writePosition } from './position.ts';

/** The side whose turn it is: turns alternate, and so do the sides that begin a half. */
function beginTurn(s: Toy, tell?: Tell<ToyEvent>): void {
  s.phase = PHASE.pass;
  s.side = (s.starter + s.period + s.plays) % 2;
  tell?.({ type: 'turn', side: sideOf(s.side), rule: 'TOY-PASS-2' });
}

function endTurn(s: Toy, tell?: Tell<ToyEvent>): void {
  s.plays++;
  if (s.plays < s.options.turns) beginTurn(s, tell);
  else endHalf(s, tell);
}

function endHalf(s: Toy, tell?: Tell<ToyEvent>): void {
  tell?.({ type: 'period', score: pair(s.score), rule: 'TOY-TIME-1' });
  s.ball = MIDDLE;
  if (s.period === PERIOD[1]) {
    s.period = PERIOD[2];
    s.plays = 0;
    beginTurn(s, tell);
    return;
  }
  s.period = PERIOD.over;
  s.phase = PHASE.over;
  s.side = NONE;
  s.winner = leaderOf(s.score);
  s.reason = 0;
  tell?.({ type: 'over', winner: sideOrNull(s.winner), score: pair(s.score), rule: 'TOY-END-1' });
}

const toss: Phase<Toy, ToyEvent> = {
  by: 'chance',
  draw: 'coin',
  apply(s, _seat, starter, tell) {
    s.starter = starter;
    tell?.({ type: 'toss', side: sideOf(starter), rule: 'TOY-TOSS-1' });
    beginTurn(s, tell);
  },
};

const pass: Phase<Toy, ToyEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [['TOY-PASS-1', (_s, _seat, action) => action >= FIRST_CORNER]],
  candidates(_s, _seat, out) {
    for (let action = 0; action < FIRST_CORNER; action++) out.add(action);
  },
  apply(s, seat, action, tell) {
    s.sent = action;
    s.phase = PHASE.bounce;
    tell?.({ type: 'pass', side: sideOf(seat), word: ACTIONS[action]!, rule: 'TOY-PASS-1' });
  },
};

const bounce: Phase<Toy, ToyEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, value, tell) {
    const isLong = s.sent === LONG;
    const arrived = value >= (isLong ? s.options.long : s.options.short);
    const side = sideOf(s.side);
    tell?.({ type: 'roll', side, value, arrived, rule: 'TOY-PASS-2' });
    s.sent = NONE;
    if (arrived) {
      const step = (isLong ? s.options.reach : 1) * (s.side === 0 ? 1 : -1);
      s.ball = Math.max(0, Math.min(STRIP - 1, s.ball + step));
    }
    if (s.ball !== lastSpace(s.side)) {
      endTurn(s, tell);
      return;
    }
    s.phase = PHASE.penalty;
    tell?.({ type: 'penalty', side, rule: 'TOY-PEN-1' });
  },
};

const penalty: Phase<Toy, ToyEvent> = {
  by: 'both',
  owes: (s, seat) => s.sealed[seat] === NONE,
  exact: true,
  guards: [['TOY-PEN-1', (_s, _seat, action) => action < FIRST_CORNER]],
  candidates(_s, _seat, out) {
    for (let action = FIRST_CORNER; action < ACTIONS.length; action++) out.add(action);
  },
  apply(s, seat, action, tell) {
    s.sealed[seat] = action;
    tell?.({ type: 'commit', side: sideOf(seat), rule: 'TOY-PEN-1' });
    if (s.sealed[otherSeat(seat)] === NONE) return;
    const keeper = otherSeat(s.side);
    if (s.sealed[0] === s.sealed[1]) tell?.({ type: 'save', side: sideOf(keeper), rule: 'TOY-PEN-2' });
    else {
      s.score[s.side]!++;
      tell?.({ type: 'goal', side: sideOf(s.side), score: pair(s.score), rule: 'TOY-PEN-2' });
    }
    s.sealed.fill(NONE);
    s.ball = MIDDLE;
    endTurn(s, tell);
  },
};

const CORNERS = ACTIONS.length - FIRST_CORNER;

export const toy: Game<Toy, ToyPosition, ToyEvent> = gameFrom({
  id: 'toy',
  name: { es: 'Juguete', en: 'Toy' },
  version: 1,
  options: OPTIONS,
  setup(options) {
    const s = new Toy(options);
    s.side = s.starter = s.sent = s.winner = s.reason = NONE;
    s.ball = MIDDLE;
    s.sealed.fill(NONE);
    return s;
  },
  phaseNames: PHASES,
  phases: { toss, pass, bounce, penalty, over: { by: 'nobody' } },
  actions: {
    write: (action) => ACTIONS[action] ?? String(action),
    read: (text) => (ACTIONS.includes(text as ActionWord) ? ACTIONS.indexOf(text as ActionWord) : undefined),
    forms: () => ({ es: ACTIONS.join(', '), en: ACTIONS.join(', ') }),
  },
  verdict: verdictBy(REASONS),
  score: (s) => pair(s.score),
  whistle: () => ({ clause: 'TOY-TIME-1', facts: {} }),
  secrets: {
    view(s, who) {
      const seen = s.clone();
      for (const [seat, side] of SIDES.entries())
        if (who !== 'referee' && who !== side && seen.sealed[seat] !== NONE) seen.sealed[seat] = HIDDEN;
      return seen as Seen<Toy>;
    },
    guess(v, _who, random) {
      const full = v.clone() as Toy;
      for (const seat of SIDES.keys())
        if (full.sealed[seat] === HIDDEN) full.sealed[seat] = FIRST_CORNER + Math.floor(random() * CORNERS);
      return full;
    },
  },
  describe: (s) => `H ${'.'.repeat(s.ball)}*${'.'.repeat(STRIP - 1 - s.ball)} A\n  ${'-'.repeat(STRIP)}`,
  writePosition,
});

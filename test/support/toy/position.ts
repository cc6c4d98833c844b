import { SIDES, type Side, sideOf } from '../../../src/core/game.ts';
import { readOptions } from '../../../src/core/options.ts';
import {
  bySide,
  type PositionHead,
  readHead,
  readPositionFields,
  readResult,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../../src/core/position.ts';
import { demand, type Fault, mustBe, readFields, readInt, reading, readOneOf } from '../../../src/core/read.ts';
import type { Result } from '../../../src/core/result.ts';
import { checkLeader } from '../../../src/core/verdict.ts';
import {
  ACTIONS,
  type ActionWord,
  FIRST_CORNER,
  HIDDEN,
  lastSpace,
  MIDDLE,
  NONE,
  OPTIONS,
  PERIOD,
  PERIODS,
  type Period,
  PHASE,
  PHASES,
  type PhaseName,
  REASONS,
  STRIP,
  Toy,
  type ToyOptions,
} from './model.ts';

export type ToyPosition = PositionHead<'toy', ToyOptions, Period, PhaseName> & {
  readonly ball: number;
  readonly starter: Side | null;
  readonly sent: ActionWord | null;
  readonly sealed: Readonly<Record<Side, ActionWord | '?' | null>>;
  readonly result: { readonly winner: Side | null; readonly reason: 'time' } | null;
};

const FIELDS = ['ball', 'starter', 'sent', 'sealed', 'result'] as const;
const PASSES = [null, ...ACTIONS.slice(0, FIRST_CORNER)];
const CORNERS = [null, ...ACTIONS.slice(FIRST_CORNER)];

const sealedText = (action: number): ActionWord | '?' | null => (action === HIDDEN ? '?' : (ACTIONS[action] ?? null));

export const writePosition = (s: Toy): ToyPosition => ({
  ...writeHead('toy', s, s.side, PERIODS, PHASES),
  ball: s.ball,
  starter: sideOrNull(s.starter),
  sent: ACTIONS[s.sent] ?? null,
  sealed: bySide((seat) => sealedText(s.sealed[seat]!)),
  result: s.phase === PHASE.over ? { winner: sideOrNull(s.winner), reason: REASONS[s.reason]! } : null,
});

export const readPosition = (position: unknown): Result<Toy, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'toy', FIELDS);
    const s = new Toy(readOptions(OPTIONS, given.options));
    Object.assign(s, readHead(given, s.score, PERIODS, PHASES));
    s.ball = readInt(given.ball, 'ball', 0, STRIP - 1);
    s.starter = readSideOrNull(given.starter, 'starter');
    s.sent = readOneOf(given.sent, 'sent', PASSES) - 1;
    const sealed = readFields(given.sealed, 'sealed', SIDES);
    for (const [seat, side] of SIDES.entries()) {
      const corner = readOneOf(sealed[side], `sealed.${side}`, CORNERS, 'TOY-PEN-1');
      s.sealed[seat] = corner === 0 ? NONE : FIRST_CORNER - 1 + corner;
    }
    Object.assign(s, readResult(given.result, s.phase === PHASE.over, REASONS));
    checkTurn(s);
    checkBall(s);
    if (s.phase === PHASE.over) checkLeader(s.winner, s.score, 'TOY-END-1');
    return s;
  });

function checkTurn(s: Toy): void {
  const isToss = s.phase === PHASE.toss;
  const isOver = s.phase === PHASE.over;
  demand((s.period === PERIOD.over) === isOver, 'period', {
    es: 'debe ser over exactamente cuando lo es la fase',
    en: 'must be over exactly when the phase is',
  });
  demand(!isToss || s.period === PERIOD[1], 'period', mustBe(1), 'TOY-TOSS-1');
  demand(s.up === 0, 'time.up', mustBe(false), 'TOY-TIME-1');
  demand((s.starter === NONE) === isToss, 'starter', isToss ? mustBe(null) : mustBe(...SIDES), 'TOY-TOSS-1');
  const { turns } = s.options;
  const [least, most] = isToss ? [0, 0] : isOver ? [turns, turns] : [0, turns - 1];
  readInt(s.plays, 'time.plays', least, most, 'TOY-TIME-1');
  const side = isToss || isOver ? NONE : (s.starter + s.period + s.plays) % 2;
  demand(s.side === side, 'side', side === NONE ? mustBe(null) : mustBe(sideOf(side)), 'TOY-PASS-2');
  const goals = s.score[0]! + s.score[1]!;
  demand(goals <= (s.period === PERIOD[1] ? 0 : turns) + s.plays, 'score', {
    es: 'no puede tener más goles que turnos',
    en: 'there are no more goals than turns',
  });
}

function checkBall(s: Toy): void {
  const isPenalty = s.phase === PHASE.penalty;
  if (isPenalty) demand(s.ball === lastSpace(s.side), 'ball', mustBe(lastSpace(s.side)), 'TOY-PEN-1');
  else if (s.side === NONE) demand(s.ball === MIDDLE, 'ball', mustBe(MIDDLE), 'TOY-TOSS-1');
  else readInt(s.ball, 'ball', 1, STRIP - 2, 'TOY-PEN-1');
  const isSent = s.phase === PHASE.bounce;
  demand((s.sent !== NONE) === isSent, 'sent', isSent ? mustBe(...PASSES.slice(1)) : mustBe(null), 'TOY-PASS-1');
  const [home, away] = [s.sealed[0] !== NONE, s.sealed[1] !== NONE];
  demand(isPenalty ? !(home && away) : !home && !away, 'sealed', {
    es: 'como mucho uno ha elegido, y solo en un penalti',
    en: 'at most one has chosen, and only in a penalty',
  });
}

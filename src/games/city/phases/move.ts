import type { Choices } from '../../../core/choices.ts';
import { otherSeat, type Seat, sideOf, type Tell } from '../../../core/game.ts';
import type { Guards, Phase } from '../../../core/phase.ts';
import { DECK, FIRST, HAND_SIZE, KIND, KINDS, type Kind, turnsOf } from '../cards.ts';
import { endAttack, endDefence, startDraws, stop } from '../flow.ts';
import { discardDeck, discardFromHand, inHand, queueCards } from '../hands.ts';
import {
  addEffect,
  type City,
  FIRST_OUTFIELD,
  KEEPER,
  NEXT,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  pieceShirt,
  pieceSide,
  RESTART,
  SHIRTS,
  type Shirt,
  STAGE,
} from '../model.ts';
import { carrier, isOnPitch } from '../pieces.ts';
import { anyone, anywhere, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';
import { MUDDY_REACH } from '../turn.ts';
import { ABSENT, END, FACTOR, firstOf, pack, VERB, verbOf, verbs, when } from '../verbs.ts';

/** The factor in hand, or NONE. */
function factorOf(s: City, seat: Seat): Kind {
  for (let kind = FIRST[DECK.ext]!; kind < FIRST[DECK.ext + 1]!; kind++) if (inHand(s, seat, kind) > 0) return kind;
  return NONE;
}

/** CTY-EXT-10: the knock needs an opponent's outfield shirt, the others none. */
function canPlayFactor(s: City, seat: Seat, n: number): boolean {
  const kind = factorOf(s, seat);
  if (kind !== KIND.knock) return kind !== NONE && n === ABSENT;
  return n !== KEEPER && isOnPitch(s, otherSeat(seat), n);
}

const factorGuards: Guards<City> = when('factor', [['CTY-EXT-1', (s, seat, n) => !canPlayFactor(s, seat, n)]]);

function offerFactor(s: City, seat: Seat, out: Choices): void {
  const kind = factorOf(s, seat);
  if (kind === NONE) return;
  if (kind !== KIND.knock) out.add(FACTOR);
  else
    for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) if (isOnPitch(s, otherSeat(seat), n)) out.add(pack(VERB.factor, n));
}

/** CTY-EXT-8: all action and shot cards away, as many new ones. */
function talk(s: City, seat: Seat, tell?: Tell): void {
  for (const deck of [DECK.off, DECK.def, DECK.shot]) {
    discardDeck(s, seat, deck);
    queueCards(s, seat, deck, HAND_SIZE[deck]!);
  }
  startDraws(s, s.stage === STAGE.attack ? NEXT.move : NEXT.dmove, tell);
}

/** CTY-EXT-11: whoever has the ball, or touched it last, goes on. */
function invade(s: City, tell?: Tell): void {
  const piece = carrier(s);
  const [side, n] = piece === NO_PIECE ? [s.touch, NOBODY] : [pieceSide(piece), pieceShirt(piece)];
  stop(s, RESTART.invasion, side, s.ball, n, tell);
}

function playFactor(s: City, seat: Seat, n: Shirt, tell?: Tell): void {
  const kind = factorOf(s, seat);
  discardFromHand(s, seat, kind);
  tell?.({ type: 'factor', side: sideOf(seat), card: KINDS[kind], n: n === NOBODY ? null : String(n) });
  if (kind === KIND.talk) talk(s, seat, tell);
  else if (kind === KIND.invasion) invade(s, tell);
  else if (kind === KIND.burst) {
    s.phase = PHASE.rebound; // CTY-EXT-12
    s.mover = NONE;
  } else {
    addEffect(s, { kind, by: seat, left: turnsOf(kind) ?? NONE, n });
    if (kind === KIND.mud) s.movesReach = MUDDY_REACH; // CTY-EXT-4
  }
}

function teamMovement(name: string, rule: MoveRule, finish: (s: City, tell?: Tell) => void): Phase<City> {
  return {
    name,
    exact: true,
    guards: [verbs('reposition', 'factor', 'end'), ...repositionGuards(rule), ...factorGuards],
    candidates(s, seat, out) {
      offerRepositions(s, rule, seat, out);
      offerFactor(s, seat, out);
      out.add(END);
    },
    apply(s, seat, action, tell) {
      const verb = verbOf(action);
      if (verb === VERB.reposition) applyReposition(s, seat, action, tell);
      else if (verb === VERB.factor) playFactor(s, seat, firstOf(action) === ABSENT ? NOBODY : firstOf(action), tell);
      else finish(s, tell);
    },
  };
}

/** CTY-MOV-1: phase 4 of the attack turn; CTY-OTC-10 where the whole team goes forward. */
export const move = teamMovement(
  'move',
  {
    mayMove: anyone,
    mayLand: anywhere,
    clause: (s) => (s.boost ? 'CTY-OTC-10' : 'CTY-MOV-1'),
    clauses: ['CTY-OTC-10', 'CTY-MOV-1'],
  },
  endAttack,
);
/** CTY-MOV-1: phase 2 of the defence turn. */
export const dmove = teamMovement(
  'dmove',
  { mayMove: anyone, mayLand: anywhere, clause: () => 'CTY-MOV-1', clauses: ['CTY-MOV-1'] },
  endDefence,
);

import { type Seat, SIDES, sideOf } from '../../core/game.ts';
import { demand } from '../../core/read.ts';
import { DECK, DECK_OF, DECKS, HAND_SIZE, KINDS } from './cards.ts';
import { checkFit, isDrawFor } from './fit.ts';
import { deckCount, handSize, inHand, queuedFor } from './hands.ts';
import {
  BENCH,
  bit,
  type City,
  DISCARD,
  has,
  KEEPER,
  LINE_UP,
  MOST_SENT_OFF,
  NEXT,
  NONE,
  PERIOD,
  PHASE,
  PIECES,
  SHIRTS,
} from './model.ts';
import { hexOf, pieceOn } from './pieces.ts';

/** Positions that `load` must refuse (§4); to be called inside `reading`. */
export function checkPosition(s: City): void {
  checkHexes(s);
  for (const side of SIDES.keys()) checkTeam(s, side);
  checkCards(s);
  checkBall(s);
  checkFit(s);
}

/** CTY-POS-1. */
function checkHexes(s: City): void {
  for (let piece = 0; piece < PIECES; piece++)
    if (s.at[piece]! >= 0) demand(pieceOn(s, s.at[piece]!) === piece, 'pieces', 'one piece a hex', 'CTY-POS-1');
}

/** Before the line-up of a period is complete. */
const isSetUp = (s: City): boolean =>
  s.phase === PHASE.toss ||
  s.phase === PHASE.squad ||
  s.phase === PHASE.lineup ||
  isDrawFor(s, NEXT.squad, NEXT.lineup) ||
  (s.phase === PHASE.discard && (s.discard === DISCARD.half || s.discard === DISCARD.extra));
/** A draw or discard that does not say what it is for, which CTY-POS-6 refuses. */
const isUnclear = (s: City): boolean => isDrawFor(s, NONE) || (s.phase === PHASE.discard && s.discard === NONE);

const isBeforeSquad = (s: City, side: Seat): boolean =>
  s.phase === PHASE.toss ||
  isDrawFor(s, NEXT.squad, NONE) ||
  (s.phase === PHASE.squad && (side !== s.kickoff || s.mover === side));

const count = (set: number): number => {
  let size = 0;
  for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) size++;
  return size;
};

/** CTY-POS-4. */
function checkTeam(s: City, side: Seat): void {
  const name = sideOf(side);
  const [team, bench, sentOff] = [s.team[side]!, s.bench[side]!, s.sentOff[side]!];
  let pieces = 0;
  for (let n = 1; n <= SHIRTS; n++) if (hexOf(s, side, n) >= 0) pieces |= bit(n);
  const holds = (isRight: boolean, path: string, expected: string): void =>
    demand(isRight, `${path}.${name}`, expected, 'CTY-POS-4');
  holds((pieces & ~team) === 0, 'pieces', 'only players of the team');
  holds((s.yellow[side]! & ~team) === 0, 'yellow', 'only players of the team');
  if (isBeforeSquad(s, side)) return;
  holds(has(team, KEEPER), 'team', 'a keeper, shirt 1');
  holds(count(team) + count(sentOff) === LINE_UP, 'team', `${LINE_UP} players with those sent off`);
  holds(count(bench) <= BENCH, 'bench', `at most ${BENCH} players`);
  holds((team & bench) === 0 && ((team | bench) & sentOff) === 0, 'team', 'each shirt once');
  const isForfeit = count(sentOff) >= MOST_SENT_OFF;
  demand(!isForfeit || s.phase === PHASE.over, `sentOff.${name}`, 'fewer players, or a match that is over');
  holds(isSetUp(s) || isUnclear(s) || pieces === team, 'pieces', 'every player of the team');
}

/** CTY-POS-5. */
function checkCards(s: City): void {
  for (const [side, name] of SIDES.entries())
    for (const [deck, deckName] of DECKS.entries())
      demand(
        handSize(s, side, deck) + queuedFor(s, side, deck) <= HAND_SIZE[deck]!,
        `hands.${name}.${deckName}`,
        `at most ${HAND_SIZE[deck]} cards, with those that the queue brings`,
        'CTY-POS-5',
      );
  const isBallChecked = s.period !== PERIOD.shootout && s.period !== PERIOD.over;
  for (const [kind, name] of KINDS.entries()) {
    if (DECK_OF[kind] === DECK.ball && !isBallChecked) continue;
    const all = inHand(s, 0, kind) + inHand(s, 1, kind) + s.draw[kind]! + s.discards[kind]!;
    demand(
      all === deckCount(s, kind),
      `decks.${DECKS[DECK_OF[kind]!]}`,
      `${deckCount(s, kind)} of ${name}`,
      'CTY-POS-5',
    );
  }
}

/** CTY-POS-3. */
function checkBall(s: City): void {
  const isAfter = s.period === PERIOD.shootout || s.period === PERIOD.over || s.phase === PHASE.over;
  if (isAfter || isUnclear(s)) return;
  if (isSetUp(s)) demand(s.ball === NONE, 'ball', 'null before the line-up is complete', 'CTY-POS-3');
  else demand(s.ball !== NONE, 'ball', 'a hex in this phase', 'CTY-POS-3');
}

import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, NOTHING, pack, VERB } from '../action.ts';
import { BLOCKS, CLEAN, DECK, type Deck, FIRST, KINDS, type Kind, ROUGHNESS, VALUE } from '../cards.ts';
import { whistlePenalty } from '../effects.ts';
import type { CityEvent, CityTell, Laid } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { discardFromHand, holds } from '../hands.ts';
import { bit, type City, clearFace, defenderOf, FACE, FACES, NO_CARD, NONE, PHASE, type Shirt } from '../model.ts';
import { attackPoints, defencePoints, hexOf } from '../pieces.ts';
import { enter, take, toDefenceMove, toMove } from '../turn.ts';

/** A face-off begins: both will lay a card (CTY-FAC-3). */
export function startFace(s: City, kind: number, att: Shirt, def: Shirt): void {
  clearFace(s);
  s.faceKind = kind;
  s.faceAtt = att;
  s.faceDef = def;
  enter(s, PHASE.face, NONE);
}

const deckOf = (s: City, seat: Seat): Deck => (seat === s.attacker ? DECK.off : DECK.def);
/** The side that did not begin it may lay nothing. */
const mayLayNothing = (s: City, seat: Seat): boolean => (s.faceKind === FACE.dribble) !== (seat === s.attacker);

const valueOf = (card: Kind): number => (card === NO_CARD ? 0 : VALUE[card]!);
const nameOf = (card: Kind): Laid => KINDS[card] ?? 'none';
/** CTY-REF-1. */
const isJudged = (card: Kind): boolean => card !== NO_CARD && ROUGHNESS[card]! > CLEAN;

/** CTY-FAC-4: points where they stand, with the reprimand (CTY-DTC-10) and the whistles (CTY-EXT-6). */
export function faceTotals(s: City, off: Kind, def: Kind): [attacker: number, defender: number] {
  const attacker = s.attacker;
  const defender = defenderOf(s);
  const attack = attackPoints(attacker, s.faceAtt, hexOf(s, attacker, s.faceAtt));
  const defence = defencePoints(defender, s.faceDef, hexOf(s, defender, s.faceDef));
  const coach = s.coach[defender]! > 0 ? 1 : 0;
  return [
    valueOf(off) + attack - whistlePenalty(s, attacker),
    valueOf(def) + defence + coach - whistlePenalty(s, defender),
  ];
}

/** Both cards are in: reveal, then the referee or the result. */
function reveal(s: City, tell?: CityTell): void {
  const attacker = s.attacker;
  const defender = defenderOf(s);
  const off = s.commit[attacker]!;
  const def = s.commit[defender]!;
  if (off !== NO_CARD) discardFromHand(s, attacker, off);
  if (def !== NO_CARD) discardFromHand(s, defender, def);
  const totals = faceTotals(s, off, def);
  const isBlocked = def !== NO_CARD && off !== NO_CARD && BLOCKS[def] === off; // CTY-FAC-5
  s.faceOffCard = off;
  s.faceDefCard = def;
  s.faceWinner = !isBlocked && totals[0] > totals[1] ? attacker : defender;
  tell?.({
    type: 'faceoff',
    kind: FACES[s.faceKind]!,
    attacker: sideOf(attacker),
    att: String(s.faceAtt),
    def: String(s.faceDef),
    cards: { off: nameOf(off), def: nameOf(def) },
    totals,
    blocked: isBlocked,
    winner: sideOf(s.faceWinner),
    rule: isBlocked ? 'CTY-FAC-5' : 'CTY-FAC-4',
  });
  if (isJudged(def)) enter(s, PHASE.referee, NONE);
  else settleFace(s, tell);
}

/** CTY-FAC-6…8: the result that no foul has cancelled. */
export function settleFace(s: City, tell?: CityTell): void {
  const isDribble = s.faceKind === FACE.dribble;
  const defender = defenderOf(s);
  const n = s.faceDef;
  if (s.faceWinner === s.attacker) {
    s.beaten |= bit(n);
    if (isDribble) {
      enter(s, PHASE.burst, s.attacker);
      return;
    }
  } else take(s, defender, n, 'CTY-FAC-6', tell);
  clearFace(s);
  if (isDribble) toMove(s);
  else toDefenceMove(s);
}

/** Both commit a card in secret. */
export const face: Phase<City, CityEvent> = {
  by: 'both',
  owes: (s, seat) => s.commit[seat] === NONE,
  exact: true,
  guards: [
    verbs('card'),
    ...when('card', [
      [
        'CTY-FAC-3',
        (s, seat, card) => (card === NOTHING ? !mayLayNothing(s, seat) : !holds(s, seat, deckOf(s, seat), card)),
      ],
    ]),
  ],
  candidates(s, seat, out) {
    const deck = deckOf(s, seat);
    if (mayLayNothing(s, seat)) out.add(pack(VERB.card, NOTHING));
    for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++)
      if (holds(s, seat, deck, kind)) out.add(pack(VERB.card, kind));
  },
  apply(s, seat, action, tell) {
    const card = firstOf(action);
    s.commit[seat] = card === NOTHING ? NO_CARD : card;
    if (s.commit[0] !== NONE && s.commit[1] !== NONE) reveal(s, tell);
  },
};

import { AWAY, HOME, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { byText } from '../../../core/text.ts';
import { ABSENT, EVERYTHING, firstOf, NOTHING, pack, secondOf, VERB, verbOf } from '../action.ts';
import { DECK, DECK_OF, type Deck, FIRST, KINDS, type Kind } from '../cards.ts';
import type { CityEvent, CityTell } from '../events.ts';
import { startDraws } from '../flow.ts';
import { verbs, when } from '../guards.ts';
import { discardFromHand, handSize, inHand, putInHand, queueRefill } from '../hands.ts';
import { type City, DISCARD, moverOf, NEXT, NONE, PHASE } from '../model.ts';
import { applySub, offerSubs, subGuards } from '../substitutes.ts';
import { enter } from '../turn.ts';

/** CTY-DSC-1: ball cards are not part of it. */
const THROWN: readonly Deck[] = [DECK.off, DECK.def, DECK.shot];
const FIRST_KIND: Kind = FIRST[DECK.off]!;
const LAST_KIND: Kind = FIRST[DECK.shot + 1]! - 1;
const ALPHABETICAL: readonly Kind[] = KINDS.map((_, kind) => kind)
  .filter((kind) => THROWN.includes(DECK_OF[kind]!))
  .sort((a, b) => byText(KINDS[a]!, KINDS[b]!));

const isCard = (kind: number): boolean => kind >= FIRST_KIND && kind <= LAST_KIND;

/** CTY-DSC-2…4: after a first half nobody keeps everything. */
const mayKeepAll = (s: City): boolean => s.discard !== DISCARD.half;

function canKeep(s: City, seat: Seat, one: number, other: number): boolean {
  if (one === EVERYTHING) return mayKeepAll(s);
  if (one === NOTHING) return true;
  if (!isCard(one) || inHand(s, seat, one) === 0) return false;
  if (other === ABSENT) return true;
  return isCard(other) && inHand(s, seat, other) > (one === other ? 1 : 0);
}

function throwAway(s: City, seat: Seat, one: number, other: number): number {
  if (one === EVERYTHING) return 0;
  const count = THROWN.reduce((sum, deck) => sum + handSize(s, seat, deck), 0);
  for (let kind = FIRST_KIND; kind <= LAST_KIND; kind++)
    while (inHand(s, seat, kind) > 0) discardFromHand(s, seat, kind);
  let kept = 0;
  for (const kind of [one, other]) {
    if (!isCard(kind)) continue;
    s.discards[kind]!--;
    putInHand(s, seat, kind);
    kept++;
  }
  return count - kept;
}

/** The last to choose has chosen: refills, then play goes on. */
function refill(s: City, seat: Seat, tell?: CityTell): void {
  const kind = s.discard;
  s.discard = NONE;
  if (kind === DISCARD.talk) {
    queueRefill(s, seat); // CTY-EXT-8
    startDraws(s, NEXT.begin, tell);
    return;
  }
  queueRefill(s, HOME);
  queueRefill(s, AWAY);
  startDraws(s, kind === DISCARD.goal ? NEXT.restart : NEXT.lineup, tell);
}

/** CTY-DSC-1, CTY-SUB-1: all cards away but two at most; home, then away, or the one side that has a talk. */
export const discard: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('keep', 'sub'),
    ...when('keep', [['CTY-DSC-1', (s, seat, one, other) => !canKeep(s, seat, one, other)]]),
    ...subGuards,
  ],
  candidates(s, seat, out) {
    if (mayKeepAll(s)) out.add(pack(VERB.keep, EVERYTHING));
    out.add(pack(VERB.keep, NOTHING));
    for (const [i, one] of ALPHABETICAL.entries()) {
      if (inHand(s, seat, one) === 0) continue;
      out.add(pack(VERB.keep, one));
      for (let j = i; j < ALPHABETICAL.length; j++)
        if (canKeep(s, seat, one, ALPHABETICAL[j]!)) out.add(pack(VERB.keep, one, ALPHABETICAL[j]!));
    }
    offerSubs(s, seat, out);
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.sub) {
      applySub(s, seat, action, tell);
      return;
    }
    const count = throwAway(s, seat, firstOf(action), secondOf(action));
    tell?.({ type: 'discard', side: sideOf(seat), count, rule: 'CTY-DSC-1' });
    if (seat === HOME && s.discard !== DISCARD.talk) enter(s, PHASE.discard, AWAY);
    else refill(s, seat, tell);
  },
};

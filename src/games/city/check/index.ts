import type { Said } from '../../../core/clause.ts';
import { type Seat, SIDES, sideOf } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { DECK, DECK_OF, DECKS, HAND_SIZE, KINDS } from '../cards.ts';
import { deckCount, handSize, inHand, queuedFor } from '../hands.ts';
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
} from '../model.ts';
import { hexOf, pieceOn } from '../pieces.ts';
import { checkFit, isDrawFor, type Rules } from './fit.ts';

/** Positions that `load` must refuse (§4); to be called inside `reading`. */
export function checkPosition(s: City, rules: Rules): void {
  checkHexes(s);
  for (const side of SIDES.keys()) checkTeam(s, side);
  checkCards(s);
  checkBall(s);
  checkFit(s, rules);
}

/** CTY-POS-1. */
function checkHexes(s: City): void {
  for (let piece = 0; piece < PIECES; piece++)
    if (s.at[piece]! >= 0)
      demand(
        pieceOn(s, s.at[piece]!) === piece,
        'pieces',
        { es: 'debe haber una pieza por hexágono', en: 'must be one piece a hex' },
        'CTY-POS-1',
      );
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
  const holds = (isRight: boolean, path: string, expected: Said): void =>
    demand(isRight, `${path}.${name}`, expected, 'CTY-POS-4');
  holds((pieces & ~team) === 0, 'pieces', {
    es: 'deben ser solo jugadores del equipo',
    en: 'must be only players of the team',
  });
  holds((s.yellow[side]! & ~team) === 0, 'yellow', {
    es: 'deben ser solo jugadores del equipo',
    en: 'must be only players of the team',
  });
  if (isBeforeSquad(s, side)) return;
  holds(has(team, KEEPER), 'team', { es: 'debe haber un portero, con el dorsal 1', en: 'must be a keeper, shirt 1' });
  holds(count(team) + count(sentOff) === LINE_UP, 'team', {
    es: `deben ser ${LINE_UP} jugadores con los expulsados`,
    en: `must be ${LINE_UP} players with those sent off`,
  });
  holds(count(bench) <= BENCH, 'bench', {
    es: `deben ser como mucho ${BENCH} jugadores`,
    en: `must be at most ${BENCH} players`,
  });
  holds((team & bench) === 0 && ((team | bench) & sentOff) === 0, 'team', {
    es: 'debe estar cada dorsal una vez',
    en: 'must be each shirt once',
  });
  const isForfeit = count(sentOff) >= MOST_SENT_OFF;
  demand(!isForfeit || s.phase === PHASE.over, `sentOff.${name}`, {
    es: 'deben ser menos jugadores, o un partido terminado',
    en: 'must be fewer players, or a match that is over',
  });
  holds(isSetUp(s) || isUnclear(s) || pieces === team, 'pieces', {
    es: 'deben ser todos los jugadores del equipo',
    en: 'must be every player of the team',
  });
}

/** CTY-POS-5. */
function checkCards(s: City): void {
  for (const [side, name] of SIDES.entries())
    for (const [deck, deckName] of DECKS.entries())
      demand(
        handSize(s, side, deck) + queuedFor(s, side, deck) <= HAND_SIZE[deck]!,
        `hands.${name}.${deckName}`,
        {
          es: `deben ser como mucho ${HAND_SIZE[deck]} cartas, con las que trae la cola`,
          en: `must be at most ${HAND_SIZE[deck]} cards, with those that the queue brings`,
        },
        'CTY-POS-5',
      );
  const isBallChecked = s.period !== PERIOD.shootout && s.period !== PERIOD.over;
  for (const [kind, name] of KINDS.entries()) {
    if (DECK_OF[kind] === DECK.ball && !isBallChecked) continue;
    const all = inHand(s, 0, kind) + inHand(s, 1, kind) + s.draw[kind]! + s.discards[kind]!;
    demand(
      all === deckCount(s, kind),
      `decks.${DECKS[DECK_OF[kind]!]}`,
      { es: `debe haber ${deckCount(s, kind)} de ${name}`, en: `must be ${deckCount(s, kind)} of ${name}` },
      'CTY-POS-5',
    );
  }
}

/** CTY-POS-3. */
function checkBall(s: City): void {
  const isAfter = s.period === PERIOD.shootout || s.period === PERIOD.over || s.phase === PHASE.over;
  if (isAfter || isUnclear(s)) return;
  if (isSetUp(s))
    demand(
      s.ball === NONE,
      'ball',
      { es: 'debe ser null hasta que la alineación esté completa', en: 'must be null before the line-up is complete' },
      'CTY-POS-3',
    );
  else
    demand(
      s.ball !== NONE,
      'ball',
      { es: 'debe ser un hexágono en esta fase', en: 'must be a hex in this phase' },
      'CTY-POS-3',
    );
}

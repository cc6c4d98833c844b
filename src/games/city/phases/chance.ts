import type { Choices } from '../../../core/choices.ts';
import { type Draw, offerDraw } from '../../../core/dice.ts';
import type { Action } from '../../../core/game.ts';
import type { Guards, Phase } from '../../../core/phase.ts';
import { type Deck, FIRST } from '../cards.ts';
import type { City } from '../model.ts';

/** CTY-TRN-1: an outcome of another draw, or a card that the pile no longer has. */
const possible = (isPossible: (s: City, outcome: Action) => boolean): Guards<City> => [
  ['CTY-TRN-1', (s, _seat, outcome) => !isPossible(s, outcome)],
];

/** A decision of chance by dice or coin. */
export function dicePhase(name: string, draw: Draw, apply: Phase<City>['apply']): Phase<City> {
  return {
    name,
    exact: true,
    guards: possible((_s, outcome) => isOutcome(draw, outcome)),
    candidates: (_s, _seat, out) => offerDraw(draw, out),
    apply,
  };
}

const isFace = (n: number): boolean => n >= 1 && n <= 6;
const isOutcome = (draw: Draw, outcome: Action): boolean => {
  if (draw === 'coin') return outcome === 0 || outcome === 1;
  return draw === 'd6' ? isFace(outcome) : isFace(Math.trunc(outcome / 10)) && isFace(outcome % 10);
};

/** A decision of chance by the top card of a pile (§6): as likely as the pile has of its kind. */
export function deckPhase(name: string, deckOf: (s: City) => Deck, apply: Phase<City>['apply']): Phase<City> {
  return {
    name,
    exact: true,
    guards: possible((s, kind) => kind >= FIRST[deckOf(s)]! && kind < FIRST[deckOf(s) + 1]! && s.draw[kind]! > 0),
    candidates: (s, _seat, out) => offerPile(s, deckOf(s), out),
    apply,
  };
}

function offerPile(s: City, deck: Deck, out: Choices): void {
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) if (s.draw[kind]! > 0) out.add(kind, s.draw[kind]!);
}

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type Seat, SIDES } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomFrom } from '../../core/random.ts';
import { BALL_DECKS, countOf, DECK, DECK_OF, DECKS, KINDS } from './cards.ts';
import { deckCount, inHand } from './hands.ts';
import { type City, PERIOD } from './model.ts';
import { game as city } from './room.ts';
import { cardName, moveName } from './voice/names.ts';

const README = readFileSync('src/games/city/README.md', 'utf8');
const choices = new Choices();

/** A random match, state by state. */
function* states(seed: string, mode: string, limit: number): Generator<City> {
  const random = randomFrom(seed);
  const s = city.setup({ ...defaultOptions(city.options), mode, extraTime: true, shootout: true });
  for (let step = 0; step < limit && city.toMove(s) !== 0; step++) {
    yield s;
    const due = city.toMove(s);
    const seat: Seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
    city.choices(s, seat, choices);
    city.apply(s, seat, choices.pick(random()));
  }
}

/** Kinds of which there are not as many as the box has; the ball deck of a shoot-out is history. */
const misplaced = (s: City): string[] =>
  KINDS.filter((_, kind) => {
    if (DECK_OF[kind] === DECK.ball && s.period >= PERIOD.shootout) return false;
    return inHand(s, 0, kind) + inHand(s, 1, kind) + s.draw[kind]! + s.discards[kind]! !== deckCount(s, kind);
  });

describe('city: the cards', () => {
  it('CTY-TIM-1: the box has 27, 27, 26, 26, 45 and 12 cards, no kind twice', () => {
    const sizes = DECKS.map((_, deck) =>
      KINDS.reduce((sum, _kind, kind) => sum + (DECK_OF[kind] === deck ? countOf(kind) : 0), 0),
    );
    expect(sizes).toEqual([27, 27, 26, 26, 45, 12]);
    expect(new Set(KINDS).size).toBe(KINDS.length);
    expect(Object.values(BALL_DECKS).map((deck) => deck[0] + deck[1] + deck[2])).toEqual([45, 48, 24, 30]);
  });

  it('the gallery of the README shows every card with its name and its tactical move', () => {
    for (const [kind, name] of KINDS.entries()) {
      const row = README.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
      const said = cardName(kind);
      expect(row).toContain(`${said.es} / ${said.en}`);
      const tactic = moveName(kind);
      if (tactic) expect(row).toContain(`${tactic.es} / ${tactic.en}`);
      if (['shot', 'int'].includes(DECKS[DECK_OF[kind]!]!))
        expect(row.split('|').at(-2)?.trim()).toBe(String(countOf(kind)));
    }
  });

  it('every card is in exactly one place at all times', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('quick', 'half', 'full'), (seed, mode) => {
        for (const s of states(seed, mode, 400)) expect(misplaced(s)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('CTY-HND-4: a guess agrees with the view, deals every unseen card, and can be played on', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...SIDES), (seed, who) => {
        const random = randomFrom(seed);
        for (const s of states(seed, 'full', 250)) {
          const seen = city.view(s, who);
          const guess = city.guess(seen, who, random);
          expect(city.writePosition(city.view(guess, who))).toEqual(city.writePosition(seen));
          expect(city.readPosition(JSON.parse(JSON.stringify(city.writePosition(guess)))).ok).toBe(true);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('CTY-HND-4: two states that differ only in hidden cards look the same', () => {
    for (const s of states('swap', 'full', 200)) {
      const other = city.guess(city.view(s, 'home'), 'home', randomFrom('other'));
      expect(city.view(other, 'home').cells).toEqual(city.view(s, 'home').cells);
    }
  });
});

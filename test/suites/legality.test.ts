// One source of legality: what is offered is accepted, and whatever else can be said is refused under a known clause.
import { describe, expect, test } from 'vitest';
import { sentence } from '../../src/core/clause.ts';
import { type Action, CHANCE, type Game, type GameWithTexts, type Seat } from '../../src/core/game.ts';
import { type Random, randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, pickOne, roam, SCALE, type Visit, walk } from '../support/walk.ts';

const WALKS = 12 * SCALE;
const STEPS = 600;
const PROBES = 12;
const MOST_KNOWN = 4000;

/** Texts seen anywhere in the game and the words they are made of, from which other actions are put together. */
class Phrasebook {
  readonly texts: string[] = [];
  readonly #seen = new Set<string>();
  readonly #parts: string[] = [];

  learn(text: string): void {
    if (this.#seen.has(text) || this.#seen.size >= MOST_KNOWN) return;
    this.#seen.add(text);
    this.texts.push(text);
    this.#parts.push(...text.split(/[^a-z0-9]+/i));
  }

  /** A known text with one of its words replaced by another known word. */
  garble(random: Random): string {
    const pieces = pickOne(this.texts, random).split(/([^a-z0-9]+)/i);
    const word = 2 * Math.floor((random() * (pieces.length + 1)) / 2);
    pieces[word] = pickOne(this.#parts, random);
    return pieces.join('');
  }
}

/** Any text at all: an action of this state, a refusal that can be told to a player, or not an action of this game. */
function probe(game: GameWithTexts, s: State, seat: Seat, offered: ReadonlySet<Action>, text: string): void {
  const read = game.readAction(s, seat, text);
  if (!read.ok) {
    if (!read.error.expected) complain(game, s, `«${text}» is not read, without a reason`);
    return;
  }
  if (game.isRuling(read.value)) return;
  const refusal = game.refuse(s, seat, read.value);
  if (offered.has(read.value) !== (refusal === undefined)) {
    complain(
      game,
      s,
      `«${text}» is ${refusal ? `offered but refused under ${refusal.clause}` : 'neither offered nor refused'}`,
    );
  }
  if (refusal) checkSentence(game, s, refusal, text);
}

function checkSentence(
  game: GameWithTexts,
  s: State,
  refusal: NonNullable<ReturnType<Game['refuse']>>,
  text: string,
): void {
  const said = sentence(game.clauses, refusal);
  for (const line of [said.es, said.en]) {
    if (/[{}]|undefined|NaN|\[object/.test(line)) complain(game, s, `«${text}» under ${refusal.clause}: ${line}`);
  }
}

/** A packed action of any bits, where it means something: its text, read as the text of an action. */
function probeBits(game: GameWithTexts, s: State, seat: Seat, offered: ReadonlySet<Action>, bits: Action): void {
  let text: string;
  try {
    text = game.writeAction(s, seat, bits);
  } catch {
    return; // writing trusts its caller
  }
  probe(game, s, seat, offered, text);
}

function checkOffered(game: GameWithTexts, at: Visit): Set<Action> {
  const { state, seat } = at;
  const choices = at.choices.list();
  const offered = new Set(choices);
  const texts = new Set(choices.map((action) => game.writeAction(state, seat, action)));
  if (offered.size !== choices.length || texts.size !== choices.length)
    complain(game, state, 'an action is offered twice');
  for (const action of choices) {
    const text = game.writeAction(state, seat, action);
    if (!/^\S+$/.test(text)) complain(game, state, `«${text}» is not one token`);
    const read = game.readAction(state, seat, text);
    if (!read.ok || read.value !== action) complain(game, state, `«${text}» is not read back as ${action}`);
    if (seat === CHANCE) continue;
    const refusal = game.refuse(state, seat, action);
    if (refusal) complain(game, state, `«${text}» is offered but refused under ${refusal.clause}`);
    if (game.isRuling(action)) complain(game, state, `the ruling «${text}» is offered`);
  }
  return offered;
}

describe.each(ROOMS)('$id', ({ game }) => {
  test('what is offered is accepted and what is not is refused under a clause', () => {
    const book = new Phrasebook();
    const random = randomFrom(`probes of ${game.id}`);
    let decisions = 0;
    roam(game, WALKS, STEPS, (at) => {
      const offered = checkOffered(game, at);
      if (at.seat === CHANCE) return;
      decisions++;
      for (const action of offered) book.learn(game.writeAction(at.state, at.seat, action));
      for (let i = 0; i < PROBES; i++) {
        probe(game, at.state, at.seat, offered, pickOne(book.texts, random));
        probe(game, at.state, at.seat, offered, book.garble(random));
        probeBits(game, at.state, at.seat, offered, Math.floor(random() ** 4 * 0x7fffffff));
      }
    });
    expect(decisions).toBeGreaterThan(100);
  });

  test('every outcome of chance has a weight', () => {
    let draws = 0;
    for (const number of [0, 1, 3]) {
      walk(game, number, STEPS, ({ state, seat, choices }) => {
        if (seat !== CHANCE) return;
        draws++;
        if (choices.weight.subarray(0, choices.n).some((weight) => weight <= 0))
          complain(game, state, 'a weight is not positive');
      });
    }
    expect(draws).toBeGreaterThan(0);
  });

  test('a text that is no action is answered, never thrown at', () => {
    const odd = ['', ' ', ':', '-', 'x', 'pass:', '?', '0', 'null', '__proto__', 'constructor', '𝟗', 'a'.repeat(5000)];
    roam(game, 1, 100, ({ state, seat }) => {
      for (const text of odd) {
        const read = game.readAction(state, seat, text);
        if (!read.ok && !read.error.expected) complain(game, state, `«${text}» is not read, without a reason`);
      }
    });
  });
});

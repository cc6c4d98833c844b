// The rulebook of each game: every clause has a picture whose tries are judged by the rules as it says, everything that is
// ours has its sentence, and there is one word for one thing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Clause, LANGS, type Lang, type Said } from '../../src/core/clause.ts';
import { CHANCE, type GameWithTexts, type Position } from '../../src/core/game.ts';
import { makeMove, type Picture, pictureOf, type Rulebook, type Try } from '../../src/core/rulebook.ts';
import type { State } from '../../src/core/state.ts';
import { labelOf } from '../../src/web/rules/label.ts';
import { piecesOf, prefixOf } from '../../src/web/rules/prose.ts';
import { type NamedRoom, ROOMS } from '../support/rooms.ts';
import { roam } from '../support/walk.ts';

/** A caption is one line on a wide screen. */
const LONGEST_CAPTION = 130;
/** A word of the engine protocol is a hole, too. */
const HOLE = /[{}]|undefined|NaN|null|\[object|^\s*$|\w:\w| {2}/;

const startOf = (game: GameWithTexts, { position }: Picture): State => {
  const state = game.readPosition(position);
  if (!state.ok) throw new Error(`${state.error.path} ${state.error.expected.en}`);
  return state.value;
};

/** What is wrong with a try, or undefined. */
function wrongWith(game: GameWithTexts, picture: Picture, { moves, refusedUnder }: Try): string | undefined {
  const s = startOf(game, picture);
  for (const [i, move] of moves.entries()) {
    const refusal = makeMove(game, s, move);
    const isLast = i === moves.length - 1;
    if (refusal && !(isLast && refusedUnder === refusal.clause))
      return `${move.text} is refused under ${refusal.clause}`;
    if (!refusal && isLast && refusedUnder !== null) return `${move.text} is allowed`;
  }
  return undefined;
}

/** The clauses that a specification marks as ours, or as settled between two printings. */
const oursOf = (id: string): Clause[] =>
  [...readFileSync(`docs/games/${id}.md`, 'utf8').matchAll(/^\| ([A-Z]{3}-[A-Z0-9]+-\d+[a-z]?) \| ([^|]*) \|/gm)]
    .filter(([, , source]) => /\b(?:ours|EN)\b/.test(source!))
    .map(([, clause]) => clause!);

const BOOKS: readonly (NamedRoom & { readonly book: Rulebook })[] = await Promise.all(
  ROOMS.flatMap((room) => (room.rulebook ? [room.rulebook().then((book) => ({ ...room, book }))] : [])),
);

/** Everything that people read in a game, by where it stands. */
function textsOf({ game, voice, book }: (typeof BOOKS)[number]): [where: string, text: Said][] {
  return [
    ...[...game.clauses.byId.values()].flatMap(({ id, rule, refusal }): [string, Said][] => [
      [id, rule],
      ...(refusal ? [[`the refusal of ${id}`, refusal] as [string, Said]] : []),
    ]),
    ...[...book.chapters, ...book.summary].flatMap(({ title, text }) =>
      [title, ...text].map((said): [string, Said] => [title.en, said]),
    ),
    ...book.open.map(({ clauses, text }): [string, Said] => [`left open at ${clauses[0]}`, text]),
    ...Object.entries(book.pictures).map(([id, { caption }]): [string, Said] => [`the caption of ${id}`, caption]),
    ...Object.entries(voice.options).flatMap(([name, { label, help }]) =>
      [label, help].map((said): [string, Said] => [`the option ${name}`, said]),
    ),
  ];
}

/** What the radio says, what is asked and what the buttons are called, in some random matches: each sentence once. */
function spokenIn({ game, voice }: NamedRoom): [where: string, text: Said][] {
  const heard = new Map<string, [string, Said]>();
  const hear = (where: string, text: Said): void => void heard.set(`${text.es} ${text.en}`, [where, text]);
  roam(game, 4, 300, ({ state, seat, choices, action }) => {
    const position = game.writePosition(state);
    hear('a question', voice.ask(position, game.turn(state)));
    if (seat !== CHANCE) hear('a button', voice.action(game.writeAction(state, seat, choices.action[0]!), position));
    game.apply(state.clone(), seat, action, (event) => {
      for (const pick of [0, 1, 2]) hear(`the radio on ${event.type}`, voice.event(event, pick));
    });
  });
  return [...heard.values()];
}

/** Everything said in both languages that some data holds. */
function saidIn(data: unknown): Said[] {
  if (typeof data !== 'object' || data === null) return [];
  const { es, en } = data as Record<string, unknown>;
  if (typeof es === 'string' && typeof en === 'string') return [{ es, en }];
  return Object.values(data).flatMap(saidIn);
}

/** The spaces of the pieces and the ball, by the name that a board gives them. */
const spacesOf = (position: Position): string[] =>
  [
    position['ball'],
    ...Object.values(position['pieces'] as object).flatMap((team) => Object.values(team as object)),
  ].flatMap((space) => (typeof space === 'string' ? [`space:${space}`, `shirt:${space}`] : []));

const wordIn = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');

test('every room has a rulebook, but for a toy', () => {
  expect(ROOMS.filter(({ id, rulebook }) => (rulebook === null) !== (id === 'toy')).map(({ id }) => id)).toEqual([]);
});

describe.each(BOOKS)('$id', (room) => {
  const { game, book, id } = room;
  const clauses = [...game.clauses.byId.keys()];

  test('every clause has a picture, and every picture a clause', () => {
    expect(Object.keys(book.pictures).sort()).toEqual(clauses.toSorted());
  });

  test('every try is allowed, or refused under the clause that it names', () => {
    const wrong = clauses.flatMap((clause) => {
      const picture = pictureOf(book, clause);
      return picture.tries.flatMap((each) => {
        const what = wrongWith(game, picture, each);
        return what === undefined ? [] : [`${clause}: ${what}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('every picture has something to tap, or somebody to move', () => {
    const idle = clauses.filter((clause) => {
      const picture = pictureOf(book, clause);
      return picture.tries.length === 0 && game.toMove(startOf(game, picture)) === 0;
    });
    expect(idle).toEqual([]);
  });

  test('every try has a label of its own in both languages', () => {
    for (const clause of clauses) {
      const picture = pictureOf(book, clause);
      const labels = picture.tries.map((each) => labelOf(room, picture, each, { es: 'Silbato', en: 'Whistle' }));
      for (const lang of LANGS) {
        expect(
          labels.map((label) => label[lang]).filter((label) => HOLE.test(label)),
          clause,
        ).toEqual([]);
        expect(new Set(labels.map((label) => label[lang])).size, `${clause} ${JSON.stringify(labels)}`).toBe(
          labels.length,
        );
      }
    }
  });

  test('captions are one line', () => {
    const long = Object.entries(book.pictures).filter(([, { caption }]) =>
      LANGS.some((lang) => caption[lang].length > LONGEST_CAPTION),
    );
    expect(long.map(([clause]) => clause)).toEqual([]);
  });

  test('chapters rest on clauses that exist, in both languages on the same ones', () => {
    const prefix = prefixOf(clauses[0]!);
    const restOn = (text: string): Clause[] =>
      piecesOf(text, prefix).flatMap((piece) => ('clause' in piece ? [piece.clause] : []));
    expect(book.chapters.length).toBeGreaterThanOrEqual(3);
    for (const { es, en } of book.chapters.flatMap(({ text }) => text)) {
      expect(restOn(en).sort(), en).toEqual(restOn(es).sort());
      expect(
        restOn(es).filter((clause) => !game.clauses.byId.has(clause)),
        es,
      ).toEqual([]);
    }
  });

  test('whatever is ours, or reads otherwise in another printing, says so', () => {
    const told = new Set(book.open.flatMap((note) => note.clauses));
    expect(oursOf(id).filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !game.clauses.byId.has(clause))).toEqual([]);
    const options = book.open.flatMap(({ option }) => (option === null ? [] : [option]));
    expect(options.filter((option) => !room.voice.options[option])).toEqual([]);
  });

  test('one word for one thing: no text, lesson, question or line of the radio uses a synonym of the glossary', async () => {
    expect(book.words.length).toBeGreaterThanOrEqual(6);
    const synonyms = book.words.flatMap(({ term, also }) =>
      LANGS.flatMap((lang) => also[lang].map((word): [Lang, string, RegExp] => [lang, term[lang], wordIn(word)])),
    );
    const lessons = saidIn(await room.lessons()).map((text): [string, Said] => ['a lesson', text]);
    const used = [...textsOf(room), ...spokenIn(room), ...lessons].flatMap(([where, text]) =>
      synonyms
        .filter(([lang, , word]) => word.test(text[lang]))
        .map(([lang, term, word]) => `${where}: ${word.source.slice(9, -8)} for ${term}: ${text[lang]}`),
    );
    expect(used).toEqual([]);
  });

  test('everything on a board is explained in both languages, under a clause that exists', () => {
    for (const clause of clauses) {
      const { position } = pictureOf(book, clause);
      for (const thing of ['score', 'time', 'dice']) {
        const found = book.explain(thing, position);
        expect(found && game.clauses.byId.has(found.clause), thing).toBe(true);
      }
      for (const space of spacesOf(position)) {
        const found = book.explain(space, position);
        if (!found) continue;
        expect(
          LANGS.filter((lang) => HOLE.test(found.text[lang])),
          space,
        ).toEqual([]);
        expect(game.clauses.byId.has(found.clause), found.clause).toBe(true);
      }
    }
    expect(book.explain('nonsense:x', pictureOf(book, clauses[0]!).position)).toBeNull();
  });

  test('cards lead to clauses', () => {
    expect(book.printed.filter(({ clause }) => !game.clauses.byId.has(clause))).toEqual([]);
  });
});

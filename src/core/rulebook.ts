import type { Clause, Said } from './clause.ts';
import type { Explanation } from './explain.ts';
import { CHANCE, type Game, type Position, type Refusal, SIDES, type Side, seatOf, type Tell } from './game.ts';
import type { State } from './state.ts';

/** Running text under one heading. In a paragraph, `[TURN-1]` stands for the clause whose id ends so. */
export interface Chapter {
  readonly title: Said;
  readonly text: readonly Said[];
}

/** What the printed booklet leaves open at these clauses, what is played here, and the option that plays it otherwise. */
export interface LeftOpen {
  readonly clauses: readonly Clause[];
  readonly text: Said;
  /** As in the names of the voice's options: `tie=draw`, `advanced`. */
  readonly option: string | null;
}

/** One word for one thing: the term that all texts of the game use, and others by which people look for it. */
export interface Term {
  readonly term: Said;
  readonly meaning: Said;
  /** Words that no text of the game uses for it; a search finds the term by them. */
  readonly also: Readonly<Record<keyof Said, readonly string[]>>;
}

/** A card, or whatever else has a printed text of its own. */
export interface PrintedCard {
  readonly name: Said;
  readonly text: Said;
  readonly clause: Clause;
  /** It stands on the printed summary. */
  readonly isMove: boolean;
}

/**
 * A position in which a clause can be seen, with tries: moves from there, as `away keep:odd` or `d6:4`, joined by ` > `. All
 * moves of a try in `yes` are allowed. The last move of one in `no` is refused, under the picture's own clause unless it
 * names another: `home pass:9 = TOR-FIVE-1`.
 */
export interface Sketch {
  readonly caption: Said;
  /** The position: one of the book's, and in what it differs from that. */
  readonly base: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** All that a game's rules page shows beyond the clauses themselves. */
export interface Rulebook<P extends Position = Position> {
  readonly chapters: readonly Chapter[];
  readonly open: readonly LeftOpen[];
  readonly words: readonly Term[];
  /** The rules on one page to print. */
  readonly summary: readonly Chapter[];
  readonly printed: readonly PrintedCard[];
  readonly positions: Readonly<Record<string, Position>>;
  readonly pictures: Readonly<Record<Clause, Sketch>>;
  /** What a thing on the table is (src/core/explain.ts). */
  explain(thing: string, position: P): Explanation | null;
}

/** A move of a try: by a side, by chance, or the whistle of whoever keeps the time. */
export interface TriedMove {
  readonly by: Side | 'chance' | 'whistle';
  readonly text: string;
}
export interface Try {
  readonly moves: readonly TriedMove[];
  /** The clause under which the last move is refused; null where all are allowed. */
  readonly refusedUnder: Clause | null;
}
export interface Picture {
  readonly clause: Clause;
  readonly caption: Said;
  readonly position: Position;
  readonly tries: readonly Try[];
}

/** Stands in a difference for a field that the position does not have. */
const ABSENT = '-';
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `base` with what `change` says: objects field by field, all else whole. */
function changed(base: unknown, change: unknown): unknown {
  if (!isFields(base) || !isFields(change)) return change;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(change)) merged[key] = changed(base[key], value);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ABSENT));
}

function readMove(text: string): TriedMove {
  const [first = '', second] = text.split(' ');
  const side = SIDES.find((each) => each === first);
  if (side && second) return { by: side, text: second };
  return { by: first === 'whistle' ? 'whistle' : 'chance', text: first };
}
const movesOf = (text: string): TriedMove[] => text.split(' > ').map(readMove);

/** The picture of a clause; every clause of a game has one. */
export function pictureOf(book: Rulebook, clause: Clause): Picture {
  const sketch = book.pictures[clause];
  const base = sketch && book.positions[sketch.base];
  if (!base) throw new Error(`${clause} has no picture`);
  const allowed = sketch.yes.map((text): Try => ({ moves: movesOf(text), refusedUnder: null }));
  const refused = sketch.no.map((text): Try => {
    const [moves = '', under = clause] = text.split(' = ');
    return { moves: movesOf(moves), refusedUnder: under };
  });
  return {
    clause,
    caption: sketch.caption,
    position: changed(base, sketch.with ?? {}) as Position,
    tries: [...allowed, ...refused],
  };
}

/** Makes a move on `s`, or says why it is not allowed and changes nothing. Throws where it is no move of the game at all. */
export function makeMove(game: Game, s: State, { by, text }: TriedMove, tell?: Tell): Refusal | undefined {
  if (by === 'whistle') return game.whistle(s, tell);
  const seat = by === 'chance' ? CHANCE : seatOf(by);
  if (!((game.toMove(s) >> seat) & 1)) throw new Error(`${by} is not to move: ${text}`);
  const action = game.readAction(s, seat, text);
  if (!action.ok) throw new Error(`${text}: ${action.error.expected.en}`);
  const refusal = seat === CHANCE ? undefined : game.refuse(s, seat, action.value);
  if (!refusal) game.apply(s, seat, action.value, tell);
  return refusal;
}

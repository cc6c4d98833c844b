import { fill, type Said } from './clause.ts';
import { type GameEvent, type Position, SIDES, type Side } from './game.ts';

/** What a board can mark with a small sign of its own. */
export const SIGN_KINDS = [
  ...(['won', 'lost', 'loose', 'duel', 'dice', 'play'] as const),
  ...(['save', 'wide', 'foul', 'yellow', 'red', 'whistle'] as const),
] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/** Who or what went from one space to another; spaces are named as the board names them. */
export interface Way {
  readonly who: Side | 'ball';
  readonly from: string;
  readonly to: string;
}

/** Something was won, lost, saved, decided or whistled. */
export interface Sign {
  readonly kind: SignKind;
  /** It is null where it is of no one space. */
  readonly at: string | null;
  /** Whom it is for, or against whom. */
  readonly side: Side | null;
  /** One or two words. */
  readonly word: Said;
  /** The numbers that decided it. */
  readonly numbers?: string;
}

/** A few words for the line that sums a turn up; of several in a row with one key the last is told. */
export interface Brief {
  readonly text: Said;
  readonly key?: string;
}

/** What an event leaves behind until the next turn. */
export interface Trace {
  readonly ways: readonly Way[];
  readonly sign: Sign | null;
  readonly brief: Brief | null;
  /** The way of a shot, seen before anybody hears what became of it. */
  readonly flight?: readonly Way[];
  /** What both sides had chosen in secret, laid open side by side before it is said who was right. */
  readonly laid?: Readonly<Record<Side, Said>>;
}

/** What is remembered of an event, by anybody who saw it; `before` is what he saw before it. */
export type Story = (event: GameEvent, before: Position | null) => Trace | null;

type Facts = Readonly<Record<string, string | number>>;
/** A brief in both languages, its facts filled in. */
export const brief = (es: string, en: string, facts: Facts = {}, key?: string): Brief => ({
  text: { es: fill(es, facts), en: fill(en, facts) },
  ...(key === undefined ? {} : { key }),
});

export const way = (who: Side | 'ball', from: string | null | undefined, to: string): readonly Way[] =>
  from && from !== to ? [{ who, from, to }] : [];

export const trace = (ways: readonly Way[], told: Brief | null = null, sign: Sign | null = null): Trace => ({
  ways,
  sign,
  brief: told,
});

/** The way of a shot: it is seen first, then named, and stays. */
export const shot = (flight: readonly Way[], told: Brief | null = null, sign: Sign | null = null): Trace => ({
  ...trace(flight, told, sign),
  flight,
});

/** Half-time and what ends other periods: the score is on the board for a moment. */
export const periodEnd = (score: readonly number[]): Trace =>
  trace([], null, {
    kind: 'whistle',
    at: null,
    side: null,
    word: { es: 'Fin del tiempo', en: 'End of the period' },
    numbers: score.join('–'),
  });

export const timeUp = (): Trace =>
  trace([], null, { kind: 'whistle', at: null, side: null, word: { es: 'Tiempo cumplido', en: 'Time is up' } });

/** A card is shown to whoever stands there. */
export const booking = (side: Side, color: 'yellow' | 'red', at: string | null | undefined, shirt: string): Trace =>
  trace(
    [],
    color === 'yellow'
      ? brief('amarilla al {shirt}', 'yellow card for {shirt}', { shirt })
      : brief('roja al {shirt}', 'red card for {shirt}', { shirt }),
    {
      kind: color,
      at: at ?? null,
      side,
      word: color === 'yellow' ? { es: 'Amarilla', en: 'Yellow card' } : { es: 'Roja', en: 'Red card' },
    },
  );

/** The ball is somebody's who did not have it: picked up where it lay, or taken from the rival on its way. */
export const taken = (side: Side, shirt: string, at: string | null, wasLoose: boolean): Trace =>
  trace(
    [],
    wasLoose
      ? brief('lo recoge el {shirt}', '{shirt} picks it up', { shirt })
      : brief('lo corta el {shirt}', '{shirt} cuts it out', { shirt }),
    {
      kind: 'won',
      at,
      side,
      word: wasLoose ? { es: 'Recogido', en: 'Picked up' } : { es: '¡Cortado!', en: 'Cut out!' },
    },
  );

/** Whose man stands there; null where nobody does. */
export const sideOn = (
  pieces: Readonly<Record<Side, Readonly<Record<string, string | null>>>>,
  at: string | null,
): Side | null => (at === null ? null : (SIDES.find((side) => Object.values(pieces[side]).includes(at)) ?? null));

type Remember<P, E extends GameEvent> = (event: E, before: P | null) => Trace | null;
/** What each of a game's own events leaves behind; one that is not named leaves nothing. */
type Memories<P, E extends GameEvent> = {
  readonly [K in E['type']]?: Remember<P, string extends K ? E : Extract<E, { readonly type: K }>>;
};
export function storyIn<P extends Position, E extends GameEvent>(memories: Memories<P, E>): Story {
  const known = new Map(Object.entries(memories)) as ReadonlyMap<string, Story>;
  return (event, before) => known.get(event.type)?.(event, before) ?? null;
}

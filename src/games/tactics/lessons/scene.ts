import { headOf, type Lesson, type Situation, type Tried } from '../../../core/lessons.ts';
import { byName } from '../../../core/vocabulary.ts';
import type { TacticsEvent } from '../events.ts';
import { CARD_SLOTS, OPTIONS, type TacticsOptions } from '../model.ts';
import type { TacticsPosition } from '../position.ts';

export type TacticsLesson = Lesson<TacticsPosition, TacticsEvent>;
export type TacticsSituation = Situation<TacticsPosition, TacticsEvent>;
export type TacticsTried = Tried<TacticsPosition, TacticsEvent>;

type Team = Partial<TacticsPosition['pieces']['home']>;

const HOME: TacticsPosition['pieces']['home'] = {
  ...{ gk: 'd1', d1: 'b4', d2: 'd4', d3: 'e4', d4: 'g4' },
  ...{ m1: 'a6', m2: 'c6', m3: 'f6', m4: 'h6', f1: 'd8', f2: 'f8' },
};
const AWAY: TacticsPosition['pieces']['away'] = {
  ...{ gk: 'e16', d1: 'b13', d2: 'd13', d3: 'e13', d4: 'g13' },
  ...{ m1: 'a11', m2: 'c11', m3: 'f11', m4: 'h11', f1: 'b9', f2: 'g9' },
};
const NO_CARDS = byName(CARD_SLOTS, () => 0);

interface Given extends Omit<Partial<TacticsPosition>, 'pieces'> {
  readonly home?: Team;
  readonly away?: Team;
}

/** Home has the ball with its first forward, all others on their places; `fields` say what is different. */
export function scene({ home = {}, away = {}, ...fields }: Given): TacticsPosition {
  return {
    ...headOf<'tactics', TacticsOptions>('tactics', OPTIONS, 5),
    phase: 'moveroll',
    pieces: { home: { ...HOME, ...home }, away: { ...AWAY, ...away } },
    ball: 'd8',
    holder: 'f1',
    roll: null,
    passes: 0,
    chance: false,
    restart: null,
    barred: null,
    offside: [],
    queue: [],
    corner: null,
    back: null,
    cards: { home: NO_CARDS, away: NO_CARDS },
    starter: 'home',
    shootout: null,
    result: null,
    ...fields,
  };
}

/** Nobody has been placed but those who always stand in the same place. */
export const UNPLACED: Team = { gk: null, f1: null, f2: null };

export const isIn =
  (phase: TacticsPosition['phase']) =>
  ({ position }: TacticsTried): boolean =>
    position.phase === phase;

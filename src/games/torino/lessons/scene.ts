import { headOf, type Lesson, type Situation, type Tried } from '../../../core/lessons.ts';
import type { TorinoEvent } from '../events.ts';
import { OPTIONS, type TorinoOptions } from '../model.ts';
import type { TorinoPosition } from '../position.ts';

export type TorinoLesson = Lesson<TorinoPosition, TorinoEvent>;
export type TorinoSituation = Situation<TorinoPosition, TorinoEvent>;
type TorinoTried = Tried<TorinoPosition, TorinoEvent>;

/** Home is about to make its first roll; `fields` say what is different. */
export const scene = (fields: Partial<TorinoPosition>): TorinoPosition => ({
  ...headOf<'torino', TorinoOptions>('torino', OPTIONS, 4),
  phase: 'first',
  pieces: { home: { gk: 'middle' }, away: { gk: 'middle' } },
  ball: 'center',
  starter: 'home',
  first: null,
  shot: null,
  shootout: null,
  result: null,
  ...fields,
});

const DECIDED: readonly TorinoEvent['type'][] = ['goal', 'save', 'wide'];
/** Says whether the shot has come to its end. */
export const isDecided = ({ events }: TorinoTried): boolean => events.some(({ type }) => DECIDED.includes(type));

import type { Said } from '../core/clause.ts';
import type { Judged } from './analyse.ts';

/** How bad a decision was. */
export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
export type Slip = Exclude<Grade, 'good'>;

/** The share of the match from which on a decision is called so: the one table for page, drills and command line. */
export const THRESHOLDS: Readonly<Record<Slip, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };

/** Who looks for something better has found it when it is worth at most so much less than the best. */
export const SOLVED = 0.02;
export const passes = ({ loss }: Pick<Judged, 'loss'>): boolean => loss <= SOLVED;

/** What a grade is called, and the sign that stands behind such a decision. */
export const GRADE_WORDS: Readonly<Record<Grade, { readonly name: Said; readonly sign: string }>> = {
  good: { name: { es: 'buena', en: 'good' }, sign: '' },
  inaccuracy: { name: { es: 'imprecisión', en: 'inaccuracy' }, sign: '?!' },
  mistake: { name: { es: 'error', en: 'mistake' }, sign: '?' },
  blunder: { name: { es: 'error grave', en: 'blunder' }, sign: '??' },
};

export const gradeOf = (loss: number): Grade =>
  GRADES.findLast((grade) => grade !== 'good' && loss >= THRESHOLDS[grade]) ?? 'good';

/** A decision that gave away enough to be spoken of. */
export interface Marked extends Judged {
  readonly grade: Slip;
}

/** The decisions that are marked, in their order: what page, drills and command line show is this list. */
export const marksOf = (decisions: readonly Judged[]): Marked[] =>
  decisions.flatMap((one) => {
    const grade = gradeOf(one.loss);
    return grade === 'good' ? [] : [{ ...one, grade }];
  });

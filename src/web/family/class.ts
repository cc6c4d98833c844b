import type { GameId } from '../../games/index.ts';
import type { Learnt, Lesson } from './lessons.ts';

export interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly learnt: readonly Learnt[];
}
/** One of the boards at which a class plays its teacher. */
export interface Board {
  readonly match: string;
  readonly name: string;
  readonly game: GameId;
  readonly score: string;
  readonly isOver: boolean;
  /** It waits for the teacher. */
  readonly isMine: boolean;
}
/** A class as its teacher sees it. */
export interface Class {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly isOpen: boolean;
  /** The teacher has a PIN, and has not given it a short while ago. */
  readonly isLocked: boolean;
  readonly pupils: readonly Pupil[];
  readonly lessons: readonly Lesson[];
  readonly boards: readonly Board[];
}

import { SIDES, type Side } from '../../core/game.ts';
import type { Judged, KeptAnalysis, Stroke } from '../../lab/analyse.ts';
import type { Marked } from '../../lab/marks.ts';
import { type Study, studyOf } from '../../lab/study.ts';
import type { Film } from '../replay/film.ts';
import { updateMatch } from '../store/matches.ts';
import { analyse } from './ask.ts';
import { fragmentOf } from './link.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MILLIS = 900;

/** How far the analysis in the background has come. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The control of an analysis board: where one is in a match, and what is known about it. */
export class StudyControl {
  readonly film: Film;
  readonly record: string;
  /** The place in this browser's store; null for a record that only came by a link. */
  readonly id: string | null;
  at = $state(0);
  /** Before the decisions are analysed it knows course and luck. */
  study: Study | null = $state.raw(null);
  /** Steps whose decisions have been judged. */
  done = $state(0);
  isWhole = $state(false);
  progress: Progress | null = $state.raw(null);
  hasFailed = $state(false);
  isPlaying = $state(false);
  speed = $state<number>(1);

  /** How far the analysis has come; it goes on from there. */
  #kept: KeptAnalysis | undefined;
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The steps that brought a goal. */
  readonly goals: readonly { readonly step: number; readonly side: Side }[];

  constructor(film: Film, record: string, id: string | null, kept: KeptAnalysis | undefined) {
    this.film = film;
    this.record = record;
    this.id = id;
    this.goals = film.pictures.flatMap(({ events }, step) =>
      events.flatMap(film.room.football).flatMap((told) => {
        return told.type === 'goal' || (told.type === 'kick' && told.isGoal) ? [{ step, side: told.side }] : [];
      }),
    );
    this.at = this.readAddress() ?? this.last;
    this.#kept = kept;
    this.analyse();
  }

  get last(): number {
    return this.film.pictures.length - 1;
  }

  get marks(): readonly Marked[] {
    return this.study?.marks ?? [];
  }

  /** Whether its decision, where it was one, has been judged. */
  isJudged(step: number): boolean {
    return step <= this.done;
  }

  /** Home's share at a step; where the match was ended without one, its result. */
  shareAt(step: number): number {
    const { course, final } = this.study!;
    return step < course.length ? course[step]! : final;
  }

  decisionAt(step: number): Judged | undefined {
    return this.study?.decisions.find((one) => one.step === step);
  }

  markAt(step: number): Marked | undefined {
    return this.marks.find((one) => one.step === step);
  }

  strokeAt(step: number): Stroke | undefined {
    return this.study?.strokes.find((one) => one.step === step);
  }

  /** The step that the address names; null where it names none of this match. */
  readAddress(): number | null {
    const at = Number(fragmentOf(location.hash).get('s') ?? Number.NaN);
    return Number.isInteger(at) && at >= 0 && at <= this.last ? at : null;
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step));
    const fragment = fragmentOf(location.hash);
    fragment.set('s', String(this.at));
    history.replaceState(history.state, '', `#${fragment}`);
  }

  goTurn(way: 1 | -1): void {
    const { turns } = this.film;
    const found = way > 0 ? turns.find((first) => first > this.at) : turns.findLast((first) => first < this.at);
    this.go(found ?? (way > 0 ? this.last : 0));
  }

  /** To the next of these steps; after the last one the first. */
  goNext(steps: readonly number[]): void {
    const found = steps.find((step) => step > this.at) ?? steps[0];
    if (found !== undefined) this.go(found);
  }

  goGoal(): void {
    this.goNext(this.goals.map(({ step }) => step));
  }

  goSlip(): void {
    this.goNext(this.marks.map(({ step }) => step));
  }

  togglePlay(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at === this.last) this.go(0);
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.isPlaying = false;
      this.#tick();
    }, STEP_MILLIS / this.speed);
  }

  /** Goes on with the analysis where it was left. */
  analyse(): void {
    this.cancel();
    this.hasFailed = false;
    this.progress = { done: this.done, of: this.film.match.history.steps.length };
    this.#stop = analyse(this.record, this.#kept, {
      analysis: (kept) => this.#take(kept),
      failed: () => {
        this.hasFailed = true;
        this.progress = null;
      },
    });
  }

  /** What has been judged stays. */
  cancel(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.progress = null;
  }

  #take(kept: KeptAnalysis): void {
    const { done, of, analysis } = kept;
    this.study = studyOf(this.film.room.game.id, analysis);
    this.done = done;
    this.isWhole = done === of;
    this.progress = this.isWhole ? null : { done, of };
    if (kept !== this.#kept && this.id !== null) void updateMatch(this.id, { analysis: kept });
    this.#kept = kept;
  }

  close(): void {
    this.cancel();
    clearTimeout(this.#timer);
  }
}

/** The sides that have marked decisions. */
export const sidesWithMarks = (marks: readonly Marked[]): Side[] =>
  SIDES.filter((side) => marks.some((mark) => mark.side === side));

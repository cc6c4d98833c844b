import type { Lang, Said } from '../../core/clause.ts';
import type { Football, FootballEvent } from '../../core/events.ts';
import type { GameEvent, Side } from '../../core/game.ts';
import type { Brief, Sign, Trace, Way } from '../../core/story.ts';
import type { StepMessage } from '../../protocol/messages.ts';
import type { Story } from '../boards/story.ts';

/** One thing that happened in a turn. */
export interface Beat {
  readonly event: GameEvent;
  readonly trace: Trace | null;
  /** It is more than that a turn begins. */
  readonly isTold: boolean;
}

/** A position, whose turn it is in it, and what led to it, as somebody saw it; its number is that of its step. */
export type Sight = Pick<StepMessage, 'n' | 'position' | 'turn' | 'events'>;

/** A step of a turn as it was seen, to be shown again. */
export interface Frame {
  readonly step: Sight;
  readonly before: Sight | null;
}

/** What one side did without a break: its choices and throws. */
export interface Run {
  readonly side: Side;
  readonly beats: readonly Beat[];
  readonly frames: readonly Frame[];
}

export type Runs = Readonly<Partial<Record<Side, Run>>>;

/** What is heard and seen of things that are told together. */
export interface Heard {
  readonly sign: Sign | null;
  readonly told: readonly FootballEvent[];
}
export const heardOf = (beats: readonly Beat[], football: Football): Heard => ({
  sign: beats.findLast(({ trace }) => trace?.sign)?.trace?.sign ?? null,
  told: beats.flatMap(({ event }) => football(event)),
});

/** Tells what happened in a step one thing at a time. */
export class Telling {
  readonly beats: readonly Beat[];
  #count = 0;

  constructor(beats: readonly Beat[]) {
    this.beats = beats;
  }

  /** How much of it has been told. */
  get count(): number {
    return this.#count;
  }

  /** How many things there are to tell, and how many are still to be told. */
  get ahead(): { readonly of: number; readonly left: number } {
    return { of: this.beats.filter(({ isTold }) => isTold).length, left: this.beats.length - this.#count };
  }

  /** The next thing that is worth telling, and silent ones with it. */
  next(): readonly Beat[] {
    const { beats } = this;
    const from = this.#count;
    const found = beats.findIndex(({ isTold }, i) => i >= from && isTold);
    const isLast = !beats.some(({ isTold }, i) => i > found && isTold);
    this.#count = found < 0 || isLast ? beats.length : found + 1;
    return beats.slice(from, this.#count);
  }
}

/**
 * What stands once a run is under way: an answer in somebody else's turn that tells nothing wipes out nothing; the
 * beginning of a turn of one's own, `isDue`, does.
 */
export function withRun(runs: Runs, run: Run, isDue: boolean): Runs {
  const isNews = isDue || run.beats.some(({ trace }) => trace) || runs[run.side]?.frames[0] === run.frames[0];
  return isNews ? { ...runs, [run.side]: run } : runs;
}

/** The man who goes on from where he has just come is drawn with one trail. */
function joined(ways: readonly Way[]): readonly Way[] {
  const out: Way[] = [];
  for (const way of ways) {
    const last = out.findLastIndex(({ who, to }) => who === way.who && to === way.from && way.who !== 'ball');
    if (last < 0) out.push(way);
    else out[last] = { ...out[last]!, to: way.to };
  }
  return out.filter(({ from, to }) => from !== to);
}

/** What stays on the board of what was told. */
export const marksOf = (beats: readonly Beat[]): Pick<Story, 'ways' | 'signs'> => ({
  ways: joined(beats.flatMap(({ trace }) => trace?.ways ?? [])),
  signs: beats.flatMap(({ trace }) => (trace?.sign?.at ? [trace.sign] : [])),
});

/** So many things can be read at a glance. */
const MOST_TOLD = 4;

/** What decided something comes before what was done with the ball, and that before who only changed his place. */
const weightOf = ({ sign, ways, flight }: Trace): number =>
  sign ? 2 : flight || ways.some(({ who }) => who === 'ball') ? 1 : 0;

/** Of several in a row with one key the last; of too many the weightiest, and among those the last ones. */
function chosen(beats: readonly Beat[]): Brief[] {
  const told: { brief: Brief; weight: number }[] = [];
  for (const { trace } of beats) {
    if (!trace?.brief) continue;
    const { brief } = trace;
    const isSame = brief.key !== undefined && told.at(-1)?.brief.key === brief.key;
    told.splice(isSame ? -1 : told.length, isSame ? 1 : 0, { brief, weight: weightOf(trace) });
  }
  const kept = new Set(
    told
      .toReversed()
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST_TOLD),
  );
  return told.filter((one) => kept.has(one)).map(({ brief }) => brief);
}

const IS_ENDED = /[.!?…]$/u;
const capital = (text: string): string => text.replace(/^[¡¿]?\p{Ll}/u, (start) => start.toUpperCase());

/** The turn in one line; null where nothing in it is worth a word. */
export function summaryOf(beats: readonly Beat[]): Said | null {
  const briefs = chosen(beats);
  if (briefs.length === 0) return null;
  const line = (lang: Lang): string => {
    const text = briefs
      .map(({ text: said }) => said[lang])
      .reduce((before, next) => (IS_ENDED.test(before) ? `${before} ${capital(next)}` : `${before}, ${next}`));
    return `${capital(text)}${IS_ENDED.test(text) ? '' : '.'}`;
  };
  return { es: line('es'), en: line('en') };
}

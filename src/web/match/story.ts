import type { Lang, Said } from '../../core/clause.ts';
import type { GameEvent, Position, Side } from '../../core/game.ts';
import type { Brief, Trace, Way } from '../../core/story.ts';
import type { StepMessage } from '../../protocol/messages.ts';
import type { Story } from '../boards/story.ts';

/** One thing that happened in a turn. */
export interface Beat {
  readonly event: GameEvent;
  readonly trace: Trace | null;
  /** It is more than that a turn begins. */
  readonly isTold: boolean;
}

/** A step of a turn as it was seen, to be shown again. */
export interface Frame {
  readonly step: StepMessage;
  readonly before: Position | null;
}

/** What one side did without a break: its choices and throws. */
export interface Run {
  readonly side: Side;
  readonly beats: readonly Beat[];
  readonly frames: readonly Frame[];
}

export type Runs = Readonly<Partial<Record<Side, Run>>>;

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

import type { Plan } from '../../core/survey.ts';
import type { Measure } from '../study/stats.ts';
import { escape, INK, LINE, LINE_STRONG, label, line, picture, QUIET, SERIES, tag } from './svg.ts';

/** Narrow, so that its words can be read on a phone; each row's name stands above it. */
const WIDTH = 400;
const ROW = 44;
const PAD = 12;
const MOST_LETTERS = 60;

const nameAbove = (row: number, name: string): string =>
  label(0, row * ROW + 14, name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name);

/** How a chart writes its numbers. */
export type Write = (value: number) => string;

/** Round numbers that cut a scale into a handful of parts. */
export function ticks(low: number, high: number, most = 6): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export interface Parts {
  readonly name: string;
  readonly home: number;
  readonly draws: number;
  readonly away: number;
}

/** Won, drawn and lost of some series, as bars of full length. */
export function resultBars(words: string, rows: readonly Parts[], write: Write): string {
  const height = rows.length * ROW + 4;
  const bars = rows.map(({ name, home, draws, away }, i) => {
    const all = Math.max(1, home + draws + away);
    let x = 0;
    const part = (count: number, fill: string, ink: string): string => {
      const long = (WIDTH * count) / all;
      const from = x;
      x += long;
      const text =
        long > 44
          ? label(from + long / 2, i * ROW + 35, write(count / all), { fill: ink, 'text-anchor': 'middle' })
          : '';
      return tag('rect', { x: from, y: i * ROW + 20, width: long, height: ROW - 22, fill }) + text;
    };
    return (
      nameAbove(i, name) +
      part(home, 'var(--home)', 'var(--home-ink)') +
      part(draws, 'var(--surface-2)', INK) +
      part(away, 'var(--away)', 'var(--away-ink)')
    );
  });
  return picture(WIDTH, height, words, bars.join(''));
}

export interface Measured {
  readonly name: string;
  readonly measure: Measure;
}

/** Measures with their intervals, one below the other; `at` is where a line stands that means "fair" or "the same". */
export function intervals(words: string, rows: readonly Measured[], write: Write, at: number | null): string {
  const bounds = rows.flatMap(({ measure: { low, high, value } }) => [low, high, value]).filter(Number.isFinite);
  const all = at === null ? bounds : [...bounds, at];
  const spread = Math.max(...all) - Math.min(...all) || 1;
  const [low, high] = [Math.min(...all) - spread / 20, Math.max(...all) + spread / 20];
  const wide = WIDTH - 4 * PAD;
  const x = (value: number): number => 2 * PAD + (wide * (Math.max(low, Math.min(high, value)) - low)) / (high - low);
  const bottom = rows.length * ROW + 6;
  const scale = ticks(low, high, 4).map(
    (tick) =>
      line(x(tick), 6, x(tick), bottom, { stroke: LINE }) +
      label(x(tick), bottom + 16, write(tick), { 'text-anchor': 'middle', fill: QUIET }),
  );
  const marks = rows.map(({ name, measure }, i) => {
    const y = i * ROW + 30;
    return (
      nameAbove(i, name) +
      line(x(measure.low), y, x(measure.high), y, { stroke: INK, 'stroke-width': 2 }) +
      [measure.low, measure.high]
        .map((end) => line(x(end), y - 5, x(end), y + 5, { stroke: INK, 'stroke-width': 2 }))
        .join('') +
      tag('circle', { cx: x(measure.value), cy: y, r: 5, fill: SERIES[0]! })
    );
  });
  const fair = at === null ? '' : line(x(at), 2, x(at), bottom, { stroke: INK, 'stroke-dasharray': '4 3' });
  return picture(WIDTH, bottom + 26, words, scale.join('') + fair + marks.join(''));
}

export interface Column {
  readonly name: string;
  readonly measure: Measure;
}

const TALL = 160;
const LEFT = 44;
/** With more columns than this only some are named. */
const MOST_NAMES = 6;

/** How often each value came, as columns with their intervals. */
export function columns(words: string, all: readonly Column[], write: Write): string {
  const top = Math.max(...all.map(({ measure }) => measure.high), 1e-9);
  const y = (value: number): number => PAD + TALL * (1 - value / top);
  const wide = (WIDTH - LEFT - PAD) / Math.max(1, all.length);
  const scale = ticks(0, top, 4).map(
    (tick) =>
      line(LEFT, y(tick), WIDTH - PAD, y(tick), { stroke: LINE }) +
      label(LEFT - 6, y(tick) + 4, write(tick), { 'text-anchor': 'end', fill: QUIET }),
  );
  const every = Math.ceil(all.length / MOST_NAMES);
  const bars = all.map(({ name, measure }, i) => {
    const x = LEFT + i * wide;
    const middle = x + wide / 2;
    const named = i % every === 0 ? label(middle, PAD + TALL + 16, name, { 'text-anchor': 'middle', fill: QUIET }) : '';
    return (
      tag('rect', {
        x: x + wide * 0.1,
        y: y(measure.value),
        width: wide * 0.8,
        height: y(0) - y(measure.value),
        fill: SERIES[0]!,
      }) +
      line(middle, y(measure.low), middle, y(measure.high), { stroke: INK }) +
      named
    );
  });
  return picture(
    WIDTH,
    TALL + 2 * PAD + 16,
    words,
    scale.join('') + bars.join('') + line(LEFT, y(0), WIDTH - PAD, y(0)),
  );
}

export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly measure: Measure }[];
}

/** Marks of different shape, so that lines are told apart without their colour. */
const SHAPES = [
  (x: number, y: number) => tag('circle', { cx: x, cy: y, r: 5 }),
  (x: number, y: number) => tag('path', { d: `M${x - 5} ${y - 5}h10v10h-10z` }),
  (x: number, y: number) => tag('path', { d: `M${x} ${y - 6}l6 11h-12z` }),
  (x: number, y: number) => tag('path', { d: `M${x} ${y - 7}l6 7l-6 7l-6 -7z` }),
  (x: number, y: number) => tag('path', { d: `M${x} ${y + 6}l6 -11h-12z` }),
];

/** Lines with the intervals of their points; the scale of y is from 0 to 1. */
export function curves(words: string, all: readonly Curve[], xName: string, write: Write): string {
  const xs = all.flatMap(({ points }) => points.map(({ x }) => x));
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const key = 24 * all.length;
  const top = PAD + key;
  const x = (value: number): number =>
    LEFT + PAD + ((WIDTH - LEFT - 4 * PAD) * (value - low)) / Math.max(1e-9, high - low);
  const y = (value: number): number => top + TALL * (1 - value);
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (tick) =>
      line(LEFT, y(tick), WIDTH - PAD, y(tick), { stroke: LINE }) +
      label(LEFT - 6, y(tick) + 4, write(tick), { 'text-anchor': 'end', fill: QUIET }),
  );
  const below = [...new Set(xs)]
    .sort((a, b) => a - b)
    .map((value) => label(x(value), top + TALL + 18, String(value), { 'text-anchor': 'middle', fill: QUIET }));
  const drawn = all.map(({ name, points }, i) => {
    const colour = SERIES[i % SERIES.length]!;
    const shape = SHAPES[i % SHAPES.length]!;
    const nudge = 3 * (i - (all.length - 1) / 2);
    const sorted = [...points].sort((a, b) => a.x - b.x);
    const path = sorted
      .map(({ x: at, measure }, n) => `${n === 0 ? 'M' : 'L'}${x(at) + nudge} ${y(measure.value)}`)
      .join('');
    const marks = sorted.map(({ x: at, measure }) => {
      const across = x(at) + nudge;
      return (
        line(across, y(measure.low), across, y(measure.high), { stroke: colour, 'stroke-width': 1.5 }) +
        shape(across, y(measure.value))
      );
    });
    const named = shape(LEFT + 10, PAD + 24 * i + 6) + label(LEFT + 24, PAD + 24 * i + 10, name);
    return tag(
      'g',
      { fill: colour },
      tag('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': 2 }) + marks.join('') + named,
    );
  });
  const axis = label(LEFT + (WIDTH - LEFT) / 2, top + TALL + 38, xName, { 'text-anchor': 'middle', fill: QUIET });
  return picture(WIDTH, top + TALL + 48, words, scale.join('') + below.join('') + drawn.join('') + axis);
}

/** A space on which something happened is never quite unseen. */
const LEAST_HEAT = 0.12;

/** How often something happened on each space, on the board itself. */
export function heatMap(words: string, plan: Plan, counts: readonly number[], write: Write): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...counts);
  const ground = plan.paints.map(({ d, fill, stroke, width }) =>
    tag('path', {
      d,
      fill: fill ?? 'none',
      ...(stroke ? { stroke, 'stroke-width': width ?? 1 } : {}),
    }),
  );
  const spaces = plan.spaces.map(({ name, x, y }, i) => {
    const count = counts[i] ?? 0;
    if (count === 0) return '';
    const heat = LEAST_HEAT + (1 - LEAST_HEAT) * Math.sqrt(count / most);
    const title = tag('title', {}, escape(`${name}: ${write(count / all)}`));
    const look = { fill: plan.heat, 'fill-opacity': heat, stroke: LINE_STRONG, 'stroke-width': 0.4 };
    return tag(
      'path',
      { d: plan.outline, transform: `translate(${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10})`, ...look },
      title,
    );
  });
  return picture(plan.width, plan.height, words, ground.join('') + spaces.join(''));
}

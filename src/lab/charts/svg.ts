/** Text as it may stand in XML and HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number>>;

/** A number with no more digits than a picture needs. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(100 * value) / 100) : value;

export const tag = (name: string, attributes: Attributes, inside = ''): string => {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(short(value))}"`);
  return `<${name}${words.join('')}>${inside}</${name}>`;
};

/** Colours are variables of the page, so that a chart is right in light and dark; it holds no style of its own. */
export const INK = 'var(--ink)';
export const QUIET = 'var(--ink-2)';
export const LINE = 'var(--line)';
export const LINE_STRONG = 'var(--line-strong)';
export const SERIES = [
  'var(--accent)',
  'var(--home-text)',
  'var(--away-text)',
  'var(--good)',
  'var(--ink-2)',
  'var(--danger)',
];

const FONT = 12;

export const label = (x: number, y: number, text: string, more: Attributes = {}): string =>
  tag('text', { x, y, 'font-size': FONT, fill: INK, ...more }, escape(text));

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}): string =>
  tag('line', { x1, y1, x2, y2, stroke: LINE_STRONG, ...more });

/** A picture that is read out as one sentence; what it shows stands in a table beside it. */
export const picture = (width: number, height: number, words: string, inside: string): string =>
  tag(
    'svg',
    {
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width,
      height,
      role: 'img',
      'aria-label': words,
      class: 'chart',
    },
    inside,
  );

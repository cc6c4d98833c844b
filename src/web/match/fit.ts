/**
 * Gives the pitch the height that the window leaves to it: score, question, tools and, where a board has one, the hand
 * are seen together with it. What bears `data-beyond` may lie below the window.
 */

const LEAST = 200;
const MARGIN = 10;
/** The question takes this share of a small window at most. */
const MOST_FOOT = 0.5;

/** What a pitch is known by, the surest sign first: a picture of a die is an SVG, too. */
const PITCHES = ['.fit [data-pane]', '.fit svg[role="group"]', '.fit svg'];
/** The pitch of the board in there. */
export const pitchIn = (around: Element): Element | null =>
  PITCHES.map((selector) => around.querySelector(selector)).find(Boolean) ?? null;

/** Where what must be seen with the pitch ends. */
function endOf(fit: Element): number {
  const beyond = [...fit.querySelectorAll('[data-beyond]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return Math.min(fit.getBoundingClientRect().bottom, ...beyond);
}

/** How much of the window's lower end the foot takes, given what it needs. */
type FootOf = (need: Need) => number;

interface Need {
  /** For all that is in it now. */
  readonly now: number;
  /** Without what somebody reads and puts away: a hint, a word of the coach. */
  readonly steady: number;
  readonly isMine: boolean;
}

/** A part bears `data-passing`; `over` where it lies over the pitch as long as it is there. */
function passingIn(below: Element, kind: string, gap: number): number {
  const parts = [...below.querySelectorAll(`[data-passing${kind}]`)];
  return parts.reduce((sum, part) => sum + part.getBoundingClientRect().height + gap, 0);
}

const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** What is in the foot needs so much, however high it is. */
function needOf(below: HTMLElement): Need {
  const { paddingTop, paddingBottom, rowGap } = getComputedStyle(below);
  const parts = [...below.children].map((part) => part.scrollHeight).filter((height) => height > 0);
  const gaps = pixels(rowGap) * Math.max(0, parts.length - 1);
  const edges = pixels(paddingTop) + pixels(paddingBottom) + below.clientTop;
  const all = Math.ceil(parts.reduce((sum, height) => sum + height, edges + gaps));
  const gap = pixels(getComputedStyle(below.querySelector('.now') ?? below).rowGap);
  return {
    now: all - passingIn(below, '="over"', gap),
    steady: all - passingIn(below, '', gap),
    isMine: below.querySelector('.asked.mine') !== null,
  };
}

/** The foot keeps the height that it needed in this turn or the one before, so that the pitch does not move under a finger. */
function lasting(): FootOf {
  let [earlier, recent] = [0, 0];
  let [width, wasMine] = [0, false];
  return ({ now, steady, isMine }) => {
    if (width !== innerWidth) [earlier, recent, width] = [0, 0, innerWidth];
    if (wasMine && !isMine) [earlier, recent] = [recent, 0];
    wasMine = isMine;
    recent = Math.max(recent, steady);
    return Math.max(earlier, recent, now);
  };
}

/** Attached to the match screen. */
export const fitPitch = (match: HTMLElement): (() => void) => keepFitting(match, lasting());
/** Attached to a lesson, whose words are others with every step. */
export const fitLesson = (lesson: HTMLElement): (() => void) => keepFitting(lesson, ({ now }) => now);

function keepFitting(screen: HTMLElement, footOf: FootOf): () => void {
  function measure(): void {
    const [pitch, around] = [pitchIn(screen), screen.querySelector('.fit')];
    const below = screen.querySelector<HTMLElement>('[data-foot]');
    if (!pitch || !around || !below) return;
    const isColumn = getComputedStyle(below).position === 'sticky' && getComputedStyle(below).bottom !== 'auto';
    const foot = isColumn ? Math.min(footOf(needOf(below)), innerHeight * MOST_FOOT) : 0;
    const { top, bottom } = pitch.getBoundingClientRect();
    const above = Math.max(0, top - around.getBoundingClientRect().top);
    const beside = Math.max(0, endOf(around) - bottom);
    const room = Math.max(LEAST, Math.floor(innerHeight - (top + scrollY) - beside - foot - MARGIN));
    screen.style.setProperty('--above', `${above}px`);
    screen.style.setProperty('--room', `${room}px`);
    screen.style.setProperty('--foot', `${foot}px`);
  }

  const seen = new ResizeObserver(measure);
  /** A board may come, or be covered: its parts are watched anew. */
  const come = new MutationObserver(() => watch());
  function watch(): void {
    seen.disconnect();
    for (const part of screen.querySelectorAll('.top, .board, .fit, [data-foot], .now')) seen.observe(part);
    measure();
  }
  come.observe(screen, { childList: true, subtree: false });
  const board = screen.querySelector('.board');
  if (board) come.observe(board, { childList: true });
  addEventListener('resize', measure);
  watch();
  return () => {
    seen.disconnect();
    come.disconnect();
    removeEventListener('resize', measure);
  };
}

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

/** Attached to the match screen. */
export function fitPitch(match: HTMLElement): () => void {
  /** The foot keeps the height that it needed in this turn or the one before, so that the pitch does not move under a finger. */
  let [earlier, recent] = [0, 0];
  let [width, wasMine] = [0, false];

  /** What is in the foot needs so much, however high it is. */
  function needOf(below: HTMLElement): number {
    const { paddingTop, paddingBottom, rowGap } = getComputedStyle(below);
    const parts = [...below.children].map((part) => part.scrollHeight).filter((height) => height > 0);
    const gaps = Number.parseFloat(rowGap) * Math.max(0, parts.length - 1);
    const edges = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom) + below.clientTop;
    return Math.ceil(parts.reduce((sum, height) => sum + height, edges + gaps));
  }

  function footOf(below: HTMLElement): number {
    const isMine = below.querySelector('.asked.mine') !== null;
    if (width !== innerWidth) [earlier, recent, width] = [0, 0, innerWidth];
    if (wasMine && !isMine) [earlier, recent] = [recent, 0];
    wasMine = isMine;
    recent = Math.max(recent, needOf(below));
    return Math.min(Math.max(earlier, recent), innerHeight * MOST_FOOT);
  }

  function measure(): void {
    const [pitch, around] = [pitchIn(match), match.querySelector('.fit')];
    const below = match.querySelector<HTMLElement>('.panel > .foot');
    if (!pitch || !around || !below) return;
    const isColumn = getComputedStyle(below).position === 'sticky';
    const foot = isColumn ? footOf(below) : 0;
    const { top, bottom } = pitch.getBoundingClientRect();
    const beside = Math.max(0, endOf(around) - bottom);
    const room = Math.max(LEAST, Math.floor(innerHeight - (top + scrollY) - beside - foot - MARGIN));
    match.style.setProperty('--room', `${room}px`);
    match.style.setProperty('--foot', `${foot}px`);
  }

  const seen = new ResizeObserver(measure);
  /** A board may come, or be covered: its parts are watched anew. */
  const come = new MutationObserver(() => watch());
  function watch(): void {
    seen.disconnect();
    for (const part of match.querySelectorAll('.top, .board, .fit, .panel > .foot, .now')) seen.observe(part);
    measure();
  }
  come.observe(match, { childList: true, subtree: false });
  const board = match.querySelector('.board');
  if (board) come.observe(board, { childList: true });
  addEventListener('resize', measure);
  watch();
  return () => {
    seen.disconnect();
    come.disconnect();
    removeEventListener('resize', measure);
  };
}

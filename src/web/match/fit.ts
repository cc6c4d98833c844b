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
  /** The foot keeps the height that it once needed, so that the pitch does not move under a finger. */
  let foot = 0;
  let width = 0;

  function measure(): void {
    const [pitch, around] = [pitchIn(match), match.querySelector('.fit')];
    const below = match.querySelector<HTMLElement>('.panel > .foot');
    if (!pitch || !around || !below) return;
    const isColumn = getComputedStyle(below).position === 'sticky';
    if (width !== innerWidth) [foot, width] = [0, innerWidth];
    foot = isColumn ? Math.min(Math.max(foot, below.scrollHeight), innerHeight * MOST_FOOT) : 0;
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
    for (const part of match.querySelectorAll('.top, .board, .fit, .panel > .foot')) seen.observe(part);
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

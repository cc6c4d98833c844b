/** Bringing what is asked for into view, and a board to rest. */

/** From where to where, downwards in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What is left free around the things. */
const MARGIN = 8;

/**
 * How far to scroll so that the things are in the room: no farther than needed, and not at all where all are seen. Things
 * that do not fit in together are left alone while one of them is seen; otherwise the first is shown.
 */
export function scrollTowards(things: readonly Span[], room: Span): number {
  const isSeen = ({ top, bottom }: Span): boolean => top >= room.top && bottom <= room.bottom;
  const [first] = things;
  if (first === undefined || things.every(isSeen)) return 0;
  const all = {
    top: Math.min(...things.map(({ top }) => top)) - MARGIN,
    bottom: Math.max(...things.map(({ bottom }) => bottom)) + MARGIN,
  };
  if (all.bottom - all.top <= room.bottom - room.top)
    return all.top < room.top ? all.top - room.top : Math.max(0, all.bottom - room.bottom);
  return things.some(isSeen) ? 0 : first.top - MARGIN - room.top;
}

/** As `scrollTowards` where all fit in with the ball, or without it; else the ball is what counts. */
export function scrollWithBall(things: readonly Span[], ball: Span, room: Span): number {
  const fits = (all: readonly Span[]): boolean =>
    Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) + 2 * MARGIN <=
    room.bottom - room.top;
  if (fits([...things, ball])) return scrollTowards([...things, ball], room);
  return scrollTowards(things.length > 0 && fits(things) ? things : [ball], room);
}

const spanOf = (thing: Element): Span => thing.getBoundingClientRect();

/** The ball of the board in there; null where the pane follows it by itself. */
export function ballIn(around: Element): SVGGElement | null {
  const ball = around.querySelector<SVGGElement>('.fit .ball');
  return ball?.closest('[data-pane]')?.hasAttribute('data-follows') ? null : ball;
}

/** Where the ball comes to rest, though it may still be on its way there. */
function restOf(ball: SVGGElement): Span {
  const matrix = ball.ownerSVGElement!.getScreenCTM()!;
  const y = matrix.d * new DOMMatrix(ball.style.transform).f + matrix.f;
  const half = ball.getBoundingClientRect().height / 2;
  return { top: y - half, bottom: y + half };
}

/** The pane of the pitch goes with the ball; the page stays where it is. */
export function followBall(around: Element, behavior: ScrollBehavior): void {
  const ball = ballIn(around);
  const pane = ball?.closest('[data-pane]');
  const top = ball && pane ? scrollTowards([restOf(ball)], spanOf(pane)) : 0;
  if (top !== 0) pane?.scrollBy({ top, behavior });
}

/**
 * Scrolls the pane of the pitch, and the page, to the things, which a bar of this height at its lower edge must not cover;
 * and the pane to the ball.
 */
export function bringIntoView(
  things: readonly Element[],
  bar: number,
  behavior: ScrollBehavior,
  ball: SVGGElement | null = null,
): void {
  const pane = [...things, ...(ball ? [ball] : [])].map((thing) => thing.closest('[data-pane]')).find(Boolean);
  const isInside = (thing: Element): boolean => pane != null && pane !== thing && pane.contains(thing);
  const inside = things.filter(isInside);
  if (pane) {
    const spans = inside.map(spanOf);
    const moved = ball ? scrollWithBall(spans, restOf(ball), spanOf(pane)) : scrollTowards(spans, spanOf(pane));
    if (moved !== 0) pane.scrollBy({ top: moved, behavior });
  }
  // What lies in a pane that scrolls is seen where the pane is.
  const isScrolling = pane != null && pane.scrollHeight > pane.clientHeight;
  const seen = isScrolling ? [pane, ...things.filter((thing) => !isInside(thing))] : things;
  const top = scrollTowards(seen.map(spanOf), { top: 0, bottom: innerHeight - bar });
  if (top !== 0) scrollBy({ top, behavior });
}

/** Once what has changed is laid out and the pitch has the size that is left to it; gives back how to call it off. */
export function atRest(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/** A board that has just come finds its size first; nothing flies about meanwhile. */
export function settle(board: HTMLElement): () => void {
  board.classList.add('still');
  return atRest(() => board.classList.remove('still'));
}

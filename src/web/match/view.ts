import { FADE } from '../boards/edges.ts';

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

/** As `scrollTowards` where all fit in with the ball, or without it; else the ball comes amid the room. */
export function scrollWithBall(things: readonly Span[], ball: Span, room: Span): number {
  const fits = (all: readonly Span[]): boolean =>
    Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) + 2 * MARGIN <=
    room.bottom - room.top;
  if (fits([...things, ball])) return scrollTowards([...things, ball], room);
  if (things.length > 0 && fits(things)) return scrollTowards(things, room);
  const third = (room.bottom - room.top) / 3;
  return scrollTowards([ball], { top: room.top + third, bottom: room.bottom - third });
}

const spanOf = (thing: Element): Span => thing.getBoundingClientRect();

/** The ball of the board in there; null where the pane follows it by itself. */
export function ballIn(around: Element): SVGGElement | null {
  const ball = around.querySelector<SVGGElement>('.fit [data-ball]');
  return ball?.closest('[data-pane]')?.hasAttribute('data-follows') ? null : ball;
}

/** What is clearly seen of a pane: its edges fade (boards/edges.ts). */
function clearOf(pane: Element): Span {
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: top + FADE - MARGIN, bottom: bottom - FADE + MARGIN };
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
  const top = ball && pane ? scrollTowards([restOf(ball)], clearOf(pane)) : 0;
  if (top !== 0) pane?.scrollBy({ top, behavior });
}

const paneOf = (things: readonly Element[]): Element | null =>
  things.map((thing) => thing.closest('[data-pane]')).find(Boolean) ?? null;

/** Scrolls the pane of the pitch to those of the things that lie in it, and to the ball. */
export function bringIntoPane(things: readonly Element[], behavior: ScrollBehavior, ball: SVGGElement | null): void {
  const pane = paneOf(ball ? [...things, ball] : things);
  if (!pane) return;
  const spans = things.filter((thing) => pane !== thing && pane.contains(thing)).map(spanOf);
  const top = ball ? scrollWithBall(spans, restOf(ball), clearOf(pane)) : scrollTowards(spans, clearOf(pane));
  if (top !== 0) pane.scrollBy({ top, behavior });
}

/** As `bringIntoPane`, and scrolls the page to the things, which the bars at its edges must not cover. */
export function bringIntoView(
  things: readonly Element[],
  bars: Span,
  behavior: ScrollBehavior,
  ball: SVGGElement | null = null,
): void {
  bringIntoPane(things, behavior, ball);
  const pane = paneOf(things);
  const isInside = (thing: Element): boolean => pane != null && pane !== thing && pane.contains(thing);
  // What lies in a pane that scrolls is seen where the pane is.
  const isScrolling = pane != null && pane.scrollHeight > pane.clientHeight;
  const seen = isScrolling ? [pane, ...things.filter((thing) => !isInside(thing))] : things;
  const top = scrollTowards(seen.map(spanOf), { top: bars.top, bottom: innerHeight - bars.bottom });
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

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

const spanOf = (thing: Element): Span => thing.getBoundingClientRect();

/** Scrolls the pane of the pitch, and the page, to the things, which a bar of this height at its lower edge must not cover. */
export function bringIntoView(things: readonly Element[], bar: number, behavior: ScrollBehavior): void {
  const pane = things.map((thing) => thing.closest('[data-pane]')).find(Boolean);
  const isInside = (thing: Element): boolean => pane != null && pane !== thing && pane.contains(thing);
  const inside = things.filter(isInside);
  if (pane) {
    const moved = scrollTowards(inside.map(spanOf), spanOf(pane));
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

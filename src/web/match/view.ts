/** Bringing what is asked for into view. */

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

/** Scrolls the page to the things, which a bar of this height at its lower edge must not cover. */
export function bringIntoView(things: readonly Element[], bar: number, behavior: ScrollBehavior): void {
  const spans = things.map((thing) => thing.getBoundingClientRect());
  const top = scrollTowards(spans, { top: 0, bottom: innerHeight - bar });
  if (top !== 0) scrollBy({ top, behavior });
}

/** Where the upper left corner of something is, in pixels of the window. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** How the page marks what can be explained, and the name of it; the value of an attribute follows after a colon. */
const MARKS: readonly [selector: string, attribute: string | null, name: string][] = [
  ['[data-about]', 'data-about', ''],
  ['[data-space]', 'data-space', 'space:'],
  ['[data-card]', 'data-card', 'card:'],
  ['[data-move]', 'data-move', 'card:'],
  ['[data-odds]', null, 'odds'],
  ['[data-throw], .throw', null, 'dice'],
  ['.score', null, 'score'],
  ['.period', null, 'time'],
];

/** The name of the thing that an element is or belongs to; null where it is nothing that a game knows. */
export function thingOf(element: Element): string | null {
  for (const [selector, attribute, name] of MARKS) {
    const marked = element.closest(selector);
    if (marked) return name + (attribute === null ? '' : (marked.getAttribute(attribute) ?? ''));
  }
  return null;
}

const WIDTH = 280;
const HEIGHT = 120;
const GAP = 8;

/** Below a thing, or above it where the window ends, and always inside the window. */
export function placeBeside({ left, right, top, bottom }: DOMRect): Place {
  const middle = (left + right) / 2;
  const fits = bottom + GAP + HEIGHT <= innerHeight;
  return {
    left: Math.max(GAP, Math.min(middle - WIDTH / 2, innerWidth - WIDTH - GAP)),
    top: fits ? bottom + GAP : Math.max(GAP, top - GAP - HEIGHT),
  };
}

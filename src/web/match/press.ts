/**
 * A press counts for what was there when it began. What has slid under the finger since does not hear of it, and what has
 * only just come waits a moment before it can be pressed.
 */

const PRESSABLE = 'button, a, summary, input, label, select, textarea, [role="button"]';

const thingAt = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest(PRESSABLE) : null;

export class Press {
  #thing: Element | null = null;
  #counts = false;

  /** `isNew` says of a thing that it came only just now. */
  begin(event: PointerEvent, isNew: (thing: Element) => boolean): void {
    this.#thing = thingAt(event);
    this.#counts = this.#thing === null || !isNew(this.#thing);
  }

  /** Keeps a click from what was not there when its press began. Keys and assistive technology press nothing. */
  judge(event: MouseEvent): void {
    if (event.detail === 0) return;
    if (this.#counts && this.#thing === thingAt(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

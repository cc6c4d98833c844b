/**
 * A press counts for what was there when it began. What has slid under the finger since does not hear of it, and what has
 * only just come waits a moment before it can be pressed.
 */

const PRESSABLE = 'button, a, summary, input, label, select, textarea, [role="button"]';

const thingAt = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest(PRESSABLE) : null;

/** So long what has come waits: a second tap was meant for what was there before. */
const WAIT_MILLIS = 350;
/** Under this a machine that presses writes how long it wants to wait. */
const WAIT_KEY = 'cancha.wait';

export class Press {
  readonly #waits = Number(localStorage.getItem(WAIT_KEY) ?? WAIT_MILLIS);
  /** When each thing came, or became another one. */
  readonly #came = new WeakMap<Node, number>();
  #thing: Element | null = null;
  #counts = false;

  /** Notes whatever comes in there; gives back how it ends. */
  watch = (around: Element): (() => void) => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) this.renew(node);
    });
    observer.observe(around, { childList: true, subtree: true });
    return () => observer.disconnect();
  };

  /** What is in there has only just come, even where the buttons are the same. */
  renew(around: Node | null | undefined): void {
    if (around) this.#came.set(around, performance.now());
  }

  begin(event: PointerEvent): void {
    this.#thing = thingAt(event);
    this.#counts = !this.#isNew(this.#thing);
  }

  #isNew(thing: Element | null): boolean {
    const since = performance.now() - this.#waits;
    for (let node: Node | null = thing; node; node = node.parentNode)
      if ((this.#came.get(node) ?? Number.NEGATIVE_INFINITY) > since) return true;
    return false;
  }

  /** Keeps a click from what was not there when its press began. Keys and assistive technology press nothing. */
  judge(event: MouseEvent): void {
    if (event.detail === 0) return;
    if (this.#counts && this.#thing === thingAt(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

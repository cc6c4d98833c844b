/** How far the edge of a pane fades behind which there is more of the pitch. */
export const FADE = 20;

/** Attached to a pane that scrolls: `--more-top` and the like say where there is more of the pitch, for its mask in theme.css. */
export function fadeEdges(pane: HTMLElement): () => void {
  function show(): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = pane;
    const hidden = {
      top: scrollTop,
      bottom: scrollHeight - clientHeight - scrollTop,
      left: scrollLeft,
      right: scrollWidth - clientWidth - scrollLeft,
    };
    for (const [edge, pixels] of Object.entries(hidden))
      pane.style.setProperty(`--more-${edge}`, `${Math.min(Math.max(0, Math.round(pixels)), FADE)}px`);
  }
  const seen = new ResizeObserver(show);
  for (const part of [pane, ...pane.children]) seen.observe(part);
  pane.addEventListener('scroll', show, { passive: true });
  return () => {
    seen.disconnect();
    pane.removeEventListener('scroll', show);
  };
}

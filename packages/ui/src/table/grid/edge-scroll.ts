type Edges = { left: number; right: number };

// distance to an edge at which scrolling starts, and pixels per frame at the edge itself
const reachPx = 48;
const fastestPx = 16;

/** The scroll distance of a box per frame while dragging at `x`: larger near an edge. */
export function edgeStep(x: number, { left, right }: Edges): number {
  const stepAt = (inside: number) =>
    Math.ceil(fastestPx * Math.min(1, Math.max(0, 1 - inside / reachPx)));
  return stepAt(right - x) - stepAt(x - left) || 0;
}

/**
 * Scrolls a box sideways while the pointer drags near an edge. Returns a function that stops it.
 */
export function scrollAtEdges(
  box: HTMLElement,
  { edges, onScroll }: { edges: () => Edges & { x: number }; onScroll: () => void },
): () => void {
  let frame = requestAnimationFrame(step);
  function step() {
    const { x, ...sides } = edges();
    const before = box.scrollLeft;
    box.scrollLeft += edgeStep(x, sides);
    if (box.scrollLeft !== before) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

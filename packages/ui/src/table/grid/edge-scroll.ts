type Edges = { left: number; right: number };

// how near to an edge scrolling starts, and how far it goes in a frame at the edge itself
const reachPx = 48;
const fastestPx = 16;

/** How far a box scrolls in a frame while something is dragged at `x`: the nearer to an edge, the farther. */
export function edgeStep(x: number, { left, right }: Edges): number {
  const stepAt = (inside: number) =>
    Math.ceil(fastestPx * Math.min(1, Math.max(0, 1 - inside / reachPx)));
  return stepAt(right - x) - stepAt(x - left) || 0;
}

/** Scrolls a box sideways for as long as what is dragged is near an edge. Answers how to stop. */
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

/** a user who scrolls step by step pauses for less */
const stillMs = 1_000;

let scrolledAt = Number.NEGATIVE_INFINITY;

document.addEventListener(
  'scroll',
  () => {
    scrolledAt = performance.now();
  },
  // in any box
  { capture: true, passive: true },
);

/** Resolves once nothing has been scrolled for a second: other work makes frames of a scroll late. */
export async function whenStill(): Promise<void> {
  for (let waitMs = restMs(); waitMs > 0; waitMs = restMs())
    await new Promise((resolve) => setTimeout(resolve, waitMs));
}

const restMs = () => scrolledAt + stillMs - performance.now();

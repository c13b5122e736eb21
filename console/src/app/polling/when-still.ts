import { onPageReset } from '@trainyard/ui/lib/page-store';

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

onPageReset(() => {
  scrolledAt = Number.NEGATIVE_INFINITY;
});

/**
 * Resolves once nothing has been scrolled for a time: other work makes frames of a scroll late.
 * @param ms the time, a second by default
 */
export async function whenStill(ms = stillMs): Promise<void> {
  const restMs = () => scrolledAt + ms - performance.now();
  // timers count whole milliseconds: one of a part of a millisecond may end at once
  for (let waitMs = restMs(); waitMs > 0; waitMs = restMs())
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(waitMs)));
}

import { onPageReset } from '@trainyard/ui/lib/page-store';

/** a user who scrolls step by step pauses for less */
const stillMs = 1_000;
/** work that a scroll without a pause puts off is done in spite of it */
const longestMs = 10_000;

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
 * Resolves once nothing has been scrolled for a time, or after ten seconds: other work makes frames
 * of a scroll late.
 * @param ms the time, a second by default
 */
export async function scrollEnd(ms = stillMs): Promise<void> {
  const endAt = performance.now() + longestMs;
  const restMs = () => Math.min(scrolledAt + ms, endAt) - performance.now();
  // timers count whole milliseconds: shorter waits could end at once
  for (let waitMs = restMs(); waitMs > 0; waitMs = restMs())
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(waitMs)));
}

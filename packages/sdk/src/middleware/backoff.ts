const startMs = 1000;
const capMs = 600_000;

/**
 * How long to wait after so many failures in a row, in ms: 1000 after the first, doubling to
 * 600000. Exact; the caller adds jitter where it wants it.
 */
export const backoffMs = (failure: number): number =>
  Math.min(startMs * 2 ** Math.max(0, failure - 1), capMs);

const startMs = 1000;
const capMs = 600_000;

/**
 * The wait after this number of consecutive failures, in ms: 1000 after the first, doubling to
 * 600000. Without jitter, which the caller may add.
 */
export const backoffMs = (failure: number): number =>
  Math.min(startMs * 2 ** Math.max(0, failure - 1), capMs);

/** Reads a `Retry-After` header in ms: seconds, or a date; undefined where it is missing or invalid. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Reads a `Retry-After` header in ms: seconds, or a date; undefined where it is missing or invalid. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

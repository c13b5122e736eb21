/** a month, a day, or a moment of a day: other texts, such as "1", are times for `Date.parse` too */
const iso = /^\d{4}-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/i;

/**
 * Reads a time in ISO 8601, such as `2026-11-20` or `2026-11-20T09:00:00Z`.
 *
 * @returns ms since 1970; undefined for another text and for a day that does not exist, such as the
 *   thirtieth of February, which `Date.parse` reads as the second of March
 */
export function timeOfText(text: string): number | undefined {
  const time = iso.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const isReal = day === undefined || new Date(day).toISOString().startsWith(day);
  return isReal ? time : undefined;
}

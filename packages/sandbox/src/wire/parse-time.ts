const layout = '2006-01-02T15:04:05.999999999Z07:00';
const parts: Array<[pattern: RegExp, layout: string]> = [
  [/^\d{4}/, '2006'],
  [/^-/, '-'],
  [/^\d{2}/, '01'],
  [/^-/, '-'],
  [/^\d{2}/, '02'],
  [/^T/, 'T'],
  [/^\d{2}/, '15'],
  [/^:/, ':'],
  [/^\d{2}/, '04'],
  [/^:/, ':'],
  [/^\d{2}(\.\d+)?/, '05'],
  [/^(Z|[+-]\d{2}:\d{2})/, 'Z07:00'],
];

/** The master's error for a text that is not an RFC 3339 time; null for a valid one. */
export function parseTime(text: string): string | null {
  let rest = text;
  const start = `parsing time ${JSON.stringify(text)}`;
  for (const [pattern, part] of parts) {
    const match = pattern.exec(rest)?.[0];
    if (match === undefined) {
      return `${start} as "${layout}": cannot parse ${JSON.stringify(rest)} as "${part}"`;
    }
    rest = rest.slice(match.length);
  }
  if (rest !== '') return `${start}: extra text: ${JSON.stringify(rest)}`;
  return outOfRange(text) ? `${start}: ${outOfRange(text)} out of range` : null;
}

function outOfRange(text: string): string | null {
  const at = (from: number) => Number(text.slice(from, from + 2));
  const month = at(5);
  if (month < 1 || month > 12) return 'month';
  const days = new Date(Date.UTC(Number(text.slice(0, 4)), month, 0)).getUTCDate();
  if (at(8) < 1 || at(8) > days) return 'day';
  if (at(11) > 23) return 'hour';
  if (at(14) > 59) return 'minute';
  return at(17) > 59 ? 'second' : null;
}

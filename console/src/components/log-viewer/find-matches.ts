import { plainText } from './ansi';
import type { LogRow } from './fold-rows';

/** Indexes of the rows whose text holds the query, ignoring case. */
export function findMatches(rows: readonly LogRow[], query: string): number[] {
  const wanted = query.toLowerCase();
  if (wanted === '') return [];
  const matches: number[] = [];
  rows.forEach((row, index) => {
    if (rowText(row).toLowerCase().includes(wanted)) matches.push(index);
  });
  return matches;
}

/** What a row shows, as plain text. */
const rowText = (row: LogRow) =>
  row.kind === 'progress'
    ? plainText(row.text)
    : row.kind === 'traceback'
      ? `traceback ${row.frames.join(' ')}`
      : plainText(row.entry.text);

/** The match after (or before) the current row, around the ends. `undefined` when nothing matches. */
export function nextMatch(matches: readonly number[], current: number, step: 1 | -1) {
  if (matches.length === 0) return undefined;
  return step === 1
    ? (matches.find((index) => index > current) ?? matches[0])
    : (matches.findLast((index) => index < current) ?? matches.at(-1));
}

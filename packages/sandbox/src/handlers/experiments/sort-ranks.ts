import type { ColumnValue } from './experiment-columns';

const most = Number.MAX_VALUE;
// NaN sorts above every number, infinity included; null sorts last
const nearlyMost = 1.797e308;

/**
 * Numbers that sort ascending as the values of a column are to be sorted: nulls last in both
 * directions, NaN above every number, texts by code unit.
 */
export function ranksOf(column: readonly ColumnValue[], descending: boolean): Float64Array {
  const sign = descending ? -1 : 1;
  const texts = textRanks(column);
  const ranks = new Float64Array(column.length);
  for (let place = 0; place < column.length; place++) {
    const value = column[place] ?? null;
    if (value === null) ranks[place] = Number.POSITIVE_INFINITY;
    else if (typeof value === 'string') ranks[place] = sign * (texts.get(value) ?? 0);
    else ranks[place] = sign * numberRank(value);
  }
  return ranks;
}

function numberRank(value: number): number {
  if (Number.isNaN(value)) return most;
  return Math.max(-nearlyMost, Math.min(nearlyMost, value));
}

function textRanks(column: readonly ColumnValue[]): Map<string, number> {
  const texts = new Set<string>();
  for (const value of column) if (typeof value === 'string') texts.add(value);
  return new Map([...texts].sort().map((text, rank) => [text, rank]));
}

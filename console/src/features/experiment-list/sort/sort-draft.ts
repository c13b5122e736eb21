import type { SortEntry } from '@trainyard/ui/table/sort/sort';

/** A line of the form; without a column it sorts by nothing yet. */
export type SortLine = { key: number; id: string | undefined; desc: boolean };

/** Lines of a sort, with one to begin with where there is none. */
export function toLines(sort: readonly SortEntry[]): SortLine[] {
  const lines = sort.map((entry, key) => ({ key, ...entry }));
  return lines.length > 0 ? lines : [{ key: 0, id: undefined, desc: false }];
}

/** The sort of the lines, without those that name no column. */
export const toSort = (lines: readonly SortLine[]): SortEntry[] =>
  lines.flatMap(({ id, desc }) => (id === undefined ? [] : [{ id, desc }]));

/** Another column sorts from its lowest. */
export const withColumn = (lines: readonly SortLine[], key: number, id: string): SortLine[] =>
  lines.map((line) => (line.key === key ? { key, id, desc: false } : line));

export const withDirection = (lines: readonly SortLine[], key: number, desc: boolean): SortLine[] =>
  lines.map((line) => (line.key === key ? { ...line, desc } : line));

export const withOneMore = (lines: readonly SortLine[]): SortLine[] => [
  ...lines,
  { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, id: undefined, desc: false },
];

/** A sort takes each column once: ids that other lines have. */
export const takenBy = (lines: readonly SortLine[], key: number): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.key === key || line.id === undefined ? [] : [line.id])));

import type { SortKind } from '../grid/columns';

/** One column of a sort; in a list, the most important one first. */
export type SortEntry = { id: string; desc: boolean };

const entryPattern = /^(.+)=(asc|desc)$/;

/**
 * Reads `state=asc,startTime=desc`. Undefined when the text is not a sort, names a column that
 * is not in `sortable`, or names one twice.
 */
export function parseSort(
  text: string,
  sortable: { has: (id: string) => boolean },
): SortEntry[] | undefined {
  const entries: SortEntry[] = [];
  for (const part of text.split(',')) {
    const [, id, direction] = entryPattern.exec(part) ?? [];
    if (id === undefined || !sortable.has(id)) return undefined;
    if (entries.some((entry) => entry.id === id)) return undefined;
    entries.push({ id, desc: direction === 'desc' });
  }
  return entries;
}

export const formatSort = (entries: readonly SortEntry[]): string =>
  entries.map(({ id, desc }) => `${id}=${desc ? 'desc' : 'asc'}`).join(',');

/** The value of `aria-sort`; only the leading column has one, as the attribute allows only one. */
export function ariaSort(sort: readonly SortEntry[], id: string) {
  const [first] = sort;
  if (first?.id !== id) return undefined;
  return first.desc ? 'descending' : 'ascending';
}

/** Names of the two directions of a sort. */
export const sortLabels: Record<SortKind, { asc: string; desc: string }> = {
  text: { asc: 'A → Z', desc: 'Z → A' },
  number: { asc: '0 → 9', desc: '9 → 0' },
  date: { asc: 'Oldest → Newest', desc: 'Newest → Oldest' },
  other: { asc: 'Ascending', desc: 'Descending' },
};

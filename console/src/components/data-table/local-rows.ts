import type { PlainColumn } from './plain-columns';
import { parseSort } from './sort';

/** A column of rows that are all here: `value` is what it is put in order by. */
export type LocalColumn<Row> = Omit<PlainColumn<Row>, 'sort'> & {
  value?: (row: Row) => string | number | null;
  /** what a file says of it, where that is not what it is put in order by */
  text?: (row: Row) => string | number | null;
  /** rows can be put in groups by it */
  isGroup?: boolean;
};

/** What a row says in a column, in words. */
export const textOf = <Row>({ text, value }: LocalColumn<Row>, row: Row): string =>
  String((text ?? value)?.(row) ?? '');

export const localPageSize = 40;

const words = new Intl.Collator('en', { numeric: true });

// what is missing comes last in either direction
function compare(left: string | number | null, right: string | number | null, desc: boolean) {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const both = typeof left === 'number' && typeof right === 'number';
  const order = both ? left - right : words.compare(`${left}`, `${right}`);
  return desc ? -order : order;
}

type View = { sort: string; page: number };

/** All rows in the order of the link. */
export function orderedRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<LocalColumn<Row>, 'id' | 'value'>[],
  { sort }: Pick<View, 'sort'>,
): Row[] {
  const values = new Map(columns.flatMap(({ id, value }) => (value ? [[id, value] as const] : [])));
  const [first] = parseSort(sort, new Set(values.keys())) ?? [];
  const value = first && values.get(first.id);
  return value
    ? rows.toSorted((one, other) => compare(value(one), value(other), first.desc))
    : [...rows];
}

/** The rows of one page of a list, in the order of the link; a page past the end is the last one. */
export function localRows<Row>(
  rows: readonly Row[],
  columns: readonly LocalColumn<Row>[],
  view: View,
): { shown: Row[]; page: number } {
  const ordered = orderedRows(rows, columns, view);
  const lastPage = Math.max(0, Math.ceil(rows.length / localPageSize) - 1);
  const page = Math.min(view.page, lastPage);
  return { shown: ordered.slice(page * localPageSize, (page + 1) * localPageSize), page };
}

import { UsageError } from '../option-values';
import { type Column, chooseColumns, refuseUnknownColumns } from './columns';

export type SortBy = { key: string; isDescending: boolean };

/** Parses `name` or `name:desc`. @throws UsageError for another direction */
export function readSort(text: string): SortBy {
  const [, key = text, direction = 'asc'] = /^(.*?)(?::(asc|desc))?$/.exec(text) ?? [];
  if (key === '' || key.includes(':'))
    throw new UsageError(`--sort takes a column such as name or name:desc, not "${text}".`);
  return { key, isDescending: direction === 'desc' };
}

/**
 * Sorts rows by a column: numbers by size, texts by name, unset values last.
 * @throws UsageError for an unknown column
 */
export function sortRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { key, isDescending }: SortBy,
): Row[] {
  const sortColumns = chooseColumns(columns, [key]);
  refuseUnknownColumns(sortColumns, columns, rows);
  const [column] = sortColumns;
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: column?.value(row) }));
  keyed.sort((a, b) => {
    const [isUnsetA, isUnsetB] = [isUnset(a.value), isUnset(b.value)];
    if (isUnsetA || isUnsetB) return Number(isUnsetA) - Number(isUnsetB);
    return sign * compare(a.value, b.value);
  });
  return keyed.map(({ row }) => row);
}

const isUnset = (value: unknown) => value === null || value === undefined || value === '';
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });

import { UsageError } from '../usage-error';

export type Tone = 'good' | 'bad' | 'busy' | 'dim';

/** A field of a row: its value for machines, and how people read it. */
export type Column<Row> = {
  /** name in --columns, CSV headers and --where */
  key: string;
  /** over the column in a table; the key unless given */
  header?: string;
  value: (row: Row) => unknown;
  /** for tables; the value as text unless given */
  show?: (row: Row) => string;
  align?: 'right';
  tone?: (row: Row) => Tone | undefined;
  /** only on request, by --columns */
  isExtra?: true;
  /** a path into the row that --columns named */
  isPath?: true;
};

/**
 * The columns to show: those of the table, or those asked for. A name that is none of them is a
 * path into the row, as JSON shows it.
 */
export function chooseColumns<Row>(
  columns: readonly Column<Row>[],
  names: string[] | undefined,
): Column<Row>[] {
  if (!names) return columns.filter((column) => !column.isExtra);
  return names.map((name) => {
    if (name === '') throw new UsageError('--columns takes names with commas between them.');
    return columns.find((column) => column.key === name) ?? pathColumn<Row>(name);
  });
}

const pathColumn = <Row>(path: string): Column<Row> => ({
  key: path,
  value: (row) => path.split('.').reduce<unknown>(step, row),
  isPath: true,
});

/**
 * Refuses a column that none of these rows has; no rows refuse nothing.
 * @throws UsageError with the names there are
 */
export function refuseUnknownColumns<Row>(
  chosen: readonly Column<Row>[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const isThere = (name: string) =>
    rows.some((row) => typeof row === 'object' && row !== null && Object.hasOwn(row, name));
  const unknown = chosen.find(({ key, isPath }) => isPath && !isThere(key.split('.')[0] ?? ''));
  if (!unknown || rows.length === 0) return;
  const fields = rows.slice(0, 1).flatMap((row) => Object.keys(row ?? {}));
  const names = [...new Set([...columns.map(({ key }) => key), ...fields])];
  throw new UsageError(`There is no column "${unknown.key}"; there are ${names.join(', ')}.`);
}

const step = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, name)
    ? Object.entries(held).find(([key]) => key === name)?.[1]
    : undefined;

/** A value as one line of text: nothing for what is unset, JSON for what has parts. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

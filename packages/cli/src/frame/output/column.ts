import { UsageError } from '../../usage-error';

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
});

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

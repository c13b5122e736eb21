import {
  type ColumnDef,
  columnGroupingFeature,
  createGroupedRowModel,
  rowAggregationFeature,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareWords } from '../lib/compare-words';
import type { CellValue, DataColumn, DataRow } from './grid/columns';

const features = tableFeatures({
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  groupedRowModel: createGroupedRowModel(),
});

/** Aggregates the numbers of a column in a group: `count` of its rows have one. */
export type Aggregate = { min: number; mean: number; max: number; count: number };

/** The mean, minimum and maximum of the numbers; undefined if there are none. */
export function aggregate(values: readonly CellValue[]): Aggregate | undefined {
  const numbers = values.filter((value): value is number => Number.isFinite(value));
  if (numbers.length === 0) return undefined;
  const all = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const value of numbers) {
    all.min = Math.min(all.min, value);
    all.max = Math.max(all.max, value);
    all.sum += value;
  }
  const { min, max, sum } = all;
  return { min, max, mean: sum / numbers.length, count: numbers.length };
}

/** The key of a group: the day of a date, any other value as text. */
function groupKey(value: CellValue, kind: DataColumn<never>['kind']): string {
  if (value === null || value === undefined) return '';
  return kind === 'date' ? String(value).slice(0, 10) : String(value);
}

/** Numbers by size, words alphabetically, and rows without a value at the end. */
function compareKeys(one: string, other: string): number {
  if (one === '' || other === '') return one === other ? 0 : one === '' ? 1 : -1;
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? compareWords(one, other) : difference;
}

type Column<Row> = Pick<DataColumn<Row>, 'id' | 'value' | 'kind'>;

type Options<Row> = {
  /** all rows */
  rows: readonly Row[];
  /** the column that groups the rows; without it there are no groups */
  by: Column<Row> | undefined;
  /** columns to aggregate in each group */
  columns: readonly Column<Row>[];
};

/** Rows in groups by the values of one column, with an aggregate per group, each open or closed. */
export function useRowGroups<Row extends DataRow>({ rows, by, columns }: Options<Row>) {
  const defs = useMemo(
    () => [
      ...(by ? [{ id: by.id, accessorFn: by.value, getGroupingValue: keyOf(by) }] : []),
      ...columns.map(
        ({ id, value }): ColumnDef<typeof features, Row> => ({
          id,
          accessorFn: value,
          aggregationFn: {
            aggregate: (context) => aggregate(context.rows.map(({ original }) => value(original))),
          },
        }),
      ),
    ],
    [by, columns],
  );
  const grouping = useMemo(() => (by ? [by.id] : []), [by]);
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: ({ id }) => String(id),
    state: { grouping },
    // rows that load later leave groups open
    autoResetExpanded: false,
  });
  const { rows: found } = table.getGroupedRowModel();
  const groups = useMemo(
    () =>
      found
        .filter((row) => row.getIsGrouped())
        .map((row) => ({
          /** the common value of its rows, as text; empty if they have none */
          value: String(row.groupingValue),
          rows: row.subRows.map(({ original }) => original),
          /** undefined for a column without numbers */
          aggregateOf: (columnId: string) => row.getValue<Aggregate | undefined>(columnId),
          getIsExpanded: () => row.getIsExpanded(),
          toggleExpanded: (isExpanded: boolean) => row.toggleExpanded(isExpanded),
        }))
        .sort((one, other) => compareKeys(one.value, other.value)),
    [found],
  );
  return { groups, toggleAll: table.toggleAllRowsExpanded };
}

export type RowGroup<Row extends DataRow> = ReturnType<typeof useRowGroups<Row>>['groups'][number];

const keyOf =
  <Row>({ value, kind }: Column<Row>) =>
  (row: Row) =>
    groupKey(value(row), kind);

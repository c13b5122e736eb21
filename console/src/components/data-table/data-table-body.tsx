import { type TableOptions, useTable } from '@tanstack/react-table';
import type { RefObject } from 'react';
import { type DataRow, type DataTableColumns, dataTableFeatures } from './columns';
import { DataTableRow, type RowHandlers } from './data-table-row';
import { PlaceholderRow } from './placeholder-row';
import { isSelected, type Selection } from './selection';

type Props<Row extends DataRow> = {
  columns: DataTableColumns<Row>;
  indices: readonly number[];
  offset: number;
  rowAt: (index: number) => Row | undefined;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  offsets: ReadonlyMap<string, number>;
  selection: Selection;
  tabStop: number;
  handlers: RefObject<RowHandlers>;
};

/** The rows in sight. Only these are handed to the table, so that a long list costs nothing. */
export function DataTableBody<Row extends DataRow>(props: Props<Row>) {
  const { columns, indices, offset, rowAt, rowHeight, selection } = props;
  const drawn = indices.map((index) => ({ index, data: rowAt(index) }));
  const data = drawn.flatMap((row) => row.data ?? []);
  const options: TableOptions<typeof dataTableFeatures, Row> = {
    features: dataTableFeatures,
    columns,
    data,
  };
  const loaded = useTable(options).getRowModel().rows.values();
  return (
    <tbody>
      {drawn.map(({ index, data }) => {
        const row = data === undefined ? undefined : loaded.next().value;
        const place = offset + index;
        if (data === undefined || row === undefined)
          return (
            <PlaceholderRow
              key={index}
              place={place}
              height={rowHeight}
              columns={columns.length}
              offsets={props.offsets}
            />
          );
        return (
          <DataTableRow
            key={index}
            row={row}
            index={index}
            place={place}
            label={props.rowLabel(data)}
            height={rowHeight}
            offsets={props.offsets}
            isChosen={isSelected(selection, data.id)}
            isTabStop={index === props.tabStop}
            handlers={props.handlers}
          />
        );
      })}
    </tbody>
  );
}

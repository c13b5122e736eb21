import { type DataRow, roles } from './columns';
import { DataTableRow } from './data-table-row';
import { PlaceholderRow } from './placeholder-row';
import { isSelected, type Selection } from './selection';
import type { DrawnColumns } from './use-column-window';
import type { Place } from './use-grid-focus';

type Props<Row extends DataRow> = {
  columns: DrawnColumns<Row>;
  /** rows that can be scrolled to */
  count: number;
  indices: readonly number[];
  offset: number;
  rowAt: (index: number) => Row | undefined;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  selection: Selection;
  tabStop: Place;
  edited: Place | undefined;
  onEdited: () => void;
};

/** The rows in sight. */
export function DataTableBody<Row extends DataRow>(props: Props<Row>) {
  const { columns, indices, offset, rowAt, rowHeight, selection, tabStop, edited } = props;
  return (
    <tbody {...roles.group} className="relative block" style={{ height: props.count * rowHeight }}>
      {indices.map((index) => {
        const row = rowAt(index);
        const place = offset + index;
        if (row === undefined)
          return (
            <PlaceholderRow
              key={index}
              index={index}
              place={place}
              height={rowHeight}
              columns={columns}
              isTabStop={index === tabStop.row}
            />
          );
        return (
          <DataTableRow
            key={index}
            row={row}
            index={index}
            place={place}
            label={props.rowLabel(row)}
            height={rowHeight}
            columns={columns}
            isChosen={isSelected(selection, row.id)}
            tabStop={index === tabStop.row ? tabStop.column : undefined}
            edited={index === edited?.row ? edited.column : undefined}
            onEdited={props.onEdited}
          />
        );
      })}
    </tbody>
  );
}

import { type CSSProperties, memo } from 'react';
import { type DataRow, roles } from './columns';
import { accent, GridRow } from './grid-row';
import type { EditedCell } from './use-grid-focus';
import type { DrawnColumns } from './window/use-column-window';

type PlaceholderProps = {
  /** index among the rows in the scroll area */
  index: number;
  /** position in the whole list */
  place: number;
  height: number;
};

/** A placeholder for a row that is loading. Its content is drawn behind all rows, once. */
const PlaceholderRow = memo(({ index, place, height }: PlaceholderProps) => (
  <tr
    {...roles.row}
    aria-rowindex={place + 2}
    aria-busy
    style={{ top: index * height, height }}
    className="absolute inset-x-0 contain-strict"
  >
    <td {...roles.cell} />
  </tr>
));

type Props<Row extends DataRow> = {
  columns: DrawnColumns<Row>;
  /** number of rows in the scroll area */
  count: number;
  indices: readonly number[];
  offset: number;
  pinnedRows: number;
  rowAt: (index: number) => Row | undefined;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  /** the rows of the model, by id */
  rowsById: Readonly<Record<string, { getIsSelected: () => boolean }>>;
  currentId: number | undefined;
  colorOf: ((row: Row) => string) | undefined;
  edited: EditedCell | undefined;
  onEdited: () => void;
};

/** The visible rows. */
export function GridBody<Row extends DataRow>(props: Props<Row>) {
  const { columns, indices, offset, rowAt, rowHeight, rowsById, edited } = props;
  return (
    <tbody
      {...roles.group}
      className="relative block"
      style={{ height: props.count * rowHeight, ...passedBy(rowHeight) }}
    >
      {indices.map((index) => {
        const row = rowAt(index);
        const place = offset + index;
        if (row === undefined)
          return <PlaceholderRow key={index} index={index} place={place} height={rowHeight} />;
        return (
          <GridRow
            key={index}
            row={row}
            index={index}
            place={place}
            pinnedRows={index < props.pinnedRows ? props.pinnedRows : 0}
            label={props.rowLabel(row)}
            height={rowHeight}
            columns={columns}
            isCurrent={row.id === props.currentId}
            color={props.colorOf?.(row) ?? accent}
            isChosen={rowsById[row.id]?.getIsSelected() ?? false}
            edited={index === edited?.row ? edited : undefined}
            onEdited={props.onEdited}
          />
        );
      })}
    </tbody>
  );
}

/** The background behind loading rows: their lines, and bars in place of their text. */
function passedBy(rowHeight: number): CSSProperties {
  const [bar, end] = [(rowHeight - 12) / 2, rowHeight - 1];
  const bars = `linear-gradient(transparent ${bar}px, var(--line) ${bar}px ${bar + 12}px, transparent ${bar + 12}px)`;
  return {
    backgroundImage: `linear-gradient(transparent ${end}px, var(--line) ${end}px), ${bars}, ${bars}`,
    backgroundPosition: '0 0, 4rem 0, 8rem 0',
    backgroundRepeat: 'repeat-y',
    backgroundSize: `100% ${rowHeight}px, 2rem ${rowHeight}px, 10rem ${rowHeight}px`,
  };
}

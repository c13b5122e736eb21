import { DropdownMenuItem, DropdownMenuSeparator } from '../../base/dropdown-menu';
import { ColumnMenuItems, SelectItems } from '../columns/column-menu-items';
import { RowMenu } from '../controls/row-menu';
import { type DataRow, editsOf } from './columns';
import type { GridProps } from './grid-props';
import type { Grid } from './use-grid';

type Props<Row extends DataRow> = GridProps<Row> & { grid: Grid<Row> };

/** The open menu of a grid: of a row, of a header, or of the checkbox of all rows. */
export function GridMenu<Row extends DataRow>({ grid, ...props }: Props<Row>) {
  const { columns, pinned, editing, table } = grid;
  const { columnState } = props;
  const { current: menu, close, returnFocus } = grid.menu;
  const row = menu && props.rows.rowAt(menu.place.row);
  const column = menu?.place.row === -1 ? columns[menu.place.column - 1] : undefined;
  const model = column && table.getColumn(column.id);
  const isSelectMenu = menu?.place.row === -1 && menu.place.column === 0;
  const edits = row ? editsOf(columns).filter(({ edit }) => edit.isAllowed(row)) : [];
  return (
    <RowMenu
      // no menu opens empty: a row may have left the list while its menu loaded
      at={row || model || isSelectMenu ? menu?.at : undefined}
      label={`Actions for ${row ? props.rowLabel(row) : (column?.title ?? 'the selection')}`}
      onClose={close}
      onReturnFocus={returnFocus}
    >
      {menu && row ? props.menus.renderRow(row, menu.href) : null}
      {edits.length > 0 ? <DropdownMenuSeparator /> : null}
      {edits.map(({ column, at, edit: { noun, key } }) => (
        <DropdownMenuItem
          key={noun}
          shortcut={key?.toUpperCase() ?? 'F2'}
          onSelect={() => editing.start({ row: menu?.place.row ?? 0, column }, at)}
        >
          Edit {noun}
        </DropdownMenuItem>
      ))}
      {isSelectMenu ? <SelectItems {...props.rows} {...props} /> : null}
      {model ? (
        <ColumnMenuItems
          column={model}
          kind={column?.kind}
          visibleColumnIds={columns.map(({ id }) => id)}
          pinned={pinned}
          state={columnState.state}
          onStateChange={columnState.onStateChange}
          sort={props.sort}
        >
          {props.menus.renderColumn?.(model.id)}
        </ColumnMenuItems>
      ) : null}
    </RowMenu>
  );
}

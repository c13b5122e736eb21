import { useCallback } from 'react';
import { type DataRow, headStyle, tableStyle } from './columns';
import { GridBody } from './grid-body';
import { GridHead } from './grid-head';
import { GridMenu } from './grid-menu';
import type { GridProps } from './grid-props';
import { useGrid, useNewest } from './use-grid';

/**
 * A list of any length with server-side paging and sorting: renders the visible rows and columns
 * and reports which rows they are. It knows no entity and no query.
 */
export function VirtualGrid<Row extends DataRow>(props: GridProps<Row>) {
  const grid = useGrid(props);
  const { columns, pinned, drawnColumns, table, choosing, editing, handlers } = grid;
  const { total, count, offset = 0, pinnedRows = 0, rowAt } = props.rows;
  const newestToggle = useNewest(choosing.toggleAll);
  const toggleAll = useCallback(() => newestToggle.current(), [newestToggle]);
  return (
    <>
      <div
        ref={grid.scroll}
        data-choosing={choosing.checked === false ? undefined : ''}
        className="group/table relative min-h-0 flex-1 overflow-auto overscroll-contain border-t scroll-bg"
        style={headStyle(props.columns)}
        {...handlers}
        onPointerEnter={() => {
          handlers.onPointerEnter();
          // the menu of a row opens at once where its items are loaded before the click
          props.menus.load?.().catch(() => undefined);
        }}
      >
        {grid.layer}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells take focus and keys
          role="grid"
          aria-multiselectable
          aria-rowcount={total + 1}
          aria-colcount={drawnColumns.menuAt + 1}
          className="block w-full"
          style={tableStyle(columns, pinned)}
        >
          <caption className="sr-only">{props.caption}</caption>
          <GridHead
            columns={drawnColumns}
            sort={props.sort}
            modelOf={table.getColumn}
            checked={choosing.checked}
            onCheck={toggleAll}
          />
          <GridBody
            columns={drawnColumns}
            count={count}
            indices={grid.indices}
            offset={offset}
            pinnedRows={pinnedRows}
            rowAt={rowAt}
            rowLabel={props.rowLabel}
            rowHeight={props.rowHeight}
            rowsById={table.getRowModel().rowsById}
            currentId={props.currentId}
            colorOf={props.colorOf}
            edited={editing.place}
            onEdited={editing.onDone}
          />
        </table>
      </div>
      <GridMenu {...props} grid={grid} />
    </>
  );
}

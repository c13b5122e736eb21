import { useTable } from '@tanstack/react-table';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowRange } from './blocks';
import {
  checkboxWidth,
  type DataRow,
  type DataTableColumns,
  dataTableFeatures,
  frozenOffsets,
  headHeight,
  leastWidth,
  menuWidth,
} from './columns';
import { DataTableBody } from './data-table-body';
import { DataTableHead } from './data-table-head';
import type { RowHandlers } from './data-table-row';
import { RowMenu } from './row-menu';
import type { Selection } from './selection';
import type { SortEntry } from './sort';
import { useAttention } from './use-attention';
import { useRowFocus } from './use-row-focus';
import { useRowKeys } from './use-row-keys';
import { useRowSelection } from './use-row-selection';
import { useRowWindow } from './use-row-window';

export type DataTableProps<Row extends DataRow> = {
  /** names the table for screen readers */
  caption: string;
  columns: DataTableColumns<Row>;
  /** rows of the whole list, on the screen or not */
  total: number;
  /** rows that can be scrolled to: all of them, or one page */
  count: number;
  /** place of the first of them in the whole list */
  offset?: number;
  /** undefined while the row is on its way */
  rowAt: (index: number) => Row | undefined;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  /** row to start at */
  startAt?: number;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onOpen: (row: Row) => void;
  renderMenu: (row: Row) => ReactNode;
  onRangeChange: (range: RowRange) => void;
  /** somebody came to the rows, or left them: rows had better not move meanwhile */
  onAttentionChange: (isAttended: boolean) => void;
};

type OpenMenu<Row> = { row: Row; at: { x: number; y: number } };
const noRows: never[] = [];

/**
 * A list of any length on a server's paging and sorting: draws the rows in sight and says which
 * they are. It knows no entity and no query.
 */
export function DataTable<Row extends DataRow>(props: DataTableProps<Row>) {
  const { columns, count, rowAt, rowHeight, offset = 0 } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const attend = useAttention(props.onAttentionChange);
  const visible = useRowWindow({ ...props, scroll, headHeight, start: props.startAt ?? 0 });
  const focus = useRowFocus({ scroll, count, ...visible });
  const choosing = useRowSelection(props);
  const table = useTable({ features: dataTableFeatures, columns, data: noRows as Row[] });
  const headers = table.getFlatHeaders();
  const looks = useMemo(
    () => headers.map(({ id, column }) => ({ id, look: column.columnDef.meta ?? {} })),
    [headers],
  );
  const offsets = useMemo(() => frozenOffsets(looks), [looks]);

  function openMenu(index: number, at: { x: number; y: number }) {
    const row = rowAt(index);
    if (!row) return;
    focus.setActive(index);
    attend('menu', true);
    setMenu({ row, at });
  }

  function closeMenu() {
    attend('menu', false);
    setMenu(undefined);
  }

  function open(index: number) {
    const row = rowAt(index);
    if (row) props.onOpen(row);
  }

  const onKeyDown = useRowKeys({
    count,
    page: visible.last - visible.first,
    moveTo: focus.focusRow,
    choose: choosing.choose,
    clear: choosing.clear,
    open,
    openMenu,
  });

  const handlers = useNewest<RowHandlers>({
    onCheck: (index, { shiftKey }) => choosing.choose(index, { isRange: shiftKey }),
    onRowClick: (index, { shiftKey, metaKey, ctrlKey, target }) => {
      const isOnControl = target instanceof Element && target.closest('a, button, input') !== null;
      if (!isOnControl && (shiftKey || metaKey || ctrlKey))
        choosing.choose(index, { isRange: shiftKey });
    },
    onMenu: openMenu,
    onFocus: focus.setActive,
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches what happens to its rows */}
      <div
        ref={scroll}
        data-choosing={choosing.checked === false ? undefined : ''}
        className="group/table relative min-h-0 flex-1 overflow-auto overscroll-contain border-t"
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
        }
        onPointerEnter={() => attend('pointer', true)}
        onPointerLeave={() => attend('pointer', false)}
        onFocus={({ target }) => attend('focus', target.closest('tr[data-index]') !== null)}
        onBlur={() => attend('focus', false)}
        onKeyDown={onKeyDown}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows take focus and keys
          role="grid"
          aria-multiselectable
          aria-rowcount={props.total + 1}
          className="w-full table-fixed border-separate border-spacing-0"
          style={{ minWidth: leastWidth(looks) }}
        >
          <caption className="sr-only">{props.caption}</caption>
          <colgroup>
            <col style={{ width: checkboxWidth }} />
            {looks.map(({ id, look: { width } }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
            <col style={{ width: menuWidth }} />
          </colgroup>
          <DataTableHead
            headers={headers}
            offsets={offsets}
            sort={props.sort}
            onSortChange={props.onSortChange}
            checked={choosing.checked}
            onCheck={choosing.toggleAll}
          />
          <Spacer height={visible.above} />
          <DataTableBody
            columns={columns}
            indices={visible.indices}
            offset={offset}
            rowAt={rowAt}
            rowLabel={props.rowLabel}
            rowHeight={rowHeight}
            offsets={offsets}
            selection={props.selection}
            tabStop={focus.tabStop}
            handlers={handlers}
          />
          <Spacer height={visible.below} />
        </table>
      </div>
      <RowMenu
        at={menu?.at}
        label={menu ? `Actions for ${props.rowLabel(menu.row)}` : 'Actions'}
        onClose={closeMenu}
        onReturnFocus={() => focus.focusRow(focus.active)}
      >
        {menu ? props.renderMenu(menu.row) : null}
      </RowMenu>
    </>
  );
}

/** The room of rows that are not drawn. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody aria-hidden>
      <tr>
        <td className="p-0" style={{ height }} />
      </tr>
    </tbody>
  ) : null;

function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}

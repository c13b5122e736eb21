import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  loadMenus,
} from '../../base/dropdown-menu';
import { isTyping } from '../../hooks/use-hotkey';
import { useKeyedState } from '../../hooks/use-keyed-state';
import type { useColumnState } from '../columns/column-state';
import { RowMenu } from '../row-menu';
import type { SortEntry } from '../sort/sort';
import { type DataColumn, type DataRow, headHeightOf, headStyle, tableStyle } from './columns';
import { GridBody } from './grid-body';
import { GridHead } from './grid-head';
import { usePicture, usePictureView } from './picture/use-picture';
import { isSelected, type Selection, selectedCount } from './selection';
import { cellAt, type Place, placeOf, useGridFocus } from './use-grid-focus';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useGridTable } from './use-grid-table';
import { useRowSelection } from './use-row-selection';
import { useInteractionLock } from './use-stable-rows';
import type { RowRange } from './window/blocks';
import { useColumnWindow } from './window/use-column-window';
import { useRowWindow } from './window/use-row-window';

const loadColumnItems = () => import('../columns/column-menu-items');

const SelectItems = lazy(() =>
  loadColumnItems().then((module) => ({ default: module.SelectItems })),
);
const ColumnMenuItems = lazy(() =>
  loadColumnItems().then((module) => ({ default: module.ColumnMenuItems })),
);

export type VirtualGridProps<Row extends DataRow> = {
  /** names the table for screen readers */
  caption: string;
  /** all available columns */
  columns: readonly DataColumn<Row>[];
  columnState: ReturnType<typeof useColumnState>;
  /**
   * identifies the rows and their order: another key makes the grid show another list, from
   * `startAt` on
   */
  listKey?: string;
  /** ids of visible columns that are temporarily hidden */
  leftOut?: readonly string[];
  /** rows of the whole list, loaded or not */
  total: number;
  /** rows in the scroll area: all of them, or one page */
  count: number;
  /** position of the first of them in the whole list */
  offset?: number;
  /** undefined while the row is loading */
  rowAt: (index: number) => Row | undefined;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  /** first visible row */
  startAt?: number;
  /** number of pinned first rows */
  pinnedRows?: number;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onOpen: (row: Row) => void;
  /** id of the row that is open elsewhere on the page */
  currentId?: number | undefined;
  /** the color of a selected row's edge; the accent where absent */
  colorOf?: (row: Row) => string;
  /** id of the row to focus once it is rendered, if nothing else has the focus */
  focusedId?: number | undefined;
  /** `href`: the address of the link in the cell at which the menu opened */
  renderMenu: (row: Row, href: string | undefined) => ReactNode;
  /** loads the content of menus; that of a row opens when it has loaded */
  loadMenu?: () => Promise<unknown>;
  /** further items of a header's menu */
  renderColumnMenu?: (columnId: string) => ReactNode;
  onRangeChange: (range: RowRange) => void;
  /**
   * called when the user starts or stops to interact with the rows: they should not move meanwhile
   */
  onAttentionChange: (isAttended: boolean) => void;
};

const none: readonly string[] = [];

type OpenMenu = { place: Place; at: { x: number; y: number }; href: string | undefined };

/**
 * A list of any length with server-side paging and sorting: renders the visible rows and columns
 * and reports which rows they are. It knows no entity and no query.
 */
export function VirtualGrid<Row extends DataRow>(props: VirtualGridProps<Row>) {
  const { listKey = '', count, rowAt, rowHeight, offset = 0, columnState, leftOut = none } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useKeyedState<OpenMenu | undefined>(listKey, undefined);
  const [edited, setEdited] = useKeyedState<Place | undefined>(listKey, undefined);
  const isEditing = useRef(false);
  const attend = useInteractionLock(props.onAttentionChange);
  const { picture, layer } = usePicture<Row>(scroll);
  const headHeight = headHeightOf(props.columns);
  const visible = useRowWindow({
    ...props,
    scroll,
    headHeight,
    picture,
    start: props.startAt ?? 0,
  });
  const rows = visible.indices.flatMap((index) => rowAt(index) ?? []);
  const table = useGridTable({ ...props, leftOut, rows });
  const pinnedColumns = table.getStartVisibleLeafColumns();
  const otherColumns = table.getCenterVisibleLeafColumns();
  const { columnSizing } = columnState.state;
  const columns = useMemo(
    () =>
      [...pinnedColumns, ...otherColumns].flatMap(({ id, columnDef: { meta } }) =>
        meta ? [{ ...meta, width: columnSizing[id] ?? meta.width }] : [],
      ),
    [pinnedColumns, otherColumns, columnSizing],
  );
  const pinned = pinnedColumns.length;
  const { drawn, showColumn } = useColumnWindow({ scroll, columns, pinned });
  const lastColumn = drawn.menuAt;
  const focus = useGridFocus({ scroll, count, lastColumn, pinned, showColumn, ...visible });
  const choosing = useRowSelection({ ...props, listKey, table });
  const newestToggle = useNewest(choosing.toggleAll);
  const toggleAll = useCallback(() => newestToggle.current(), [newestToggle]);
  usePictureView(picture, {
    columns,
    pinned,
    rowHeight,
    count,
    rowAt,
    isChosen: ({ id }) => isSelected(props.selection, id),
    currentId: props.currentId,
    colorOf: props.colorOf,
    hasChecks: choosing.checked !== false,
    isBusy: edited !== undefined || menu !== undefined,
  });
  const columnOf = ({ column }: Place) => columns[column - 1];

  useFocusedRow({
    id: props.focusedId,
    indices: visible.indices,
    rowAt,
    focusCell: focus.focusCell,
  });

  async function openMenu(place: Place, at: { x: number; y: number }) {
    const isHeadless = place.column > 0 && !columnOf(place);
    if (place.row >= 0 ? !rowAt(place.row) : isHeadless) return;
    isEditing.current = false;
    focus.setActive(place);
    attend('menu', true);
    const href = linkAt(scroll.current, place);
    // content that fails to load is left out
    if (place.row >= 0) await props.loadMenu?.().catch(() => undefined);
    setMenu({ place, at, href });
  }

  function closeMenu() {
    attend('menu', false);
    setMenu(undefined);
  }

  function open(index: number) {
    const row = rowAt(index);
    if (row) props.onOpen(row);
  }

  function edit(place: Place) {
    const row = rowAt(place.row);
    if (!row || !columnOf(place)?.edit?.isAllowed(row)) return;
    isEditing.current = true;
    setEdited(place);
  }

  const onKeyDown = useGridKeys({
    count,
    lastColumn,
    page: () => Math.max(1, visible.sight.current.last - visible.sight.current.first),
    moveTo: focus.focusCell,
    choose: choosing.choose,
    clear: choosing.clear,
    open,
    edit,
    openMenu: (...where) => void openMenu(...where),
  });
  /**
   * Ctrl+C copies the selected rows, else the focused cell; selected text is left to the browser.
   */
  function copy(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'c')
      return;
    const place = placeOf(event.target);
    if (isTyping(event.nativeEvent) || getSelection()?.isCollapsed === false) return;
    const indices = Array.from({ length: count }, (_, index) => index);
    const chosen = indices.flatMap((index) => {
      const row = rowAt(index);
      return row && isSelected(props.selection, row.id) ? [row] : [];
    });
    const row = place && place.row >= 0 ? rowAt(place.row) : undefined;
    const column = place && columnOf(place);
    if (chosen.length === 0 && !(row && column)) return;
    event.preventDefault();
    void import('../export/copy-rows').then(({ copyCell, copyRows }) =>
      chosen.length > 0
        ? copyRows({ rows: chosen, columns, count: selectedCount(props.selection, props.total) })
        : row && column && copyCell(row, column),
    );
  }

  const pointer = useGridPointer({
    openMenu: (...where) => void openMenu(...where),
    edit,
    choose: choosing.choose,
    ...columnState,
    columns,
    pinned,
  });

  const { focusCell } = focus;
  const back = useNewest(() => edited && focusCell(edited));
  const onEdited = useCallback(() => {
    isEditing.current = false;
    setEdited(undefined);
    back.current();
  }, [back, setEdited]);

  const menuRow = menu && rowAt(menu.place.row);
  const menuColumn = menu?.place.row === -1 ? columnOf(menu.place) : undefined;
  const menuModel = menuColumn && table.getColumn(menuColumn.id);
  const isSelectMenu = menu?.place.row === -1 && menu.place.column === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events of its cells */}
      <div
        ref={scroll}
        data-choosing={choosing.checked === false ? undefined : ''}
        className="group/table relative min-h-0 flex-1 overflow-auto overscroll-contain border-t"
        style={headStyle(props.columns)}
        onPointerEnter={() => {
          attend('pointer', true);
          // menus are opened here, and open at once where they are loaded before the click
          void Promise.allSettled([loadMenus(), loadColumnItems(), props.loadMenu?.()]);
        }}
        onPointerLeave={() => attend('pointer', false)}
        onFocus={({ target }) => {
          const place = placeOf(target);
          if (place) focus.setActive(place);
          attend('focus', place !== undefined && place.row >= 0);
        }}
        onBlur={() => attend('focus', false)}
        onKeyDown={(event) => {
          copy(event);
          onKeyDown(event);
        }}
        {...pointer}
      >
        {layer}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells take focus and keys
          role="grid"
          aria-multiselectable
          aria-rowcount={props.total + 1}
          aria-colcount={lastColumn + 1}
          className="block w-full"
          style={tableStyle(columns, pinned)}
        >
          <caption className="sr-only">{props.caption}</caption>
          <GridHead
            columns={drawn}
            sort={props.sort}
            modelOf={table.getColumn}
            checked={choosing.checked}
            onCheck={toggleAll}
          />
          <GridBody
            columns={drawn}
            count={count}
            indices={visible.indices}
            offset={offset}
            pinnedRows={props.pinnedRows ?? 0}
            rowAt={rowAt}
            rowLabel={props.rowLabel}
            rowHeight={rowHeight}
            rowsById={table.getRowModel().rowsById}
            currentId={props.currentId}
            colorOf={props.colorOf}
            edited={edited}
            onEdited={onEdited}
          />
        </table>
      </div>
      <RowMenu
        // no menu opens empty: a row may have left the list while its menu loaded
        at={menuRow || menuModel || isSelectMenu ? menu?.at : undefined}
        label={`Actions for ${menuRow ? props.rowLabel(menuRow) : (menuColumn?.title ?? 'the selection')}`}
        onClose={closeMenu}
        onReturnFocus={() => isEditing.current || focus.focusCell(focus.active.current)}
      >
        {menu && menuRow ? props.renderMenu(menuRow, menu.href) : null}
        {menuRow && editable(columns, menuRow).length > 0 ? <DropdownMenuSeparator /> : null}
        {menuRow
          ? editable(columns, menuRow).map(({ id, title, at }) => (
              <DropdownMenuItem
                key={id}
                shortcut="F2"
                onSelect={() => edit({ row: menu?.place.row ?? 0, column: at })}
              >
                Edit {title.toLowerCase()}
              </DropdownMenuItem>
            ))
          : null}
        {isSelectMenu ? (
          <Suspense fallback={loadingItems}>
            <SelectItems {...props} />
          </Suspense>
        ) : null}
        {menuModel ? (
          <Suspense fallback={loadingItems}>
            <ColumnMenuItems
              column={menuModel}
              kind={menuColumn?.kind}
              shown={columns.map(({ id }) => id)}
              pinned={pinned}
              state={columnState.state}
              onStateChange={columnState.onStateChange}
              sort={props.sort}
            >
              {props.renderColumnMenu?.(menuModel.id)}
            </ColumnMenuItems>
          </Suspense>
        ) : null}
      </RowMenu>
    </>
  );
}

const loadingItems = <DropdownMenuLabel>Loading...</DropdownMenuLabel>;

const linkAt = (box: HTMLElement | null, place: Place) =>
  cellAt(box, place)?.querySelector('a')?.href;

/** The columns with editable cells in a row. */
const editable = <Row,>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns.flatMap(({ id, title, edit }, place) =>
    edit?.isAllowed(row) ? [{ id, title, at: place + 1 }] : [],
  );

type FocusedRow = {
  id: number | undefined;
  indices: readonly number[];
  rowAt: (index: number) => DataRow | undefined;
  focusCell: (place: Place) => void;
};

/** Focuses a row once, when it is rendered: its second column, which has the name in most lists. */
function useFocusedRow({ id, indices, rowAt, focusCell }: FocusedRow): void {
  const latestId = useRef(id);
  useEffect(() => {
    if (latestId.current === undefined) return;
    const row = indices.find((index) => rowAt(index)?.id === latestId.current);
    if (row === undefined) return;
    latestId.current = undefined;
    const active = document.activeElement;
    if (!active || active === document.body || active.matches('h1')) focusCell({ row, column: 2 });
  });
}

function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}

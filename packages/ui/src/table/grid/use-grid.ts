import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useKeyedState } from '../../hooks/use-keyed-state';
import { useIsPrinting } from '../../lib/printing';
import { useInteractionLock } from '../stable/use-stable-rows';
import { type DataRow, editsOf, headHeightOf } from './columns';
import { copySelected } from './copy-selected';
import type { GridProps } from './grid-props';
import { usePicture, usePictureView } from './picture/use-picture';
import { everythingSelected, isSelected } from './selection';
import { cellAt, type EditedCell, type Place, placeOf, useGridFocus } from './use-grid-focus';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useGridTable } from './use-grid-table';
import { useRowSelection } from './use-row-selection';
import { useColumnWindow } from './window/use-column-window';
import { useRowWindow } from './window/use-row-window';

const none: readonly string[] = [];
const noIndices: readonly number[] = [];

/** A menu at a cell: of a row, of a header, or of the checkbox of all rows. */
export type OpenMenu = { place: Place; at: { x: number; y: number }; href: string | undefined };

export type Grid<Row extends DataRow> = ReturnType<typeof useGrid<Row>>;

/** The state of a grid, and the handlers of its box. */
export function useGrid<Row extends DataRow>(props: GridProps<Row>) {
  const { rowHeight, columnState, leftOut = none } = props;
  const { listKey = '', count, rowAt, startAt = 0 } = props.rows;
  const scroll = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useKeyedState<OpenMenu | undefined>(listKey, undefined);
  const [edited, setEdited] = useKeyedState<EditedCell | undefined>(listKey, undefined);
  const isEditing = useRef(false);
  const attend = useInteractionLock(props.onAttentionChange);
  const { picture, layer } = usePicture<Row>(scroll);
  const visible = useRowWindow({
    ...props.rows,
    rowHeight,
    scroll,
    headHeight: headHeightOf(props.columns),
    picture,
    start: startAt,
  });
  const isPrinting = useIsPrinting();
  const indices = isPrinting ? loadedOf(props.rows) : visible.indices;
  const rows = indices.flatMap((index) => rowAt(index) ?? []);
  const table = useGridTable({ ...props, leftOut, rows });
  const { columns, pinned } = useVisibleColumns(table, columnState.state);
  const { drawnColumns, isMeasured, showColumn } = useColumnWindow({ scroll, columns, pinned });
  const drawnIndices = isMeasured ? indices : noIndices;
  const lastColumn = drawnColumns.menuAt;
  const focus = useGridFocus({ scroll, count, lastColumn, pinned, showColumn, ...visible });
  const { focusCell } = focus;
  const choosing = useRowSelection({ ...props, ...props.rows, listKey, table });
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

  async function openMenu(place: Place, at: { x: number; y: number }) {
    const isHeadless = place.column > 0 && !columnOf(place);
    if (place.row >= 0 ? !rowAt(place.row) : isHeadless) return;
    isEditing.current = false;
    focus.setActive(place);
    attend('menu', true);
    const href = cellAt(scroll.current, place)?.querySelector('a')?.href;
    // content that fails to load is left out
    if (place.row >= 0) await props.menus.load?.().catch(() => undefined);
    setMenu({ place, at, href });
  }

  function closeMenu() {
    attend('menu', false);
    setMenu(undefined);
  }

  function edit(place: Place, at = 0) {
    const row = rowAt(place.row);
    if (!row || !columnOf(place)?.edits?.[at]?.isAllowed(row)) return;
    isEditing.current = true;
    setEdited({ ...place, at });
  }

  /**
   * The edit that a letter starts; undefined where the row does not allow it, and while rows are
   * selected, to which the letter may apply.
   */
  function editBy(letter: string, { row: index }: Place): (() => void) | undefined {
    const row = rowAt(index);
    if (choosing.checked !== false || !row) return undefined;
    const editableColumn = editsOf(columns).find(
      ({ edit }) => edit.key === letter && edit.isAllowed(row),
    );
    return (
      editableColumn &&
      (() => {
        // a column that is scrolled out of view is not rendered
        focusCell({ row: index, column: editableColumn.column });
        edit({ row: index, column: editableColumn.column }, editableColumn.at);
      })
    );
  }

  const back = useNewest(() => edited && focusCell(edited));
  const onEdited = useCallback(() => {
    isEditing.current = false;
    setEdited(undefined);
    back.current();
  }, [back, setEdited]);

  const onGridKey = useGridKeys({
    count,
    lastColumn,
    page: () => Math.max(1, visible.sight.current.last - visible.sight.current.first),
    moveTo: focusCell,
    choose: choosing.choose,
    clear: choosing.clear,
    chooseAll: () => props.onSelectionChange(everythingSelected),
    open: (index) => {
      const row = rowAt(index);
      if (row) props.onOpen(row);
    },
    edit,
    editBy,
    openMenu: (...where) => void openMenu(...where),
  });
  const pointer = useGridPointer({
    openMenu: (...where) => void openMenu(...where),
    edit,
    choose: choosing.choose,
    ...columnState,
    columns,
    pinned,
  });

  return {
    scroll,
    /** the picture in front of the rows while they move */
    layer,
    table,
    /** the visible columns in their order, and the number of pinned ones */
    columns,
    pinned,
    /** the columns that are rendered */
    drawnColumns,
    /** indices of the rows that are rendered */
    indices: drawnIndices,
    choosing,
    editing: { place: edited, start: edit, onDone: onEdited },
    menu: {
      current: menu,
      close: closeMenu,
      // a cell in edit mode takes the focus itself
      returnFocus: () => isEditing.current || focusCell(focus.active.current),
    },
    handlers: {
      ...pointer,
      onPointerEnter: () => attend('pointer', true),
      onPointerLeave: () => attend('pointer', false),
      onFocus: ({ target }: { target: EventTarget }) => {
        const place = placeOf(target);
        if (place) focus.setActive(place);
        attend('focus', place !== undefined && place.row >= 0);
      },
      onBlur: () => attend('focus', false),
      onKeyDown: (event: KeyboardEvent) => {
        copySelected(event, { ...props, columns });
        onGridKey(event);
      },
    },
  };
}

/** The indices of all rows that are loaded. */
const loadedOf = ({
  count,
  rowAt,
}: Pick<GridProps<DataRow>['rows'], 'count' | 'rowAt'>): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => rowAt(index) !== undefined);

/** The visible columns of the model with their widths, pinned ones first. */
function useVisibleColumns<Row extends DataRow>(
  table: ReturnType<typeof useGridTable<Row>>,
  { columnSizing }: GridProps<Row>['columnState']['state'],
) {
  const pinnedColumns = table.getStartVisibleLeafColumns();
  const otherColumns = table.getCenterVisibleLeafColumns();
  const columns = useMemo(
    () =>
      [...pinnedColumns, ...otherColumns].flatMap(({ id, columnDef: { meta } }) =>
        meta ? [{ ...meta, width: columnSizing[id] ?? meta.width }] : [],
      ),
    [pinnedColumns, otherColumns, columnSizing],
  );
  return { columns, pinned: pinnedColumns.length };
}

/** A reference to the value of the last rendering, for callbacks that do not change. */
export function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}

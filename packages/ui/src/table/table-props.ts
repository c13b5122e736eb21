import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { ClientGroup } from './client-groups';
import type { RowMenuProps } from './controls/menu-button';
import type { RowSelection } from './row-controls';
import type { RowKey } from './selected-rows';
import type { ShownRow } from './table-columns';
import type { DataTableModel } from './use-data-table';

/**
 * The place of a table. `page`: fills a page up to the height of the window. `part`: the same with
 * a lower limit, because the content below matters more. `flow`: in a page, as high as its rows.
 * `inner`: in a dialog or a card. On a phone the first two are lists, `flow` only if a column is
 * marked as title, and `inner` keeps its columns.
 */
export type TableFrame = 'page' | 'part' | 'flow' | 'inner';

/** Properties that every table has. */
export type TableProps<Item extends RowData> = {
  caption: string;
  keyOf: (row: Item) => RowKey;
  /** for rows with actions: opened by the button at their end or a right click */
  menu?: RowMenuProps<Item> | undefined;
  /** for rows that can be selected, one by one, as a range with Shift, or all visible ones */
  choice?: RowSelection<Item> | undefined;
  /** users can change its columns and export its rows; the layout is stored under this name */
  storedAs?: string | undefined;
  frame?: TableFrame;
  /** classes, position and handlers of a row */
  rowProps?: (
    row: Item,
  ) => Pick<
    ComponentProps<'tr'>,
    'className' | 'style' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
};

/** Properties of the view of a table, with columns or without. */
export type TableViewProps<Item extends RowData> = Omit<TableProps<Item>, 'storedAs'> & {
  model: DataTableModel<Item>;
  /** groups with folding headers, instead of plain rows */
  groups?: readonly ClientGroup<ShownRow<Item>>[] | undefined;
  onFold?: ((label: string, isFolded: boolean) => void) | undefined;
  /** the button at the end of the header */
  options?: ReactNode;
};

type Head = Omit<ClientGroup<unknown>, 'rows'>;

export const isGroup = (group: Partial<Head>): group is Head => group.label !== undefined;

/** Rows in groups by a common value, or all of them in one group without a label. */
export const groupsOf = <Item extends RowData>({
  groups,
  model,
}: TableViewProps<Item>): readonly ({ rows: readonly ShownRow<Item>[] } & Partial<Head>)[] =>
  groups ?? [{ rows: model.table.getRowModel().rows }];

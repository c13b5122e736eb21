import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { ClientGroup } from './client-groups';
import type { RowMenuProps, RowSelection } from './row-controls';
import type { RowKey } from './selected-rows';
import type { ShownRow } from './table-columns';
import type { DataTableModel } from './use-data-table';

/**
 * The place of a table: in a page, no higher than the window and on a phone as a list; in a page, as
 * high as its rows; inside a dialog or a card. The latter two have columns on a phone, too.
 */
export type TableFrame = 'page' | 'flow' | 'inner';

/** Properties that every table has. */
export type TableProps<Item extends RowData> = {
  caption: string;
  keyOf: (row: Item) => RowKey;
  /** for rows that something can be done with: by the button at their end or a right click */
  menu?: RowMenuProps<Item> | undefined;
  /** for rows that can be chosen, one by one, as a range with Shift, or all in sight */
  choice?: RowSelection<Item> | undefined;
  /** people arrange its columns and export its rows; the arrangement is stored under this name */
  storedAs?: string | undefined;
  frame?: TableFrame;
  /** classes, place and handlers of a row */
  rowProps?: (
    row: Item,
  ) => Pick<
    ComponentProps<'tr'>,
    'className' | 'style' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave'
  >;
};

/** Properties of what draws a table, with columns or without. */
export type TableViewProps<Item extends RowData> = Omit<TableProps<Item>, 'storedAs'> & {
  model: DataTableModel<Item>;
  /** instead of the rows: what some of them have in common, under headers that fold */
  groups?: readonly ClientGroup<ShownRow<Item>>[] | undefined;
  onFold?: ((label: string, isFolded: boolean) => void) | undefined;
  /** the button at the end of the header */
  options?: ReactNode;
};

type Head = Omit<ClientGroup<unknown>, 'rows'>;

export const isGroup = (group: Partial<Head>): group is Head => group.label !== undefined;

/** Rows with what they have in common, or all of them without. */
export const groupsOf = <Item extends RowData>({
  groups,
  model,
}: TableViewProps<Item>): readonly ({ rows: readonly ShownRow<Item>[] } & Partial<Head>)[] =>
  groups ?? [{ rows: model.table.getRowModel().rows }];

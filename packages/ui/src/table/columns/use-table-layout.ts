import { useContext, useState } from 'react';
import type { ColumnLayout } from './layout';
import type { RowHeight } from './row-height';
import {
  nothingStored,
  type StoredTable,
  storedHeight,
  storedLayout,
  toStored,
} from './stored-layout';
import { TableStoreContext } from './table-store';

type Kept = { path: string | undefined; values: StoredTable };

/** How a table is arranged, by what was kept under its name, and what changes that. */
export function useTableLayout(columns: readonly { id: string }[], path: string | undefined) {
  const store = useContext(TableStoreContext);
  // what was just done shows before it is kept
  const [own, setOwn] = useState<Kept>({ path, values: {} });
  const kept = (path !== undefined && store?.settings[path]) || {};
  const stored: StoredTable = own.path === path ? { ...kept, ...own.values } : kept;

  function save(values: StoredTable) {
    const before = own.path === path ? own.values : {};
    setOwn({ path, values: { ...before, ...values } });
    if (path === undefined) return;
    for (const [key, value] of Object.entries(values))
      if (JSON.stringify(stored[key]) !== JSON.stringify(value))
        store?.save({ storagePath: path, key, value });
  }

  return {
    layout: storedLayout(columns, stored),
    rowHeight: storedHeight(stored),
    onLayoutChange: (layout: ColumnLayout) => save(toStored(layout)),
    onRowHeightChange: (rowHeight: RowHeight) => save({ rowHeight }),
    onReset: () => save(nothingStored),
  };
}

export type TableArrangement = ReturnType<typeof useTableLayout>;

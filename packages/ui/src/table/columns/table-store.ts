import { createContext } from 'react';

/** Settings that people store for a table: under the name of the table, by key. */
export type TableStore = {
  settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** undefined: as it was at first */
  save: (change: { storagePath: string; key: string; value: unknown }) => void;
};

/** Where tables keep how they were arranged; without, they know it as long as they are shown. */
export const TableStoreContext = createContext<TableStore | undefined>(undefined);

import { createContext } from 'react';

/** Stored settings of a table: under the name of the table, by key. */
export type TableStore = {
  settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** undefined resets to the default */
  save: (change: { storagePath: string; key: string; value: unknown }) => void;
};

/** The store for layouts of tables; without it, tables keep them until they unmount. */
export const TableStoreContext = createContext<TableStore | undefined>(undefined);

import { useQuery } from '@tanstack/react-query';
import { TableStoreContext } from '@trainyard/ui/table/columns/table-store';
import { type ReactNode, useMemo } from 'react';
import { useSaveSetting } from '~/features/settings/mutations';
import { settingsQuery } from '~/features/settings/queries';

/** Tables keep how they were arranged among a person's settings. */
export function TableSettings({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery(settingsQuery);
  const save = useSaveSetting();
  const store = useMemo(() => ({ settings: settings ?? {}, save }), [settings, save]);
  return <TableStoreContext value={store}>{children}</TableStoreContext>;
}

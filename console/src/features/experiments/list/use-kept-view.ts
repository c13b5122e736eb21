import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSaveSetting } from '~/features/settings/mutations';
import { settingsQuery } from '~/features/settings/queries';
import type { ExperimentListSearch } from './search';
import type { KeptFilter } from './stored-filter';
import type { StoredView } from './stored-view';

const restMs = 1_000;
const kept = /^(columns|pinned|sort|heat|differ|group|filter|archived)$/;

type KeptView = StoredView & KeptFilter;
type Pending = { before: KeptView; after: KeptView };

/** Keeps what somebody makes of the list among their settings, a second after the last change. */
export function useKeptView(projectId: number) {
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  const pending = useRef<Pending>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    const change = pending.current;
    pending.current = undefined;
    if (change) void changesOf(queryClient, { projectId, ...change }).then((all) => all.map(save));
  }, [queryClient, projectId, save]);

  // who leaves within the second has changed it all the same
  useEffect(() => write, [write]);

  return (now: ExperimentListSearch, change: Partial<ExperimentListSearch>) => {
    if (!Object.keys(change).some((name) => kept.test(name))) return;
    pending.current = { before: pending.current?.before ?? now, after: { ...now, ...change } };
    clearTimeout(timer.current);
    timer.current = setTimeout(write, restMs);
  };
}

async function changesOf(queryClient: QueryClient, change: Pending & { projectId: number }) {
  const { viewChanges } = await import('./stored-view');
  const settings = queryClient.getQueryData(settingsQuery.queryKey) ?? {};
  return [...viewChanges({ ...change, settings }), ...(await filterChanges(queryClient, change))];
}

async function filterChanges(
  queryClient: QueryClient,
  { projectId, before, after }: Pending & { projectId: number },
) {
  if (before.filter === after.filter && before.archived === after.archived) return [];
  const { storedFilter } = await import('./stored-filter');
  const value = await storedFilter(queryClient, after).catch(() => undefined);
  const storagePath = `f_project-details-${projectId}`;
  return value === undefined ? [] : [{ storagePath, key: 'filterset', value }];
}

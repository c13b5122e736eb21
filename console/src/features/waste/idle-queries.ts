import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import type { Viewer } from '@trainyard/rbac';
import { useMemo } from 'react';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { useViewer } from '~/data/viewer';
import { wasteQuery } from './queries';

/**
 * The slots that jobs hold without use and that a viewer may free, for parts of other pages. It is
 * asked rarely, since all consoles ask for it, and what asks loads with the first use.
 */
export const idleJobsQuery = (viewer: Viewer) =>
  queryOptions({
    // refreshed with the page of idle work
    queryKey: [...wasteQuery.queryKey, 'idleJobs'],
    queryFn: async (context) => (await import('./idle-jobs')).shareIdleJobs(viewer, context),
    staleTime: pollMs.idleJobs,
    refetchInterval: pollEvery(pollMs.idleJobs),
    meta: { isSilent: true },
  });

/**
 * Tells of an experiment or a task whether it holds slots without use, by its id: as far as the viewer
 * may free them, and once the side bar has read it.
 */
export function useIdleJobs(): (entityId: string | undefined) => WasteItem | undefined {
  const { data } = useQuery({ ...idleJobsQuery(useViewer()), enabled: false });
  return useMemo(() => {
    const items = new Map(data?.items.map((item) => [String(item.subject.id), item]));
    return (entityId) => (entityId === undefined ? undefined : items.get(entityId));
  }, [data]);
}

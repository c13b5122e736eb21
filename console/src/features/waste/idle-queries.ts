import { useQuery } from '@tanstack/react-query';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import type { Viewer } from '@trainyard/rbac';
import { useMemo } from 'react';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, silent } from '~/data/q';
import { useViewer } from '~/data/viewer';
import { shareIdleJobs } from './idle-jobs';
import { wasteTags } from './queries';

/**
 * The slots that jobs hold without use and that a viewer may free, for parts of other pages. It is
 * asked rarely, since all consoles ask for it.
 */
export const idleJobsQuery = (viewer: Viewer) =>
  silent(
    composed('idleJobs', {}, (_, context) => shareIdleJobs(viewer, context), {
      poll: 'idleJobs',
      staleTime: pollMs.idleJobs,
      tags: wasteTags,
    }),
  );

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

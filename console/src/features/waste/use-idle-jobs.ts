import { useQuery } from '@tanstack/react-query';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { useMemo } from 'react';
import { useViewer } from '~/features/viewer/queries';
import { idleJobsQuery } from './idle-queries';

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

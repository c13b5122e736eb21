import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '@trainyard/rbac';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/**
 * The slots that jobs hold without use and that a viewer may free, for parts of other pages. It is
 * asked rarely, since all consoles ask for it, and what asks loads with the first use.
 */
export const idleJobsQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: queryKeys.idleJobs,
    queryFn: async (context) => (await import('./idle-jobs')).shareIdleJobs(viewer, context),
    staleTime: pollMs.idleJobs,
    refetchInterval: pollEvery(pollMs.idleJobs),
    meta: { isSilent: true },
  });

import { queryOptions } from '@tanstack/react-query';
import { readIdleHistory } from '@trainyard/insights/waste/read-idle-history';
import { readIdleJobs, readWaste } from '@trainyard/insights/waste/read-waste';
import type { Viewer } from '@trainyard/rbac';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { masterNow } from '~/lib/master-now';
import { isToFree } from './actions';

/** Finds the slots that jobs hold without use and that a viewer may free, for parts of other pages. */
export const fetchIdleJobs = (viewer: Viewer, signal: AbortSignal) =>
  readIdleJobs(client, masterNow(), { isAsked: (job) => isToFree(job, viewer), signal });

/** The same for every page: rarely, since all consoles ask for it. */
export const idleJobsQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: queryKeys.idleJobs,
    queryFn: ({ signal }) => fetchIdleJobs(viewer, signal),
    staleTime: pollMs.idleJobs,
    refetchInterval: pollEvery(pollMs.idleJobs),
    meta: { isSilent: true },
  });

/** Everything that holds slots without use or waits in vain. */
export const wasteQuery = queryOptions({
  queryKey: queryKeys.waste,
  queryFn: ({ signal }) => readWaste(client, masterNow(), { signal }),
  staleTime: pollMs.waste,
  refetchInterval: pollEvery(pollMs.waste),
  meta: { errorMessage: 'Unable to find what is idle.', isSilent: true },
});

/**
 * When GPUs did nothing from a time on, without which pages show what else they have. What is over
 * does not change, so it is not polled.
 */
export const idleHistoryQuery = (from: number) =>
  queryOptions({
    queryKey: queryKeys.idleHistory(from),
    queryFn: ({ signal }) => readIdleHistory(client, from, { signal }),
    staleTime: pollMs.waste,
    retry: false,
  });

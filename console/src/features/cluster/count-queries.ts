import { queryOptions } from '@tanstack/react-query';
import { can, type Viewer } from '@trainyard/rbac';
import { getActiveTasksCount } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { queryKeys } from '~/app/query-keys';

/** Counts of the master for all users; shown only to users who may see everything that is counted. */
export const seesCounts = (viewer: Viewer): boolean =>
  !viewer.rbacEnabled || can(viewer, 'user.administrate');

/** Interactive tasks that are not over, of everyone. */
export const taskCountQuery = (intervalMs: number) =>
  queryOptions({
    queryKey: queryKeys.cluster.taskCount,
    queryFn: ({ signal }) => getActiveTasksCount(client, {}, { signal }),
    refetchInterval: pollEvery(intervalMs),
    meta: { errorMessage: 'Unable to count tasks.' },
  });

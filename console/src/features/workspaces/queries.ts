import { queryOptions, useQuery } from '@tanstack/react-query';
import { getWorkspace, getWorkspaces } from '@trainyard/sdk/calls';
import type { Workspace, WorkspaceState } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/** True if it is being deleted. */
export const isBeingDeleted = ({ state }: { state: WorkspaceState }): boolean =>
  state === 'WORKSPACE_STATE_DELETING';

export const workspaceQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKeys.workspaces.list,
      queryFn: async ({ signal }) => {
        const query = { sortBy: 'SORT_BY_NAME' as const, orderBy: 'ORDER_BY_ASC' as const };
        return (await getWorkspaces(client, { ...query, limit: 0 }, { signal })).workspaces;
      },
      refetchInterval: pollWhile((list: Workspace[]) => list.some(isBeingDeleted), {
        restMs: pollMs.workspaces,
      }),
      meta: { errorMessage: 'Unable to fetch workspaces' },
    }),

  detail: (workspaceId: number) =>
    queryOptions({
      queryKey: queryKeys.workspaces.detail(workspaceId),
      queryFn: async ({ signal }) => {
        const { workspace } = await getWorkspace(client, { workspaceId }, { signal });
        return workspace;
      },
      refetchInterval: pollWhile(isBeingDeleted, { restMs: pollMs.workspaces }),
      meta: { errorMessage: `Unable to fetch workspace ${workspaceId}` },
    }),
};

/** Names workspaces by id; a number where the name is not known. */
export function useWorkspaceNames(): (workspaceId: number) => string {
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  return (workspaceId) =>
    workspaces.find(({ id }) => id === workspaceId)?.name ?? `workspace ${workspaceId}`;
}

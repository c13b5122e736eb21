import { useQuery } from '@tanstack/react-query';
import { getWorkspace, getWorkspaces } from '@trainyard/sdk/calls';
import type { Answer, Workspace, WorkspaceState } from '@trainyard/sdk/types';
import { pollWhile } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from './q';

/** True if it is being deleted. */
export const isBeingDeleted = ({ state }: { state: WorkspaceState }): boolean =>
  state === 'WORKSPACE_STATE_DELETING';

export const workspaceQueries = {
  list: () =>
    q(
      getWorkspaces,
      { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_ASC', limit: 0 },
      {
        select: ({ workspaces }) => workspaces,
        refetchInterval: pollWhile(
          ({ workspaces }: Answer<'getWorkspaces'>) => workspaces.some(isBeingDeleted),
          { restMs: pollMs.workspaces },
        ),
        error: 'Unable to fetch workspaces',
      },
    ),

  detail: (workspaceId: number) =>
    q(
      getWorkspace,
      { workspaceId },
      {
        select: ({ workspace }) => workspace,
        refetchInterval: pollWhile(
          ({ workspace }: Answer<'getWorkspace'>) => isBeingDeleted(workspace),
          { restMs: pollMs.workspaces },
        ),
        error: `Unable to fetch workspace ${workspaceId}`,
      },
    ),
};

/** Names workspaces by id; a number where the name is not known. */
export function useWorkspaceNames(): (workspaceId: number) => string {
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  return (workspaceId) =>
    workspaces.find(({ id }) => id === workspaceId)?.name ?? `workspace ${workspaceId}`;
}

/** Returns the pinned workspaces, oldest pin first, without archived ones. */
export const pinnedOf = (workspaces: readonly Workspace[]): Workspace[] =>
  workspaces
    .filter((workspace) => workspace.pinned && !workspace.archived)
    .sort((one, other) => (one.pinnedAt ?? '').localeCompare(other.pinnedAt ?? ''));

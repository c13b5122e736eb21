import { queryOptions } from '@tanstack/react-query';
import { getWorkspace, getWorkspaceProjects, getWorkspaces } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import type { ProjectSort } from './search';

type ProjectOrder = Pick<Args<'getWorkspaceProjects'>, 'sortBy' | 'orderBy'>;

export const projectListOrder: Record<ProjectSort, ProjectOrder> = {
  updated: { sortBy: 'SORT_BY_LAST_EXPERIMENT_START_TIME', orderBy: 'ORDER_BY_DESC' },
  name: { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_ASC' },
  newest: { sortBy: 'SORT_BY_CREATION_TIME', orderBy: 'ORDER_BY_DESC' },
};

export const workspaceQueries = {
  all: () => ['workspaces'] as const,

  list: () =>
    queryOptions({
      queryKey: [...workspaceQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => {
        const query = { sortBy: 'SORT_BY_NAME' as const, orderBy: 'ORDER_BY_ASC' as const };
        return (await getWorkspaces(client, { ...query, limit: 0 }, { signal })).workspaces;
      },
      refetchInterval: pollEvery(60_000),
      meta: { errorMessage: 'Unable to fetch workspaces' },
    }),

  detail: (workspaceId: number) =>
    queryOptions({
      queryKey: [...workspaceQueries.all(), 'detail', workspaceId] as const,
      queryFn: async ({ signal }) => {
        const { workspace } = await getWorkspace(client, { id: workspaceId }, { signal });
        if (workspace === null) throw new Error(`Workspace ${workspaceId} not found`);
        return workspace;
      },
      refetchInterval: pollEvery(60_000),
      meta: { errorMessage: `Unable to fetch workspace ${workspaceId}` },
    }),

  projects: (workspaceId: number, sort: ProjectOrder) =>
    queryOptions({
      queryKey: [...workspaceQueries.all(), 'projects', workspaceId, sort] as const,
      queryFn: async ({ signal }) => {
        const query = { workspaceId, ...sort, limit: 0 };
        return (await getWorkspaceProjects(client, query, { signal })).projects;
      },
      meta: { errorMessage: 'Unable to fetch projects' },
    }),
};

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getProject, getWorkspaceProjects } from '@trainyard/sdk/calls';
import type { Args, Project } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { queryKeys } from '~/app/query-keys';
import type { ProjectSort } from './search';

type Order = Pick<Args<'getWorkspaceProjects'>, 'sortBy' | 'orderBy'>;

const listOrder: Record<ProjectSort, Order> = {
  updated: { sortBy: 'SORT_BY_LAST_EXPERIMENT_START_TIME', orderBy: 'ORDER_BY_DESC' },
  updatedAsc: { sortBy: 'SORT_BY_LAST_EXPERIMENT_START_TIME', orderBy: 'ORDER_BY_ASC' },
  name: { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_ASC' },
  nameDesc: { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_DESC' },
  newest: { sortBy: 'SORT_BY_CREATION_TIME', orderBy: 'ORDER_BY_DESC' },
};

// something in it is under way
const isLive = ({ state, numActiveExperiments }: Project) =>
  state === 'WORKSPACE_STATE_DELETING' || numActiveExperiments > 0;

export const projectQueries = {
  detail: (projectId: number) =>
    queryOptions({
      queryKey: queryKeys.projects.detail(projectId),
      queryFn: async ({ signal }) => {
        const { project } = await getProject(client, { projectId }, { signal });
        return project;
      },
      refetchInterval: pollWhile(isLive),
      meta: { errorMessage: `Unable to fetch Project ${projectId}` },
    }),

  /** All projects of a workspace, archived ones too. */
  list: (workspaceId: number, sort: ProjectSort) =>
    queryOptions({
      queryKey: queryKeys.projects.list(workspaceId, sort),
      queryFn: async ({ signal }) => {
        const query = { workspaceId, ...listOrder[sort], limit: 0 };
        return (await getWorkspaceProjects(client, query, { signal })).projects;
      },
      refetchInterval: pollWhile((projects: Project[]) => projects.some(isLive)),
      meta: { errorMessage: 'Unable to fetch projects' },
    }),
};

/** A project that its route has loaded. */
export const useProject = (projectId: number): Project =>
  useSuspenseQuery(projectQueries.detail(projectId)).data;

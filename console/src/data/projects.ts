import { useSuspenseQuery } from '@tanstack/react-query';
import { getProject, getWorkspaceProjects } from '@trainyard/sdk/calls';
import type { Answer, Args, Project } from '@trainyard/sdk/types';
import { idOf } from '~/app/errors/page-message';
import { pollWhile } from '~/app/polling/poll';
import { q } from './q';

export const projectSorts = ['updated', 'name', 'newest', 'nameDesc', 'updatedAsc'] as const;
export type ProjectSort = (typeof projectSorts)[number];

type Order = Pick<Args<'getWorkspaceProjects'>, 'sortBy' | 'orderBy'>;

const listOrder: Record<ProjectSort, Order> = {
  updated: { sortBy: 'SORT_BY_LAST_EXPERIMENT_START_TIME', orderBy: 'ORDER_BY_DESC' },
  updatedAsc: { sortBy: 'SORT_BY_LAST_EXPERIMENT_START_TIME', orderBy: 'ORDER_BY_ASC' },
  name: { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_ASC' },
  nameDesc: { sortBy: 'SORT_BY_NAME', orderBy: 'ORDER_BY_DESC' },
  newest: { sortBy: 'SORT_BY_CREATION_TIME', orderBy: 'ORDER_BY_DESC' },
};

// an experiment in it is active, or it is being deleted
const isLive = ({ state, numActiveExperiments }: Project) =>
  state === 'WORKSPACE_STATE_DELETING' || numActiveExperiments > 0;

export const projectQueries = {
  detail: (projectId: number) =>
    q(
      getProject,
      { projectId },
      {
        select: ({ project }) => project,
        refetchInterval: pollWhile(
          ({ project }: Answer<'getProject'>) => project.state === 'WORKSPACE_STATE_DELETING',
        ),
        error: `Unable to fetch Project ${projectId}`,
      },
    ),

  /** All projects of a workspace, archived ones too. */
  list: (workspaceId: number, sort: ProjectSort) =>
    q(
      getWorkspaceProjects,
      { workspaceId, ...listOrder[sort], limit: 0 },
      {
        select: ({ projects }) => projects,
        refetchInterval: pollWhile(({ projects }: Answer<'getWorkspaceProjects'>) =>
          projects.some(isLive),
        ),
        error: 'Unable to fetch projects',
      },
    ),
};

/**
 * The query of the project that a path names.
 * @throws PageMessage for an invalid id
 */
export const projectOfPath = ({ projectId }: { projectId?: string }) =>
  projectQueries.detail(idOf(projectId, 'Project'));

/** A project that its route has loaded. */
export const useProject = (projectId: number): Project =>
  useSuspenseQuery(projectQueries.detail(projectId)).data;

/** Runs of the project, archived ones included, which only masters with runs count. */
export const runCount = ({ numRuns }: Project & { numRuns?: number }): number | undefined =>
  numRuns;

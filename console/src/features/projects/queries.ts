import { queryOptions } from '@tanstack/react-query';
import { getProject } from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';

export const projectQueries = {
  all: () => ['projects'] as const,

  detail: (projectId: number) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'detail', projectId] as const,
      queryFn: async ({ signal }) => {
        const { project } = await getProject(client, { id: projectId }, { signal });
        if (project === null) throw new Error(`Project ${projectId} not found`);
        return project;
      },
      refetchInterval: pollWhile((project: Project) => project.numActiveExperiments > 0),
      meta: { errorMessage: `Unable to fetch Project ${projectId}` },
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { getProjectColumns } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';

/** The hyperparameters and metrics that the master finds in a project. */
export const projectColumnsQuery = (projectId: number) =>
  queryOptions({
    queryKey: queryKeys.projects.columns(projectId),
    queryFn: async ({ signal }) => {
      const { columns } = await getProjectColumns(client, { id: projectId }, { signal });
      return columns;
    },
    // read when a form opens: runs bring new metrics
    staleTime: 30_000,
    meta: { isSilent: true },
  });

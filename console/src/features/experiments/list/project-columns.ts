import { queryOptions } from '@tanstack/react-query';
import { getProjectColumns } from '@trainyard/sdk/calls';
import { client } from '~/app/api';

/** What the experiments of a project can be shown and sorted by, as its master finds it. */
export const projectColumnsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'columns'] as const,
    queryFn: async ({ signal }) => {
      const { columns } = await getProjectColumns(client, { id: projectId }, { signal });
      return columns;
    },
    // asked for when somebody looks: runs bring new metrics
    staleTime: 30_000,
    meta: { isSilent: true },
  });

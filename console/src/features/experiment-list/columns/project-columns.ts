import { queryOptions } from '@tanstack/react-query';
import { getProjectColumns } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import type { ListSource } from '~/features/experiment-list/list-source';

/** The hyperparameters and metrics that the master finds in a project. */
export const projectColumnsQuery = (
  projectId: number,
  { name, readColumns }: Pick<ListSource, 'name' | 'readColumns'>,
) =>
  queryOptions({
    queryKey: queryKeys.projects.columns(projectId, name),
    queryFn: async ({ signal }) => {
      if (readColumns) return readColumns(projectId, signal);
      const { columns } = await getProjectColumns(client, { projectId }, { signal });
      return columns;
    },
    // read when a form opens, because runs add metrics
    staleTime: staleMs.form,
  });

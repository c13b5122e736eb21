import { queryOptions } from '@tanstack/react-query';
import { launchNotebook } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';

type Preview = { config: Record<string, unknown>; templateName: string; workspaceId: number };

export const notebookQueries = {
  /** the whole config that a launch would run with */
  preview: (body: Preview) =>
    queryOptions({
      queryKey: queryKeys.notebooks.preview(body),
      queryFn: async ({ signal }) =>
        (await launchNotebook(client, { body: { ...body, preview: true } }, { signal })).config,
    }),
};

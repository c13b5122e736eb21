import { queryOptions } from '@tanstack/react-query';
import { getModel, getModels, getModelVersion, getModelVersions } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

// models change by hand and by scripts, never by themselves
const everyMs = 15_000;

export const modelQueries = {
  all: () => ['models'] as const,

  /** of one workspace where it is given */
  list: (workspaceId?: number) =>
    queryOptions({
      queryKey: [...modelQueries.all(), 'list', workspaceId ?? 'all'] as const,
      queryFn: async ({ signal }) => {
        const place = workspaceId === undefined ? {} : { workspaceIds: [workspaceId] };
        return (await getModels(client, { ...place, limit: 0 }, { signal })).models;
      },
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: 'Unable to fetch models.' },
    }),

  /** by id or name, as links say it */
  detail: (modelName: string) =>
    queryOptions({
      queryKey: [...modelQueries.all(), 'detail', modelName] as const,
      queryFn: async ({ signal }) => {
        const { model } = await getModel(client, { modelName }, { signal });
        return model;
      },
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: `Unable to fetch model ${modelName}` },
    }),

  versions: (modelName: string) =>
    queryOptions({
      queryKey: [...modelQueries.all(), 'versions', modelName] as const,
      queryFn: async ({ signal }) =>
        (await getModelVersions(client, { modelName, limit: 0 }, { signal })).modelVersions,
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: `Unable to fetch versions of model ${modelName}` },
    }),

  version: (modelName: string, modelVersionNum: number) =>
    queryOptions({
      queryKey: [...modelQueries.all(), 'version', modelName, modelVersionNum] as const,
      queryFn: async ({ signal }) => {
        const query = { modelName, modelVersionNum };
        const { modelVersion } = await getModelVersion(client, query, { signal });
        return modelVersion;
      },
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: `Unable to fetch model ${modelName} version ${modelVersionNum}` },
    }),
};

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getModel, getModels, getModelVersion, getModelVersions } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

// models are changed by users and by scripts, never by the master

export const modelQueries = {
  /** limited to a workspace, if one is given */
  list: (workspaceId?: number) =>
    queryOptions({
      queryKey: queryKeys.models.list(workspaceId),
      queryFn: async ({ signal }) => {
        const place = workspaceId === undefined ? {} : { workspaceIds: [workspaceId] };
        return (await getModels(client, { ...place, limit: 0 }, { signal })).models;
      },
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: 'Unable to fetch models.' },
    }),

  /** by id or name, as links say it */
  detail: (modelName: string) =>
    queryOptions({
      queryKey: queryKeys.models.detail(modelName),
      queryFn: async ({ signal }) => {
        const { model } = await getModel(client, { modelName }, { signal });
        return model;
      },
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: `Unable to fetch model ${modelName}` },
    }),

  versions: (modelName: string) =>
    queryOptions({
      queryKey: queryKeys.models.versions(modelName),
      queryFn: async ({ signal }) =>
        (await getModelVersions(client, { modelName, limit: 0 }, { signal })).modelVersions,
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: `Unable to fetch versions of model ${modelName}` },
    }),

  version: (modelName: string, modelVersionNum: number) =>
    queryOptions({
      queryKey: queryKeys.models.version(modelName, modelVersionNum),
      queryFn: async ({ signal }) => {
        const query = { modelName, modelVersionNum };
        const { modelVersion } = await getModelVersion(client, query, { signal });
        return modelVersion;
      },
      refetchInterval: pollEvery(pollMs.settled),
      meta: { errorMessage: `Unable to fetch model ${modelName} version ${modelVersionNum}` },
    }),
};

type LoadInput = { queryClient: QueryClient; params: { modelId: string; versionNum: string } };

/** For loaders of the tabs of a model's version. */
export async function loadVersion({
  queryClient,
  params: { modelId, versionNum: text },
}: LoadInput) {
  const versionNum = idOf(text, 'Version');
  await Promise.all([
    loadQuery(queryClient, modelQueries.detail(modelId)),
    loadQuery(queryClient, modelQueries.version(modelId, versionNum)),
  ]);
  return { modelId, versionNum };
}

import type { QueryClient } from '@tanstack/react-query';
import {
  getModel,
  getModelLabels,
  getModels,
  getModelVersion,
  getModelVersions,
} from '@trainyard/sdk/calls';
import { idOf } from '~/app/errors/page-message';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { staleMs } from '~/app/polling/polling-intervals';
import { q } from './q';
import { workspaceQueries } from './workspaces';

// models are changed by users and by scripts, never by the master

export const modelQueries = {
  /** limited to a workspace, if one is given */
  list: (workspaceId?: number) =>
    q(
      getModels,
      { ...(workspaceId !== undefined && { workspaceIds: [workspaceId] }), limit: 0 },
      {
        select: ({ models }) => models,
        poll: 'settled',
        error: 'Unable to fetch models.',
      },
    ),

  /** by id or name, as links say it */
  detail: (modelName: string) =>
    q(
      getModel,
      { modelName },
      {
        select: ({ model }) => model,
        poll: 'settled',
        error: `Unable to fetch model ${modelName}`,
      },
    ),

  /** tags of all models, the most used first */
  tagsInUse: () => q(getModelLabels, {}, { staleTime: staleMs.form }),

  versions: (modelName: string) =>
    q(
      getModelVersions,
      { modelName, limit: 0 },
      {
        select: ({ modelVersions }) => modelVersions,
        poll: 'settled',
        error: `Unable to fetch versions of model ${modelName}`,
      },
    ),

  version: (modelName: string, modelVersionNum: number) =>
    q(
      getModelVersion,
      { modelName, modelVersionNum },
      {
        select: ({ modelVersion }) => modelVersion,
        poll: 'settled',
        error: `Unable to fetch model ${modelName} version ${modelVersionNum}`,
      },
    ),
};

/** Loads what every page of a model needs; in time the name of its workspace, for the breadcrumbs. */
export async function loadModel(queryClient: QueryClient, modelName: string): Promise<void> {
  await Promise.all([
    loadQuery(queryClient, modelQueries.detail(modelName)),
    loadInTime(loadQuery(queryClient, workspaceQueries.list())),
  ]);
}

type LoadInput = { queryClient: QueryClient; params: { modelId: string; versionNum: string } };

/** For loaders of the tabs of a model's version. */
export async function loadVersion({
  queryClient,
  params: { modelId, versionNum: text },
}: LoadInput) {
  const versionNum = idOf(text, 'Version');
  await Promise.all([
    loadModel(queryClient, modelId),
    loadQuery(queryClient, modelQueries.version(modelId, versionNum)),
  ]);
  return { modelId, versionNum };
}

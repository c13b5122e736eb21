import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { modelQueries } from './queries';

type Wanted = { queryClient: QueryClient; params: { modelId: string; versionNum: string } };

/** For loaders of the tabs of a model's version. */
export async function loadVersion({ queryClient, params: { modelId, versionNum: text } }: Wanted) {
  const versionNum = idOf(text, 'Version');
  await Promise.all([
    loadQuery(queryClient, modelQueries.detail(modelId)),
    loadQuery(queryClient, modelQueries.version(modelId, versionNum)),
  ]);
  return { modelId, versionNum };
}

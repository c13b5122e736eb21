import type { QueryClient } from '@tanstack/react-query';
import { patchExperiment } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { afterExperimentChange } from '~/app/query-invalidation';
import { queryKeys } from '~/app/query-keys';
import { reportError } from '~/app/report-error';
import { changeCachedRows } from '~/features/experiments/cached-experiments';

type Change = { experimentId: number; name?: string; description?: string; labels?: string[] };

/** Tags as they are typed in a cell: commas part them, each counts once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Changes the texts of an experiment; lists show them before the answer is here. */
export async function editExperiment(
  queryClient: QueryClient,
  { experimentId, ...texts }: Change,
): Promise<void> {
  // an answer that left the master before the change must not undo what is shown
  await queryClient.cancelQueries({ queryKey: queryKeys.experiments.all });
  changeCachedRows(queryClient, new Set([experimentId]), texts);
  try {
    await patchExperiment(client, { experimentId, body: texts });
  } catch (error) {
    const [what = ''] = Object.keys(texts);
    reportError(error, { message: `Unable to update ${what === 'labels' ? 'tags' : what}` });
  } finally {
    await afterExperimentChange(queryClient);
  }
}

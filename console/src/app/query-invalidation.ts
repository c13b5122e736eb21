import type { MutationCacheConfig, QueryClient, QueryKey } from '@tanstack/react-query';
import { changesIn, doTagsMeet, invalidateChanges } from '@trainyard/sdk/query';
import { queryKeys } from './query-keys';

/** The tags of queries whose `meta` has none, by the first part of their keys. */
const untagged: Record<string, readonly string[]> = {
  checkpoints: ['checkpoint'],
  experiments: ['experiment'],
  projects: ['project'],
  runs: ['trial'],
  trials: ['trial'],
  workspaces: ['workspace'],
};

const untaggedTags = ([root]: QueryKey) => (typeof root === 'string' && untagged[root]) || [];

/**
 * Marks queries as stale and refetches those in use, with those that show the same; resolves when
 * all have their answers.
 */
const invalidate = async (queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> => {
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    invalidateChanges(queryClient, keys.flatMap(untaggedTags)),
  ]);
};

/** Refreshes queries without tags after a mutation that names what it changes. */
export const invalidateUntagged: NonNullable<MutationCacheConfig['onSettled']> = (
  _data,
  _error,
  variables,
  _result,
  { meta = {} },
  { client },
) => {
  const changes = changesIn(meta, variables);
  void client.invalidateQueries({
    predicate: ({ queryKey, meta: { tags } = {} }) =>
      tags === undefined && doTagsMeet(untaggedTags(queryKey), changes),
  });
};

export const afterExperimentChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.experiments.all);

export const afterCheckpointChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.checkpoints.all);

/** A run is a trial of an experiment, and each of its lists shows it. */
export const afterRunChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(
    queryClient,
    queryKeys.runs.all,
    queryKeys.experiments.all,
    queryKeys.trials.all,
    queryKeys.projects.all,
  );

export const afterTrialChange = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, queryKeys.trials.all);

/** Projects count their experiments. */
export const afterExperimentMove = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    invalidate(queryClient, queryKeys.projects.all),
    afterExperimentChange(queryClient),
  ]);
};

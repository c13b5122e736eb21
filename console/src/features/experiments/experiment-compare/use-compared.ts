import {
  type QueryClient,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { getExperiments } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Answer, Experiment } from '@trainyard/sdk/types';
import { useCallback, useMemo } from 'react';
import { partsOf } from '~/data/experiments/metrics';
import { compareArgs, compareQuery, experimentsEach } from './queries';

/** Experiments that were requested together; those that are still loading are missing. */
export type ComparedPart = { ids: readonly number[]; isLive: boolean };

export type Compared = ReturnType<typeof useCompared>;

/** Loads the experiments of a link in chunks; loaded chunks show while the others load. */
export function useCompared(experimentIds: readonly number[]) {
  const queryClient = useQueryClient();
  const idParts = useMemo(() => partsOf(experimentIds, experimentsEach), [experimentIds]);
  const combine = useCallback(
    (results: UseQueryResult<Experiment[]>[]) => ({
      /** in the order of the link */
      experiments: idParts.flatMap((ids, at) => inOrder(results[at]?.data ?? [], ids)),
      parts: idParts.flatMap((_, at) => partOf(results[at]?.data) ?? []),
      /** the number of experiments that are loading */
      coming: countOf(idParts, (at) => results[at]?.data === undefined && !results[at]?.error),
      /** the number of experiments that could not be loaded, and a function that requests them again */
      failed: countOf(idParts, (at) => results[at]?.data === undefined && !!results[at]?.error),
      retry: () => {
        for (const { data, refetch } of results) if (!data) void refetch();
      },
      /** ids that the answers lack: the experiments are deleted, or the viewer may not see them */
      absent: idParts.flatMap((ids, at) => {
        const data = results[at]?.data;
        return data ? ids.filter((id) => !data.some((experiment) => experiment.id === id)) : [];
      }),
      status: {
        dataUpdatedAt: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        error: results.find(({ error }) => error)?.error ?? null,
      },
    }),
    [idParts],
  );
  const queries = useMemo(
    () =>
      idParts.map((ids) => ({
        ...compareQuery(ids),
        // after a removal all later experiments move to other chunks
        placeholderData: () => knownOf(queryClient, ids),
      })),
    [idParts, queryClient],
  );
  return useQueries({ queries, combine });
}

const countOf = (idParts: readonly number[][], is: (at: number) => boolean) =>
  idParts.reduce((sum, ids, at) => (is(at) ? sum + ids.length : sum), 0);

const partOf = (experiments: readonly Experiment[] | undefined): ComparedPart | undefined =>
  experiments && experiments.length > 0
    ? {
        ids: experiments.map(({ id }) => id),
        isLive: experiments.some(({ state }) => !isFinished(state)),
      }
    : undefined;

/** the ids of the link */
function inOrder(experiments: readonly Experiment[], ids: readonly number[]): Experiment[] {
  const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the experiments of these ids from other cached chunks, if all are cached. */
function knownOf(
  queryClient: QueryClient,
  ids: readonly number[],
): Answer<'getExperiments'> | undefined {
  const { 'experimentIdFilter.incl': _, ...args } = compareArgs(ids);
  const answers = queryClient.getQueriesData<Answer<'getExperiments'>>({
    queryKey: keyOf(getExperiments, args),
  });
  const answer = answers.at(-1)?.[1];
  const byId = new Map(
    answers.flatMap(([, answer]) => answer?.experiments ?? []).map((each) => [each.id, each]),
  );
  const loadedExperiments = inOrder([...byId.values()], ids);
  // only its experiments are read
  return answer && loadedExperiments.length === ids.length
    ? { ...answer, experiments: loadedExperiments }
    : undefined;
}

import {
  type QueryClient,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { compareMetrics, type Metric, metricKey } from '@trainyard/sdk/model';
import { useMemo } from 'react';
import { queryKeys } from '~/app/query-keys';
import { type BestTrial, type BestTrials, compareCurves } from './compare-queries';
import type { ComparedPart } from './use-compared';

const failedOf = <Data>(results: readonly UseQueryResult<Data>[]) =>
  results.find(({ error, data }) => error && !data);

export type MetricNames = {
  metrics: readonly Metric[];
  /** true if all of them are loaded */
  isComplete: boolean;
  failed: UseQueryResult<Metric[]> | undefined;
};

function joinNames(results: UseQueryResult<Metric[]>[]): MetricNames {
  const all = results.flatMap(({ data = [] }) => data);
  const once = new Map(all.map((metric) => [metricKey(metric), metric]));
  return {
    metrics: results.length > 1 ? [...once.values()].sort(compareMetrics) : all,
    isComplete: results.every(({ data }) => data !== undefined),
    failed: failedOf(results),
  };
}

/** The cached metrics of other comparisons with some of the same experiments. */
function heldOf<Data>(
  queryClient: QueryClient,
  { kind, ids }: { kind: string; ids: readonly number[] },
) {
  const cachedEntries = queryClient.getQueriesData<Data>({
    queryKey: queryKeys.experiments.compareParts(kind),
    predicate: ({ queryKey: [, , , of] }) => Array.isArray(of) && ids.some((id) => of.includes(id)),
  });
  return cachedEntries.flatMap(([, data]) => (data === undefined ? [] : [data]));
}

/** Returns every metric that any of the loaded experiments has reported. */
export function useMetricNames(parts: readonly ComparedPart[]) {
  const queryClient = useQueryClient();
  const queries = useMemo(
    () =>
      parts.map(({ ids, isLive }) => ({
        ...compareCurves.names(ids, isLive),
        // keeps the charts while experiments are added or dropped
        placeholderData: () => heldOf<Metric[]>(queryClient, { kind: 'names', ids }).at(-1),
      })),
    [parts, queryClient],
  );
  return useQueries({ queries, combine: joinNames });
}

export type FoundBest = ReturnType<typeof joinBest>;

function joinBest(results: UseQueryResult<BestTrials>[]) {
  const best: ReadonlyMap<number, BestTrial | undefined> = new Map(
    results.flatMap(({ data }) => [...(data ?? [])]),
  );
  return { best, failed: failedOf(results) };
}

/** Returns the best trial of each experiment that has loaded. */
export function useBestTrials(parts: readonly ComparedPart[]) {
  const queryClient = useQueryClient();
  // created once, because a new placeholder on each render would be a new value
  const queries = useMemo(
    () =>
      parts.map(({ ids, isLive }) => ({
        ...compareCurves.bestTrials(ids, isLive),
        placeholderData: () => {
          const cachedEntries = new Map(
            heldOf<BestTrials>(queryClient, { kind: 'best', ids }).flatMap((data) => [...data]),
          );
          return ids.every((id) => cachedEntries.has(id))
            ? new Map(ids.map((id) => [id, cachedEntries.get(id)]))
            : undefined;
        },
      })),
    [parts, queryClient],
  );
  return useQueries({ queries, combine: joinBest });
}

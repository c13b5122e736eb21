import {
  type QueryClient,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { compareMetrics, type Metric, metricKey } from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Experiment, ExpMetricNamesResponse } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { metricNamesQuery } from '~/data/experiments/metrics';
import { searchedBy } from '~/lib/metrics/metric-direction';
import type { ShownMetrics } from '~/lib/metrics/metric-rows';
import type { ValueKind } from '~/lib/metrics/metric-summary';
import type { BestTrial, BestTrials } from './best-trials';
import { bestTrialsQuery } from './queries';
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

type Ids = { ids?: readonly number[] };

/** The cached answers to the same question about some of the same experiments. */
function answersLike<Data>(
  queryClient: QueryClient,
  [name, { ids = [] }]: readonly [string, Ids, ...unknown[]],
) {
  const cachedEntries = queryClient.getQueriesData<Data>({
    queryKey: keyOf(name),
    predicate: ({ queryKey: [, args] }) => {
      const others = (args as Ids).ids; // the name says which args it has
      return ids.some((id) => others?.includes(id));
    },
  });
  return cachedEntries.flatMap(([, data]) => (data === undefined ? [] : [data]));
}

/** Returns every metric that any of the loaded experiments has reported. */
export function useMetricNames(parts: readonly ComparedPart[]) {
  const queryClient = useQueryClient();
  const queries = useMemo(
    () =>
      parts.map(({ ids, isLive }) => {
        const query = metricNamesQuery(ids, { isLive });
        // keeps the charts while experiments are added or dropped
        const placeholderData = () =>
          answersLike<ExpMetricNamesResponse>(queryClient, query.queryKey).at(-1);
        return { ...query, placeholderData };
      }),
    [parts, queryClient],
  );
  return useQueries({ queries, combine: joinNames });
}

/** Which values of metrics are shown, and the directions that the configs of experiments name. */
export function useShownMetrics(
  experiments: readonly Pick<Experiment, 'config'>[],
  kind: ValueKind,
): ShownMetrics {
  return useMemo(() => {
    const searched = experiments.flatMap(({ config }) => {
      const metric = searchedBy(config);
      return metric ? [metric] : [];
    });
    return { kind, searched };
  }, [experiments, kind]);
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
      parts.map(({ ids, isLive }) => {
        const query = bestTrialsQuery(ids, { isLive });
        const placeholderData = () => {
          const cachedEntries = new Map(
            answersLike<BestTrials>(queryClient, query.queryKey).flatMap((data) => [...data]),
          );
          return ids.every((id) => cachedEntries.has(id))
            ? new Map(ids.map((id) => [id, cachedEntries.get(id)]))
            : undefined;
        };
        return { ...query, placeholderData };
      }),
    [parts, queryClient],
  );
  return useQueries({ queries, combine: joinBest });
}

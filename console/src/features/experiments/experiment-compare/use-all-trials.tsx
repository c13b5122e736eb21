import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Late } from '~/app/late/late';
import { FailedLine } from '~/components/page/failed-line';
import {
  type AllTrials,
  areAllRead,
  insightQueries,
  maxTrials,
} from '~/features/experiments/search-insights/queries';

/** experiments that are read until the user asks for more: each is a request or more */
const step = 24;
/** an older master takes about a second for each hundred trials that it lists */
const maxAtOnce = 300;
/** number of concurrent requests */
const atOnce = 4;

const trialsQuery = ({ id, state }: Experiment) => ({
  ...insightQueries.trials(id, { isLive: !isFinished(state) }),
  // as they are now: a page of many searches would read all of their trials again and again
  refetchInterval: false as const,
});

/** Reads the trials of experiments, a few requests at a time. */
function RequestedTrials({ experiments }: { experiments: readonly Experiment[] }) {
  const queryClient = useQueryClient();
  const queries = useMemo(() => experiments.map(trialsQuery), [experiments]);
  const settled = queries.filter(({ queryKey }) => {
    const state = queryClient.getQueryState<AllTrials>(queryKey);
    return state?.status === 'error' || (state?.data !== undefined && areAllRead(state.data));
  }).length;
  useQueries({
    queries: queries.map((query, at) => ({ ...query, enabled: at < settled + atOnce })),
  });
  return null;
}

/** All trials of each experiment whose trials are read, by its id. */
export type TrialsOf = ReadonlyMap<number, readonly Trial[]>;

/**
 * Every trial of compared experiments, for their cost and their distributions. The note says which
 * are read, missing or left out; it also reads them, once it is in view.
 */
export function useAllTrials(experiments: readonly Experiment[]): {
  trialsOf: TrialsOf;
  note: ReactNode;
} {
  const [count, setCount] = useState(step);
  const [isAsked, setIsAsked] = useState(false);
  const first = useMemo(() => experiments.slice(0, count), [experiments, count]);
  const large = first.filter(({ numTrials }) => numTrials > maxAtOnce);
  const read = useMemo(
    () => first.filter(({ numTrials }) => isAsked || numTrials <= maxAtOnce),
    [first, isAsked],
  );
  const combine = useCallback(
    (results: UseQueryResult<AllTrials>[]) => joined(read, results),
    [read],
  );
  const queries = useMemo(
    () => read.map((experiment) => ({ ...trialsQuery(experiment), enabled: false })),
    [read],
  );
  const { trialsOf, coming, cut, failed, error, retry } = useQueries({ queries, combine });
  const left = experiments.length - first.length;
  const note =
    experiments.length < 2 ? null : (
      <>
        <Late until="inView">
          <RequestedTrials experiments={read} />
        </Late>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted empty:hidden">
          {coming > 0 ? (
            <p role="status">Reading the cost of {plural(coming, 'experiment')}...</p>
          ) : null}
          {failed > 0 ? (
            <FailedLine
              name={`the cost of ${plural(failed, 'experiment')}`}
              error={error}
              onRetry={retry}
            />
          ) : null}
          {cut > 0 ? (
            <p>
              {plural(cut, 'search', 'searches')} without a cost: of more than{' '}
              {formatCount(maxTrials)} trials not all are read.
            </p>
          ) : null}
          {large.length > 0 && !isAsked ? (
            <Button onClick={() => setIsAsked(true)}>
              Read the trials of {plural(large.length, 'large search', 'large searches')}
            </Button>
          ) : null}
          {left > 0 ? (
            <Button onClick={() => setCount(count + step)}>
              Read more costs: {formatCount(left)} left
            </Button>
          ) : null}
        </div>
      </>
    );
  return { trialsOf, note };
}

function joined(experiments: readonly Experiment[], results: readonly UseQueryResult<AllTrials>[]) {
  const trialsOf = new Map<number, readonly Trial[]>();
  let [coming, cut] = [0, 0];
  for (const [at, { id }] of experiments.entries()) {
    const { data, error } = results[at] ?? {};
    if (data === undefined || !areAllRead(data)) {
      if (!error) coming += 1;
    } else if (data.total > maxTrials) cut += 1;
    else trialsOf.set(id, data.trials);
  }
  const failed = results.filter(({ data, error }) => !data && error);
  return {
    trialsOf,
    coming,
    cut,
    failed: failed.length,
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

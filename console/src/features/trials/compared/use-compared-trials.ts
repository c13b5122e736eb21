import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { isRetryable } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useCallback, useMemo } from 'react';
import { pollEvery } from '~/app/poll';
import { pollMsForMany } from '~/app/polling-intervals';
import { type TrialPage, trialQueries } from '../queries';
import type { ComparedRun, TrialOfRun } from './compared-columns';

/** requests under way together */
const atOnce = 6;
/** ms between two requests of all of them together, so that many experiments do not flood the master */
const requestEveryMs = 1_000;

type Options = {
  isSeen: boolean;
  /** trials of each, the best ones */
  most: number;
};

/** Trials of experiments, a few requests at a time; one that is refused leaves the others. */
export function useComparedTrials(runs: readonly ComparedRun[], { isSeen, most }: Options) {
  const queryClient = useQueryClient();
  const combine = useCallback(
    (results: UseQueryResult<TrialPage>[]) => joined(runs, results),
    [runs],
  );
  const asked = useMemo(() => {
    const everyMs = pollMsForMany(runs.filter(isLive).length, requestEveryMs);
    return runs.map((run) => ({
      ...trialQueries.ofExperiment(run.experiment.id, {
        sortBy: 'SORT_BY_BEST_VALIDATION_METRIC',
        orderBy: 'ORDER_BY_ASC',
        limit: most,
        offset: 0,
        isLive: isLive(run),
      }),
      refetchInterval: isLive(run) ? pollEvery(everyMs) : (false as const),
    }));
  }, [runs, most]);
  const states = asked.map(({ queryKey }) => queryClient.getQueryState(queryKey));
  const countOf = (is: (state: (typeof states)[number]) => boolean) => states.filter(is).length;
  const answered = countOf((state) => state?.status === 'success');
  const away = countOf((state) => state?.status === 'error' && isRetryable(state.error));
  const refused = countOf((state) => state?.status === 'error') - away;
  // a master that is gone is not asked for each of a thousand
  const upTo = answered + refused + atOnce + (answered + refused > 0 ? away : 0);
  return useQueries({
    queries: asked.map((query, at) => ({ ...query, enabled: isSeen && at < upTo })),
    combine,
  });
}

const isLive = ({ experiment }: { experiment: Experiment }) => !isFinished(experiment.state);

function joined(runs: readonly ComparedRun[], results: readonly UseQueryResult<TrialPage>[]) {
  const rows: TrialOfRun[] = [];
  const refused: { run: ComparedRun; error: Error; retry: () => void }[] = [];
  let [total, coming] = [0, 0];
  for (const [at, run] of runs.entries()) {
    const result = results[at];
    if (result?.data) {
      total += result.data.total;
      for (const trial of result.data.trials) rows.push({ trial, run });
    } else if (result?.error) {
      refused.push({ run, error: result.error, retry: () => void result.refetch() });
    } else coming += 1;
  }
  return { rows, total, coming, refused };
}

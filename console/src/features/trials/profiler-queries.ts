import { queryOptions } from '@tanstack/react-query';
import { getTrialProfilerAvailableSeries } from '@trainyard/sdk/calls';
import type { TrialProfilerMetricLabels } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';

/** What the profiler of a trial measures: the newest answer names them all. */
export const profilerSeriesQuery = (trialId: number, isLive: boolean) =>
  queryOptions({
    queryKey: ['trials', 'profiler', trialId] as const,
    queryFn: async ({ signal }) => {
      let labels: TrialProfilerMetricLabels[] = [];
      for await (const answer of getTrialProfilerAvailableSeries(client, { trialId }, { signal }))
        labels = answer.labels;
      return labels;
    },
    refetchInterval: pollWhile<TrialProfilerMetricLabels[]>(() => isLive),
    meta: { errorMessage: `Unable to fetch the profiler series of trial ${trialId}.` },
  });

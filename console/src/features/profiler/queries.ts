import { queryOptions } from '@tanstack/react-query';
import { getTrialProfilerAvailableSeries, getTrialProfilerMetrics } from '@trainyard/sdk/calls';
import type { TrialProfilerMetricsBatch } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { queryKeys } from '~/app/query-keys';
import { type Labels, type Measured, measuredOf } from './profile';

/** The series that are requested: the master wants a name, and narrows by what else is given. */
export type SeriesLabels = Pick<Labels, 'name' | 'metricType'> &
  Partial<Pick<Labels, 'agentId' | 'gpuUuid'>>;

/**
 * The measurements of the profiler of a trial. They are polled, since streams would take one of the
 * six connections of a browser for each name.
 */
export const profilerQueries = {
  /** every series there is: the newest answer names them all */
  series: (trialId: number, isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.trials.profilerSeries(trialId),
      queryFn: async ({ signal }) => {
        let labels: Labels[] = [];
        for await (const answer of getTrialProfilerAvailableSeries(client, { trialId }, { signal }))
          labels = answer.labels;
        return labels;
      },
      refetchInterval: pollWhile<Labels[]>(() => isLive),
      meta: { errorMessage: `Unable to fetch the profiler series of trial ${trialId}.` },
    }),

  measured: (trialId: number, labels: SeriesLabels, isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.trials.profilerValues(trialId, labels),
      queryFn: async ({ signal }) => {
        const { name, metricType, agentId, gpuUuid } = labels;
        const args = {
          trialId,
          'labels.name': name,
          'labels.metricType': metricType,
          'labels.agentId': agentId,
          'labels.gpuUuid': gpuUuid,
        };
        const batches: TrialProfilerMetricsBatch[] = [];
        for await (const { batch } of getTrialProfilerMetrics(client, args, { signal }))
          if (batch) batches.push(batch);
        return measuredOf(batches);
      },
      refetchInterval: pollWhile<Measured[]>(() => isLive),
      meta: { errorMessage: `Unable to fetch what the profiler measured of trial ${trialId}.` },
    }),
};

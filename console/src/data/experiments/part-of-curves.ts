import { compareTrials } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed } from '~/data/q';
import { metricTags } from './metric-requests';
import type { Curve } from './metrics';
import { seriesRequests } from './series-requests';

type PartOf = {
  metrics: readonly Metric[];
  /** the part of the axis, in the form of the master's params */
  part: Partial<Args<'compareTrials'>>;
  maxDatapoints: number;
  isLive: boolean;
};

/**
 * A zoomed part of the curves of trials, with as many points as fit; without it a chart shows
 * fewer points.
 */
export function partOfCurvesQuery(
  trialIds: readonly number[],
  { metrics, part, maxDatapoints, isLive }: PartOf,
) {
  const args = { ...part, maxDatapoints };
  return composed(
    'partOfCurves',
    { trialIds: trialIds.join(), names: metrics.map(metricKey), ...args },
    async (caller): Promise<Curve[]> => {
      const answers = await Promise.all(
        seriesRequests(metrics).map((request) =>
          compareTrials(caller, {
            trialIds: [...trialIds],
            startBatches: 0,
            ...request,
            ...args,
          }),
        ),
      );
      const found = answers.flatMap(({ trials }) => trials);
      return trialIds.map((trialId) => ({
        trialId,
        metrics: found
          .filter(({ trial }) => trial?.id === trialId)
          .flatMap((answer) => answer.metrics),
      }));
    },
    {
      ...pollIf(isLive, pollMs.searchCharts),
      ...metricTags(trialIds),
      error: `Failed to load trial summary for ${trialIds.length > 1 ? 'trials' : 'trial'} ${trialIds.join(', ')}.`,
    },
  );
}

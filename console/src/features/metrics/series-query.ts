import { type Caller, compareTrials } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import type { MetricGroups } from '~/components/metrics/series-axis';
import { metricTags } from '~/data/metric-requests';
import { composed } from '~/data/q';
import { createSeriesBatches } from './series-batches';
import type { SeriesRequest } from './series-requests';

/** a wide screen shows more points */
export const requestedPoints = () =>
  typeof screen !== 'undefined' && screen.width > 1600 ? 1500 : 1000;

/** How curves of a trial are requested. */
export const curvesQuery = (
  trialId: number,
  request: SeriesRequest & Partial<Args<'compareTrials'>>,
) => ({ trialIds: [trialId], maxDatapoints: requestedPoints(), startBatches: 0, ...request });

/** Requests curves of a trial. */
export async function readSeries(
  caller: Caller,
  trialId: number,
  request: SeriesRequest & Partial<Args<'compareTrials'>>,
  signal?: AbortSignal,
): Promise<MetricGroups> {
  const options = signal ? { signal } : {};
  const { trials } = await compareTrials(caller, curvesQuery(trialId, request), options);
  return trials.filter(({ trial }) => trial.id === trialId).flatMap(({ metrics }) => metrics);
}

/** charts of a page that send requests at the same moment share their calls */
const requestSeries = createSeriesBatches((trialId, request, signal) =>
  readSeries(client, trialId, request, signal),
);

type SeriesOf = { metrics: readonly Metric[]; isLive: boolean };

/** The curves of one chart of a trial; the last ones stay visible while new ones load. */
export function seriesQuery(trialId: number, { metrics, isLive }: SeriesOf) {
  const names = metrics.map(metricKey);
  return composed(
    'curvesOfTrial',
    { trialId, names },
    (_, { signal }) => requestSeries(trialId, metrics, signal),
    {
      placeholderData: (previous, query) =>
        query?.queryKey[1].trialId === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.curves),
      // the chart shows the error itself
      ...metricTags([trialId]),
    },
  );
}

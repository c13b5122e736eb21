import { type Metric, metricKey } from '@trainyard/sdk/model';
import { client } from '~/app/api';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { metricTags } from '~/data/metric-requests';
import { composed } from '~/data/q';
import { createSeriesBatches } from './series-batches';
import { readSeries } from './series-requests';

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
      ...pollIf(isLive, pollMs.curves, { call: `curves of trial ${trialId}` }),
      // the chart shows the error itself
      ...metricTags([trialId]),
    },
  );
}

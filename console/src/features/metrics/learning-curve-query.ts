import { trialsSample } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { TrialsSampleResponse } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { noMetricInfo } from '~/data/metric-requests';
import { composed } from '~/data/q';
import { firstMessage } from '~/data/stream';
import { firstDatapoints, sampleQuery } from './curve-requests';

/** a sample of a search; `isPart` while more points of its curves load */
export type Sample = TrialsSampleResponse & { isPart: boolean };
type SampleOf = { metric: Metric; maxTrials: number; isLive: boolean };

/**
 * The best trials of a search with their curves of one metric. The first time a part of the points
 * comes first, unless that part is all there is.
 */
export const searchCurvesQuery = (experimentId: number, { metric, maxTrials, isLive }: SampleOf) =>
  composed(
    'sampleOfCurves',
    { experimentId, metric: metricKey(metric), maxTrials },
    async (caller, { client: queryClient, queryKey }): Promise<Sample> => {
      const read = (points: { maxDatapoints?: number }) => {
        const query = sampleQuery({ metric, maxTrials, ...points });
        return firstMessage(trialsSample(caller, { experimentId, ...query }));
      };
      if (queryClient.getQueryData(queryKey) === undefined) {
        const part = await read({ maxDatapoints: firstDatapoints });
        const isPart = part.trials.some(({ data }) => data.length >= firstDatapoints);
        if (!isPart) return { ...part, isPart };
        queryClient.setQueryData<Sample>(queryKey, { ...part, isPart });
      }
      return { ...(await read({})), isPart: false };
    },
    { ...pollIf(isLive, pollMs.searchCharts), error: noMetricInfo },
  );

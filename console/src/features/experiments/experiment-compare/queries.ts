import { mapWithConcurrency } from '@trainyard/sdk';
import { getExperiments, searchExperiments } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { pollIf, pollWhile } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { isExperimentLive } from '~/data/experiments/experiments';
import { partsOf } from '~/data/experiments/metrics';
import { searchByIds } from '~/data/experiments/search-filter';
import { composed, q } from '~/data/q';
import { type BestTrial, type BestTrials, comparedTrial } from './best-trials';

/** per request, because its URL has to stay short */
export const experimentsEach = 100;

/** The arguments of `compareQuery`. */
export const compareArgs = (ids: readonly number[]) => ({
  'experimentIdFilter.incl': [...ids],
  limit: 0,
  showTrialData: true,
});

/** Experiments by id, of which there is one at least, without those that are missing or hidden. */
export const compareQuery = (ids: readonly number[]) =>
  q(getExperiments, compareArgs(ids), {
    select: ({ experiments }) => experiments,
    refetchInterval: pollWhile(({ experiments }: Answer<'getExperiments'>) =>
      experiments.some(isExperimentLive),
    ),
    error: 'Unable to fetch experiments to compare.',
  });

/** experiments per request; each is a condition of the filter */
const curvesEach = 30;

/** The best trial of each experiment that has one: only list calls return it. */
export const bestTrialsQuery = (
  experimentIds: readonly number[],
  { isLive }: { isLive: boolean },
) =>
  composed(
    'bestTrials',
    { ids: experimentIds },
    async (client): Promise<BestTrials> => {
      const answers = await mapWithConcurrency(partsOf(experimentIds, curvesEach), 3, (ids) => {
        const filter = searchByIds(ids);
        return searchExperiments(client, { filter, sort: 'id=asc', offset: 0, limit: ids.length });
      });
      const best = new Map<number, BestTrial | undefined>(
        experimentIds.map((id) => [id, undefined]),
      );
      for (const { experiment, bestTrial } of answers.flatMap(({ experiments }) => experiments))
        if (experiment && bestTrial) best.set(experiment.id, comparedTrial(bestTrial));
      return best;
    },
    pollIf(isLive, pollMs.metricNames),
  );

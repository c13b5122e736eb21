import type { QueryClient } from '@tanstack/react-query';
import { isFinished, pairMetrics } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { loadQuery } from '~/app/loading/load-query';
import type { experimentQueries } from '~/data/experiments/experiments';
import { mergeMetrics } from '~/data/experiments/metric-requests';
import { isTrialLive, type trialQueries } from '~/data/experiments/trials';
import { summarizedMetrics } from '~/lib/metrics/summary-groups';
import type { LearningCurveSearch } from './learning-curve-search';
import { expectedMetric, hasLearningCurve } from './metric-names';
import { searchCurvesQuery, seriesQuery } from './queries';

/**
 * Returns the query of the curves of a trial's first chart, once the trial and its experiment are
 * loaded; none for a trial without metrics. The viewer must be allowed to see them.
 * @throws the error of the trial or of the experiment
 */
export async function firstChart(
  queryClient: QueryClient,
  trialQuery: ReturnType<typeof trialQueries.detail>,
  experimentQuery: ReturnType<typeof experimentQueries.detail>,
) {
  const [trial, { experiment }] = await Promise.all([
    loadQuery(queryClient, trialQuery),
    loadQuery(queryClient, experimentQuery),
  ]);
  const names = mergeMetrics([], summarizedMetrics(trial.summaryMetrics));
  const [first] = pairMetrics(names);
  if (!first) return [];
  const isLive = isTrialLive(trial) || !isFinished(experiment.state);
  return [seriesQuery(trial.id, { metrics: first.metrics, isLive })];
}

/**
 * The query of the curves that a learning curve shows first: of the metric of the link, or else the
 * searcher's, which is known before the names of the metrics are. The viewer must be allowed to see
 * them.
 */
export function firstCurves(
  experiment: Experiment,
  { metric: key, trials: maxTrials }: Pick<LearningCurveSearch, 'metric' | 'trials'>,
) {
  const metric = expectedMetric(experiment, key);
  if (!metric || !hasLearningCurve(experiment)) return [];
  const isLive = !isFinished(experiment.state);
  return [searchCurvesQuery(experiment.id, { metric, maxTrials, isLive })];
}

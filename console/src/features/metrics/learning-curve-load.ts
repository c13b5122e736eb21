import type { QueryClient } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { LearningCurveSearch } from './learning-curve-search';
import { expectedMetric, hasLearningCurve } from './metric-names';
import { metricQueries } from './queries';

/**
 * Asks for the names and for the curves of a learning curve at the same time, and waits for neither:
 * the metric of the link, or else the searcher's, is known before the names are.
 */
export function prefetchLearningCurve(
  queryClient: QueryClient,
  experiment: Experiment,
  search: Pick<LearningCurveSearch, 'metric' | 'trials'>,
) {
  if (!hasLearningCurve(experiment)) return;
  const isLive = !isFinished(experiment.state);
  void queryClient.prefetchQuery(metricQueries.names(experiment.id, { isLive }));
  const metric = expectedMetric(experiment, search.metric);
  if (!metric) return;
  const options = { metric, maxTrials: search.trials, isLive };
  void queryClient.prefetchQuery(metricQueries.sample(experiment.id, options));
}

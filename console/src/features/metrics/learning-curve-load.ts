import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { type LoadContext, mayNow } from '~/features/viewer/queries';
import type { LearningCurveSearch } from './learning-curve-search';
import { expectedMetric, hasLearningCurve } from './metric-names';
import { metricQueries } from './queries';

/**
 * Asks for the names and for the curves of a learning curve at the same time, and waits for neither:
 * the metric of the link, or else the searcher's, is known before the names are. Asks for nothing
 * where the viewer may not see them.
 */
export function prefetchLearningCurve(
  context: LoadContext,
  experiment: Experiment,
  search: Pick<LearningCurveSearch, 'metric' | 'trials'>,
) {
  const { workspaceId } = experiment;
  if (!hasLearningCurve(experiment)) return;
  if (!mayNow(context, 'experiment.viewArtifacts', { workspaceId })) return;
  const { queryClient } = context;
  const isLive = !isFinished(experiment.state);
  void queryClient.prefetchQuery(metricQueries.names(experiment.id, { isLive }));
  const metric = expectedMetric(experiment, search.metric);
  if (!metric) return;
  const options = { metric, maxTrials: search.trials, isLive };
  void queryClient.prefetchQuery(metricQueries.sample(experiment.id, options));
}

import { isFinished } from '@trainyard/sdk/model';
import { experimentQueries } from '~/data/experiments';
import { isTrialLive, trialQueries } from '~/data/trials';
import { type LoadContext, mayNow } from '~/data/viewer';
import { firstChart } from './curve-requests';
import { metricQueries } from './queries';

type Loaded = { experimentId: number; trialId: number | undefined };

/**
 * Prefetches the curves of a trial's first chart, without waiting for them. Needs the loaded trial
 * and experiment. Sends nothing if the viewer may not see them.
 */
export function prefetchFirstChart(
  context: LoadContext,
  { experimentId, trialId = 0 }: Loaded,
): void {
  const { queryClient } = context;
  const detail = queryClient.getQueryData(experimentQueries.detail(experimentId).queryKey);
  const trial = queryClient.getQueryData(trialQueries.detail(trialId).queryKey)?.trial;
  const metrics = trial ? firstChart(trial) : [];
  if (!trial || !detail || metrics.length === 0) return;
  const { workspaceId } = detail.experiment;
  if (!mayNow(context, 'experiment.viewArtifacts', { workspaceId })) return;
  const isLive = isTrialLive(trial) || !isFinished(detail.experiment.state);
  void queryClient.prefetchQuery(metricQueries.series(trialId, { metrics, isLive }));
}

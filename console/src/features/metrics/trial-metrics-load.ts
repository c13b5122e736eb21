import { experimentQueries } from '~/data/experiments';
import { type LoadContext, mayNow } from '~/data/viewer';
import { requestFirstChart } from './first-chart';

type Loaded = { experimentId: number; trialId: number | undefined };

/**
 * Prefetches the curves of a trial's first chart, without waiting for them. Needs the loaded trial
 * and experiment. Sends nothing if the viewer may not see them.
 */
export function prefetchFirstChart(context: LoadContext, { experimentId, trialId }: Loaded): void {
  const { queryClient } = context;
  const detail = queryClient.getQueryData(experimentQueries.detail(experimentId).queryKey);
  if (!detail || trialId === undefined) return;
  const { workspaceId } = detail.experiment;
  if (mayNow(context, 'experiment.viewArtifacts', { workspaceId }))
    void requestFirstChart(queryClient, { experimentId, trialId });
}

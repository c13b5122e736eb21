import { prefetchAll } from '~/app/loading/load-query';
import { experimentQueries } from '~/data/experiments';
import { trialQueries } from '~/data/trials';
import { type LoadContext, mayNow } from '~/data/viewer';
import { firstChart } from './first-charts';

type Loaded = { experimentId: number; trialId: number | undefined };

/**
 * Prefetches the curves of a trial's first chart, without waiting for them. Needs the loaded trial
 * and experiment. Sends nothing if the viewer may not see them.
 */
export function prefetchFirstChart(context: LoadContext, { experimentId, trialId }: Loaded): void {
  const { queryClient } = context;
  const experiment = experimentQueries.detail(experimentId);
  const detail = queryClient.getQueryData(experiment.queryKey);
  if (!detail || trialId === undefined) return;
  const { workspaceId } = detail.experiment;
  if (mayNow(context, 'experiment.viewArtifacts', { workspaceId }))
    void prefetchAll(
      queryClient,
      firstChart(queryClient, trialQueries.detail(trialId), experiment),
    );
}

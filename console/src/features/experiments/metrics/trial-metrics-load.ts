import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { loadQuery, prefetchAll } from '~/app/loading/load-query';
import { experimentQueries } from '~/data/experiments/experiments';
import { metricNamesQuery } from '~/data/experiments/metrics';
import { trialQueries } from '~/data/experiments/trials';
import { may } from '~/data/may';
import type { LoadContext } from '~/data/viewer';
import { firstChart, firstCurves } from './first-charts';
import { hasLearningCurve } from './metric-names';

type Loaded = { experimentId: number; trialId: number | undefined };

/**
 * Prefetches the curves of a trial's first chart, once the trial and its experiment are loaded. Sends
 * nothing if the viewer may not see them.
 */
export async function prefetchFirstChart(
  context: LoadContext,
  loading: Promise<Loaded>,
): Promise<void> {
  const { queryClient } = context;
  const scope = loading.then(async ({ experimentId }) => {
    const { experiment } = await loadQuery(queryClient, experimentQueries.detail(experimentId));
    return { workspaceId: experiment.workspaceId };
  });
  if (!(await may(context, 'experiment.viewArtifacts', scope))) return;
  const { experimentId, trialId } = await loading;
  if (trialId === undefined) return;
  const [trial, experiment] = [
    trialQueries.detail(trialId),
    experimentQueries.detail(experimentId),
  ];
  await prefetchAll(queryClient, firstChart(queryClient, trial, experiment));
}

/** Prefetches the curves of a search, and the names of its metrics, in the same way. */
export async function prefetchCurves(
  context: LoadContext,
  loading: Promise<Experiment>,
  link: Parameters<typeof firstCurves>[1],
): Promise<void> {
  if (!(await may(context, 'experiment.viewArtifacts', loading))) return;
  const experiment = await loading;
  if (!hasLearningCurve(experiment)) return;
  const names = metricNamesQuery([experiment.id], { isLive: !isFinished(experiment.state) });
  await prefetchAll(context.queryClient, [names, ...firstCurves(experiment, link)]);
}

import { prefetchAll } from '~/app/loading/load-query';
import { may } from '~/data/may';
import type { LoadContext } from '~/data/viewer';
import {
  loadPicture,
  loadTab,
} from '~/features/experiments/experiment-detail/experiment-page-load';
import { firstMeasurements } from '~/features/experiments/metrics/hyperparameters/load-measured';
import { prefetchCurves } from '~/features/experiments/metrics/trial-metrics-load';

type LoaderInput = {
  context: LoadContext;
  params: { experimentId: string };
  deps: Parameters<typeof firstMeasurements>[2];
};

type CurvesInput = Omit<LoaderInput, 'deps'> & { deps: Parameters<typeof prefetchCurves>[2] };

/** Loads the experiment, and prefetches its curves. */
export async function loadCurves({ context, params, deps }: CurvesInput) {
  const loading = loadTab({ queryClient: context.queryClient, params, kind: 'search' });
  // the loader does not wait for them
  void prefetchCurves(context, loading, deps);
  return { experimentId: (await loading).id };
}

/** Loads the experiment, and prefetches the data of a picture of its hyperparameters. */
export async function loadHyperparameterPicture({ context, params, deps }: LoaderInput) {
  const { queryClient } = context;
  const loading = loadPicture({ queryClient, params });
  // the loader does not wait for them
  void prefetchMeasurements(context, loading, deps);
  return { experimentId: (await loading).id };
}

async function prefetchMeasurements(
  context: LoadContext,
  loading: ReturnType<typeof loadPicture>,
  link: LoaderInput['deps'],
): Promise<void> {
  if (!(await may(context, 'experiment.viewArtifacts', loading))) return;
  const { queryClient } = context;
  await prefetchAll(queryClient, firstMeasurements(queryClient, await loading, link));
}

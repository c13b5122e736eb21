import { prefetchAll } from '~/app/loading/load-query';
import { may } from '~/data/may';
import type { LoadContext } from '~/data/viewer';
import { loadPicture } from '~/features/experiments/experiment-detail/experiment-page-load';
import { firstMeasurements } from '~/features/experiments/metrics/hyperparameters/load-measured';

type LoaderInput = {
  context: LoadContext;
  params: { experimentId: string };
  deps: Parameters<typeof firstMeasurements>[2];
};

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

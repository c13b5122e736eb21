import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { experimentQueries } from '~/features/experiments/queries';
import { trialQueries } from './queries';

type Wanted = { queryClient: QueryClient; params: { experimentId: string; trialId: string } };

/** For loaders of a trial's page and of its tabs: it and its experiment. */
export async function loadTrial({ queryClient, params }: Wanted) {
  const experimentId = idOf(params.experimentId, 'Experiment');
  const trialId = idOf(params.trialId, 'Trial');
  const [trial] = await Promise.all([
    loadQuery(queryClient, trialQueries.detail(trialId)),
    loadQuery(queryClient, experimentQueries.detail(experimentId)),
  ]);
  // a trial of another experiment is not on this path
  if (trial.experimentId !== experimentId) throw notFound();
  return { experimentId, trialId };
}

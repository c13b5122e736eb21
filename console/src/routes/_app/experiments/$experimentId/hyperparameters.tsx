import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { ExperimentHyperparameters } from '~/features/experiments/experiment-page-hyperparameters';
import { loadTab } from '~/features/experiments/experiment-page-load';
import { trialQueries } from '~/features/trials/queries';

export const Route = createFileRoute('/_app/experiments/$experimentId/hyperparameters')({
  loader: async ({ context: { queryClient }, params }) => {
    const { id, trialIds } = await loadTab({ queryClient, params, kind: 'single' });
    const [trialId] = trialIds;
    if (trialId !== undefined) await loadQuery(queryClient, trialQueries.detail(trialId));
    return { experimentId: id };
  },
  component: HyperparametersRoute,
});

function HyperparametersRoute() {
  return <ExperimentHyperparameters experimentId={Route.useLoaderData().experimentId} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '~/components/page/page';
import { HyperparameterTable } from '~/features/trials/hyperparameter-table';
import { loadTrial } from '~/features/trials/load-trial';
import { useTrial } from '~/features/trials/use-trial';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId_/trials/$trialId/hyperparameters',
)({
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialHyperparametersRoute,
});

function TrialHyperparametersRoute() {
  const { trial } = useTrial(Route.useLoaderData());
  return (
    <PageBody>
      <HyperparameterTable hparams={trial.hparams} />
    </PageBody>
  );
}

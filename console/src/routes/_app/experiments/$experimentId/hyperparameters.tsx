import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { loadTrialTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/experiment-detail/experiment-trial';
import { HyperparameterTable } from '~/features/experiments/trials/hyperparameter-table';

export const Route = createFileRoute('/_app/experiments/$experimentId/hyperparameters')({
  loader: ({ context: { queryClient }, params }) => loadTrialTab({ queryClient, params }),
  component: HyperparametersRoute,
});

function HyperparametersRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  return (
    <PageBody>
      <ExperimentTrial experimentId={experimentId}>
        {({ trial }) => <HyperparameterTable trial={trial} />}
      </ExperimentTrial>
    </PageBody>
  );
}

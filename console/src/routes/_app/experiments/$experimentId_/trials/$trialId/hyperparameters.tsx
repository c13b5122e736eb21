import { createFileRoute } from '@tanstack/react-router';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { PageBody } from '@trainyard/ui/page/page';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { TrialAmongOthers } from '~/features/experiments/metrics/hyperparameters/trial-among-others';
import { HyperparameterTable } from '~/features/experiments/trials/hyperparameter-table';
import { loadTrial, useTrial } from '~/features/experiments/trials/load-trial';

// other searchers do not declare which hyperparameters vary
const hasPicture = (experiment: Experiment) =>
  !isSingleTrial(experiment) && !['pbt', 'custom'].includes(experiment.searcherType);

export const Route = createFileRoute(
  '/_app/experiments/$experimentId_/trials/$trialId/hyperparameters',
)({
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialHyperparametersRoute,
});

function TrialHyperparametersRoute() {
  const { trial, experiment } = useTrial(useLoadedData(Route.useLoaderData()));
  return (
    <PageBody>
      {experiment && hasPicture(experiment) ? (
        <ExperimentArtifacts experimentId={experiment.id} what="metrics">
          <TrialAmongOthers trial={trial} />
        </ExperimentArtifacts>
      ) : null}
      <HyperparameterTable trial={trial} />
    </PageBody>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Spinner } from '@trainyard/ui/base/spinner';
import { PageBody } from '@trainyard/ui/page/page';
import { lazy, Suspense } from 'react';
import { ExperimentArtifacts } from '~/features/experiment-detail/experiment-artifacts';
import { HyperparameterTable } from '~/features/trials/hyperparameter-table';
import { loadTrial, useTrial } from '~/features/trials/load-trial';

const TrialAmongOthers = lazy(
  () => import('~/features/metrics/hyperparameters/trial-among-others'),
);

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
  const { trial, experiment } = useTrial(Route.useLoaderData());
  return (
    <PageBody>
      {experiment && hasPicture(experiment) ? (
        <ExperimentArtifacts experimentId={experiment.id} what="metrics">
          <Suspense fallback={<Spinner label="Loading hyperparameters" className="m-6 size-5" />}>
            <TrialAmongOthers trial={trial} />
          </Suspense>
        </ExperimentArtifacts>
      ) : null}
      <HyperparameterTable hparams={trial.hparams} />
    </PageBody>
  );
}

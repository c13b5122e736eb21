import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { messageOf } from '~/app/report-error';
import { PageBody } from '~/components/page/page';
import { FailedState } from '~/components/ui/empty-state';
import { Spinner } from '~/components/ui/spinner';
import { HyperparameterTable } from '~/features/trials/hyperparameter-table';
import { trialQueries } from '~/features/trials/queries';
import { NoTrial } from './experiment-overview';
import { experimentQueries } from './queries';

/** The hyperparameters of a single-trial experiment's trial. */
export function ExperimentHyperparameters({ experimentId }: { experimentId: number }) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (!experiment) return null;
  const [trialId] = experiment.trialIds;
  return (
    <PageBody>
      {trialId === undefined ? (
        <NoTrial experiment={experiment} />
      ) : (
        <TrialHyperparameters trialId={trialId} />
      )}
    </PageBody>
  );
}

function TrialHyperparameters({ trialId }: { trialId: number }) {
  const { data: trial, error, refetch } = useQuery(trialQueries.detail(trialId));
  if (trial) return <HyperparameterTable hparams={trial.hparams} />;
  if (!error) return <Spinner label="Fetching trial information..." className="m-6 size-5" />;
  return (
    <FailedState
      title={`Unable to fetch Trial ${trialId}`}
      message={messageOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

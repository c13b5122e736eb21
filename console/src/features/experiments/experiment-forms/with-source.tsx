import { useQuery } from '@tanstack/react-query';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { LoadingDialog } from '@trainyard/ui/form/loading-dialog';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';

type Source = { experiment: Experiment; trial: Trial | undefined };

type Props = {
  title: string;
  experimentId: number;
  /** one of its trials, where the form needs one */
  trialId?: number | undefined;
  onClose: () => void;
  children: (source: Source) => ReactNode;
};

/** Loads the whole experiment for a form: the rows of a list have only a part of its fields. */
export function WithSource({ title, experimentId, trialId, onClose, children }: Props) {
  const detail = useQuery(experimentQueries.detail(experimentId));
  const trial = useQuery({
    ...trialQueries.detail(trialId ?? 0),
    enabled: trialId !== undefined,
  });
  const experiment = detail.data?.experiment;
  if (experiment && (trialId === undefined || trial.data))
    return children({ experiment, trial: trial.data });
  const failed = [detail, trial].find(({ error }) => error !== null);
  return (
    <LoadingDialog title={title} onClose={onClose}>
      {failed ? (
        <FailedQuery
          title={
            failed === trial
              ? `Unable to fetch Trial ${trialId}`
              : `Unable to fetch Experiment ${experimentId}`
          }
          query={failed}
        />
      ) : null}
    </LoadingDialog>
  );
}

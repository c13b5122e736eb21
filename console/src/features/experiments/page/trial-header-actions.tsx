import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '~/components/ui/button';
import { Tooltip } from '~/components/ui/tooltip';
import { trialQueries } from '~/features/trials/queries';
import { useViewer } from '~/features/viewer/queries';
import { experimentQueries } from '../queries';
import { type TrialActId, trialOffer } from './trial-offers';
import { hasWorkloadsQuery } from './trial-queries';
import { useTrialActs } from './use-trial-acts';

type Props = { experimentId: number; trialId: number };

/** What the page of a trial, which its route has loaded, does with it. */
export function TrialHeaderActions({ experimentId, trialId }: Props) {
  const { data: trial } = useSuspenseQuery(trialQueries.detail(trialId));
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return experiment ? <Actions experiment={experiment} trial={trial} /> : null;
}

const buttons: readonly { act: TrialActId; label: string }[] = [
  { act: 'openTensorBoard', label: 'TensorBoard' },
  { act: 'continueTrial', label: 'Continue Trial' },
  { act: 'hyperparameterSearch', label: 'Hyperparameter Search' },
];

function Actions({ experiment, trial }: { experiment: Experiment; trial: Trial }) {
  const viewer = useViewer();
  const { run, running, dialog } = useTrialActs(experiment);
  const hasEnded = isFinished(trial.state);
  const { data: hasWorkloads } = useQuery({ ...hasWorkloadsQuery(trial.id), enabled: hasEnded });
  const isEmpty = hasEnded && hasWorkloads === false;
  return (
    <>
      {buttons.map(({ act, label }) => {
        const { state, reason } = trialOffer(act, trial, { experiment, viewer });
        if (state === 'hidden' || (act === 'openTensorBoard' && isEmpty)) return null;
        const isAllowed = state === 'allowed';
        return (
          <Tooltip key={act} content={isAllowed ? undefined : reason}>
            <Button
              // dialogs say themselves that they are busy
              isBusy={act === 'openTensorBoard' && running === act}
              aria-disabled={isAllowed ? undefined : true}
              onClick={isAllowed ? () => run(act, trial.id) : undefined}
              className="narrow:hidden"
            >
              {label}
            </Button>
          </Tooltip>
        );
      })}
      {dialog}
    </>
  );
}

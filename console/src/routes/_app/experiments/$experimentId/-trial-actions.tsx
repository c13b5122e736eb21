import { TrialsTensorboard } from '~/features/experiments/experiment-detail/trial/trials-tensorboard';
import { CompareTrialsButton } from '~/features/experiments/metrics/comparison/compare-trials-button';

/** The actions on the trials that are selected in a chart. */
export const trialActions = (experimentId: number) => (trialIds: number[]) => (
  <>
    <TrialsTensorboard experimentId={experimentId} trialIds={trialIds} />
    <CompareTrialsButton trialIds={trialIds} />
  </>
);

import { actionFor, type Viewer } from '@trainyard/rbac';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { ChartLine, OctagonX, ScrollText, SlidersHorizontal, StepForward } from 'lucide-react';
import type { ActionItem } from '~/components/ui/action-items';
import { offeredItems } from '~/components/ui/offered-items';

/** What is done with one trial. */
export type TrialActId =
  | 'openTensorBoard'
  | 'continueTrial'
  | 'hyperparameterSearch'
  | 'viewLogs'
  | 'kill';

type Owner = { experiment: Experiment; viewer: Viewer };

/** Whether a viewer may do something with a trial, and else why not. */
function trialOffer(act: TrialActId, trial: Trial, { experiment, viewer }: Owner) {
  const offer = actionFor({ trial: { state: trial.state, experiment } }, act, viewer);
  if (act === 'continueTrial' && offer.state === 'allowed' && !trial.bestCheckpoint?.uuid)
    return {
      state: 'disabled' as const,
      reason: 'No checkpoints found. Cannot continue trial',
    };
  return offer;
}

const killItem: ActionItem<TrialActId> = { id: 'kill', label: 'Kill', icon: OctagonX };

const headItems: readonly ActionItem<TrialActId>[] = [
  { id: 'openTensorBoard', label: 'TensorBoard', icon: ChartLine },
  { id: 'continueTrial', label: 'Continue Trial', icon: StepForward },
  { id: 'hyperparameterSearch', label: 'Hyperparameter Search', icon: SlidersHorizontal },
  killItem,
];

/** What the page of a trial offers. */
export const trialHeadItems = (trial: Trial, owner: Owner): ActionItem<TrialActId>[] =>
  offeredItems(
    // what has ended needs no button that says so
    isFinished(trial.state) ? headItems.filter(({ id }) => id !== 'kill') : headItems,
    (act) => trialOffer(act, trial, owner),
  );

const rowItems: readonly ActionItem<TrialActId>[] = [
  { id: 'openTensorBoard', label: 'Open Tensorboard', icon: ChartLine },
  { id: 'hyperparameterSearch', label: 'Hyperparameter Search', icon: SlidersHorizontal },
  { id: 'viewLogs', label: 'View Logs', icon: ScrollText },
  killItem,
];

/** What the menu of a trial offers in a table. */
export const trialRowItems = (trial: Trial, owner: Owner): ActionItem<TrialActId>[] =>
  offeredItems(rowItems, (act) => trialOffer(act, trial, owner));

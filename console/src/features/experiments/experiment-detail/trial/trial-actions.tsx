import { useSuspenseQuery } from '@tanstack/react-query';
import { type ActionState, actionFor, type Viewer } from '@trainyard/rbac';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import {
  ChartLine,
  CircleX,
  FileCog,
  ScrollText,
  SlidersHorizontal,
  StepForward,
} from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';
import { killOneTrial } from './mutations';

type TrialActionId =
  | 'openTensorBoard'
  | 'continueTrial'
  | 'hyperparameterSearch'
  | 'viewLogs'
  | 'retainLogs'
  | 'kill';

type Subject = { experiment: Experiment; trialId: number };

/** Every action on a trial: its label and icon, and the function or dialog that runs it. */
export const trialActions: EntityActions<TrialActionId, Subject> = {
  openTensorBoard: {
    label: 'Open Tensorboard',
    headerLabel: 'TensorBoard',
    icon: ChartLine,
    run: ({ experiment: { workspaceId }, trialId }, { queryClient }) =>
      openTensorboard(queryClient, { workspaceId, trialIds: [trialId] }),
    failure: () => 'Unable to open TensorBoard.',
  },
  continueTrial: {
    label: 'Continue Trial',
    icon: StepForward,
    dialog: () => import('~/features/experiments/experiment-forms/copy/copy-dialog'),
  },
  hyperparameterSearch: {
    label: 'Hyperparameter Search',
    icon: SlidersHorizontal,
    dialog: () => import('~/features/experiments/experiment-forms/search/search-dialog'),
  },
  viewLogs: {
    label: 'View Logs',
    icon: ScrollText,
    run: ({ experiment, trialId }, { navigate }) =>
      navigate({
        to: '/experiments/$experimentId/trials/$trialId/logs',
        params: { experimentId: String(experiment.id), trialId: String(trialId) },
      }),
  },
  retainLogs: {
    label: 'Retain Logs...',
    icon: FileCog,
    dialog: async () => ({
      default: (await import('~/features/experiments/experiment-forms/retain-logs-dialog'))
        .RetainTrialLogsDialog,
    }),
  },
  /** kills one trial; the others of its experiment continue */
  kill: {
    label: 'Kill',
    icon: CircleX,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Trial Kill',
      text: ({ experiment, trialId }) =>
        `Kill trial ${trialId} of ${experiment.name}? Progress since its last checkpoint is lost.`,
      submit: 'Kill',
    },
    failure: () => 'Unable to kill trial.',
    run: ({ trialId }, { queryClient }) => killOneTrial(queryClient, trialId),
  },
};

type Places = Record<'header' | 'rowMenu', readonly TrialActionId[]>;

/** Where each action is offered, in the order of that place. */
const trialPlaces: Places = {
  header: ['openTensorBoard', 'continueTrial', 'hyperparameterSearch', 'retainLogs', 'kill'],
  rowMenu: ['openTensorBoard', 'hyperparameterSearch', 'viewLogs', 'retainLogs', 'kill'],
};

type State = Omit<ActionState, 'id'>;
type Owner = { experiment: Experiment; viewer: Viewer };

/** Returns the offer of an action on a trial, with the reason if the viewer may not run it. */
function trialActionState(
  action: TrialActionId,
  trial: Trial,
  { experiment, viewer }: Owner,
): State {
  const actionState = actionFor({ trial: { state: trial.state, experiment } }, action, viewer);
  if (action === 'continueTrial' && actionState.state === 'allowed' && !trial.bestCheckpoint?.uuid)
    return {
      state: 'disabled',
      reason: 'No checkpoints found. Cannot continue trial',
    };
  return actionState;
}

/** The actions that the page of a trial shows; those that a policy refuses are disabled. */
export const trialHeadItems = (trial: Trial, owner: Owner) =>
  menuItemsOf(trialActions, trialPlaces.header, 'headerLabel').flatMap((item) => {
    const { state, reason, refused } = trialActionState(item.id, trial, owner);
    const isShown = state !== 'hidden' || refused;
    // a trial that has ended needs no disabled button
    const isOver = item.id === 'kill' && isFinished(trial.state);
    return isShown && !isOver ? [{ ...item, reason, refused }] : [];
  });

/** The actions that the menu of a trial offers in a table. */
const trialRowItems = (trial: Trial, owner: Owner): OfferedItem<TrialActionId>[] =>
  offeredItems(menuItemsOf(trialActions, trialPlaces.rowMenu), (action) =>
    trialActionState(action, trial, owner),
  );

/** The menu of a trial in a table of its experiment's, which is there. Render `menu` somewhere. */
export function useTrialMenu(experimentId: number) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return useEntityMenu(trialActions, {
    nameOf: ({ id }: Trial) => `trial ${id}`,
    itemsOf: (trial) => trialRowItems(trial, { experiment, viewer }),
    subjectOf: (trial) => ({ experiment, trialId: trial.id }),
  });
}

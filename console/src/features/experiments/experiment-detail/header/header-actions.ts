import {
  type ActionableExperiment,
  experimentAction,
  type Refusal,
  type Viewer,
} from '@trainyard/rbac';
import { isFinished, isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { actionPlaces } from '~/features/experiments/experiment-actions/actions';

export type HeaderActionId = (typeof actionPlaces.header)[number];

export type HeaderAction = {
  id: HeaderActionId;
  /** the reason why it cannot be done now */
  reason: string | undefined;
  /** the policy that refuses it */
  refused: Refusal | undefined;
  /** shown as a button next to the menu, where there is room */
  button: 'icon and label' | 'label' | undefined;
};

const mainActions: ReadonlySet<HeaderActionId> = new Set(['stop', 'retry', 'resume', 'fork']);

/**
 * The actions that the header of an experiment offers a viewer, besides pause and activate. A button
 * that a policy refuses is disabled, a menu item is left out. Beside the hyperparameters of a run the
 * search over them is a button.
 * @param tab the open tab
 */
export function headerActions(
  viewer: Viewer,
  experiment: ActionableExperiment & Experiment,
  tab?: string,
): HeaderAction[] {
  const isSingle = isSingleTrial(experiment);
  const labels = new Set<HeaderActionId>([
    ...(isSingle ? (['openTensorBoard'] as const) : []),
    ...(!isSingle || tab === 'hyperparameters' ? (['hyperparameterSearch'] as const) : []),
  ]);
  return actionPlaces.header.flatMap((id) => {
    // the permission to stop is that to kill; the dialog offers both
    const action = id === 'stop' ? 'kill' : id;
    const { state, reason, refused } = experimentAction(viewer, experiment, action);
    const button = mainActions.has(id) ? 'icon and label' : labels.has(id) ? 'label' : undefined;
    const isShown =
      id === 'stop' ? !isFinished(experiment.state) : state !== 'hidden' || (button && refused);
    return isShown ? [{ id, reason, refused, button }] : [];
  });
}

import { type ActionableExperiment, experimentAction, type Viewer } from '@trainyard/rbac';
import { isFinished, isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { actionPlaces } from '~/features/experiments/actions';

export type HeaderActionId = (typeof actionPlaces.header)[number];

export type HeaderAction = {
  id: HeaderActionId;
  /** the reason why it cannot be done now */
  reason: string | undefined;
  /** shown as a button next to the menu, where there is room */
  button: 'icon and label' | 'label' | undefined;
};

const mainActions: ReadonlySet<HeaderActionId> = new Set(['stop', 'retry', 'resume', 'fork']);

/** The actions that the header of an experiment offers a viewer, besides pause and activate. */
export function headerActions(
  viewer: Viewer,
  experiment: ActionableExperiment & Experiment,
): HeaderAction[] {
  const main = isSingleTrial(experiment) ? 'openTensorBoard' : 'hyperparameterSearch';
  return actionPlaces.header.flatMap((id) => {
    // every experiment that can be stopped can be killed; the dialog asks for the way
    const { state, reason } = experimentAction(viewer, experiment, id === 'stop' ? 'kill' : id);
    const isShown = id === 'stop' ? !isFinished(experiment.state) : state !== 'hidden';
    const button = mainActions.has(id) ? 'icon and label' : id === main ? 'label' : undefined;
    return isShown ? [{ id, reason, button }] : [];
  });
}

import { experimentAction, type Viewer } from '@trainyard/rbac';
import { isFinished, isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { ActId } from '../forms/experiment-act';

/** In the order of the menu. */
const offerIds = [
  'stop',
  'fork',
  'continueTrial',
  'move',
  'openTensorBoard',
  'hyperparameterSearch',
  'downloadCode',
  'edit',
  'archive',
  'unarchive',
  'delete',
] as const satisfies readonly (ActId | 'downloadCode')[];

export type OfferId = (typeof offerIds)[number];

export type HeaderOffer = {
  id: OfferId;
  /** why it cannot be done now */
  reason: string | undefined;
  /** in sight beside the menu, where there is room */
  isButton: boolean;
};

/** What the header of an experiment offers to somebody, besides pause and activate. */
export function headerOffers(viewer: Viewer, experiment: Experiment): HeaderOffer[] {
  const main = isSingleTrial(experiment) ? 'openTensorBoard' : 'hyperparameterSearch';
  return offerIds.flatMap((id) => {
    // what can be stopped can be killed; the dialog asks which
    const { state, reason } = experimentAction(viewer, experiment, id === 'stop' ? 'kill' : id);
    const isShown = id === 'stop' ? !isFinished(experiment.state) : state !== 'hidden';
    const isButton = id === 'stop' || id === 'fork' || id === main;
    return isShown ? [{ id, reason, isButton }] : [];
  });
}

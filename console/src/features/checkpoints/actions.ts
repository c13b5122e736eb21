import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Checkpoint, Experiment } from '@trainyard/sdk/types';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import type { ActionItem } from '~/components/ui/action-items';
import { offeredItems } from '~/components/ui/offered-items';

export type CheckpointAction = 'register' | 'delete';

const actions: readonly ActionItem<CheckpointAction>[] = [
  { id: 'register', label: 'Register...', icon: BookmarkPlus },
  { id: 'delete', label: 'Delete...', icon: Trash2, isDangerous: true },
];

type Place = Pick<Experiment, 'workspaceId' | 'userId'>;

/** Whether a viewer may do something with a checkpoint of an experiment, and else why not. */
export const checkpointOffer = (
  action: CheckpointAction,
  checkpoint: Pick<Checkpoint, 'state'>,
  { experiment: { workspaceId, userId }, viewer }: { experiment: Place; viewer: Viewer },
) => actionFor({ checkpoint: { state: checkpoint.state, workspaceId, userId } }, action, viewer);

/** What the menu of a checkpoint offers. */
export const checkpointItems = (
  checkpoint: Pick<Checkpoint, 'state'>,
  who: { experiment: Place; viewer: Viewer },
): ActionItem<CheckpointAction>[] =>
  offeredItems(actions, (id) => checkpointOffer(id, checkpoint, who));

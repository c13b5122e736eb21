import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Checkpoint, Experiment } from '@trainyard/sdk/types';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import type { NamedCheckpoint } from './delete-checkpoints-dialog';

type Subject = { checkpoints: readonly NamedCheckpoint[] };

export type CheckpointAction = 'register' | 'delete';

/** Every action on checkpoints: its label and icon, and the function or dialog that runs it. */
export const checkpointActions: EntityActions<CheckpointAction, Subject> = {
  register: {
    label: 'Register',
    menuLabel: 'Register...',
    headerLabel: 'Register Checkpoint',
    icon: BookmarkPlus,
    dialog: () => import('~/features/registry/models/versions/register-checkpoints-dialog'),
  },
  delete: {
    label: 'Delete',
    menuLabel: 'Delete...',
    headerLabel: 'Request Checkpoint Deletion',
    icon: Trash2,
    isDangerous: true,
    dialog: () => import('./delete-checkpoints-dialog'),
  },
};

type Places = Record<'dialog' | 'rowMenu' | 'bulkBar', readonly CheckpointAction[]>;

/** Where each action is offered, in the order of that place. */
export const checkpointPlaces: Places = {
  dialog: ['delete', 'register'],
  rowMenu: ['register', 'delete'],
  bulkBar: ['register', 'delete'],
};

type Place = Pick<Experiment, 'workspaceId' | 'userId'>;

/** Returns the offer of an action on a checkpoint, with the reason if the viewer may not run it. */
export const checkpointActionState = (
  action: CheckpointAction,
  checkpoint: Pick<Checkpoint, 'state'>,
  { experiment: { workspaceId, userId }, viewer }: { experiment: Place; viewer: Viewer },
) => actionFor({ checkpoint: { state: checkpoint.state, workspaceId, userId } }, action, viewer);

/** The menu items of a checkpoint. */
export const checkpointItems = (
  checkpoint: Pick<Checkpoint, 'state'>,
  who: { experiment: Place; viewer: Viewer },
): OfferedItem<CheckpointAction>[] =>
  offeredItems(menuItemsOf(checkpointActions, checkpointPlaces.rowMenu), (id) =>
    checkpointActionState(id, checkpoint, who),
  );

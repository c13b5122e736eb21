import type { Checkpoint } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

/** A checkpoint, and where the experiment that wrote it is. */
export type ActionableCheckpoint = Pick<Checkpoint, 'state'> & {
  workspaceId: number;
  /** who the experiment belongs to */
  userId?: number;
};

type Rule = StateRule<ActionableCheckpoint>;

const isComplete: Rule = {
  holds: ({ state }) => state === 'STATE_COMPLETED',
  otherwise: 'Only a completed checkpoint can be registered.',
};
const hasFiles = (otherwise: string): Rule => ({
  holds: ({ state }) => state === 'STATE_COMPLETED' || state === 'STATE_PARTIALLY_DELETED',
  otherwise,
});

/** The actions on a checkpoint. */
export const checkpointTable = tableOf(({ workspaceId, userId }: ActionableCheckpoint) => ({
  workspaceId,
  ...(userId === undefined ? {} : { ownerId: userId }),
}))({
  // which model, and so which workspace, is chosen in the dialog
  register: { policy: 'model.createAnywhere', rules: [isComplete], staysVisible: true, bulk: true },
  download: {
    policy: 'experiment.viewArtifacts',
    rules: [hasFiles('The files of the checkpoint are gone.')],
    staysVisible: true,
  },
  delete: {
    policy: 'experiment.modify',
    rules: [hasFiles('The checkpoint has no files to delete.')],
    staysVisible: true,
    bulk: true,
  },
});

import type { Checkpoint } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

/** A checkpoint, and the location of the experiment that wrote it. */
export type ActionableCheckpoint = Pick<Checkpoint, 'state'> & {
  workspaceId: number;
  /** owner of the experiment */
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
  // the dialog selects the model, and so the workspace
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

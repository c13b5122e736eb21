import type { Workspace } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

export type ActionableWorkspace = Pick<
  Workspace,
  'archived' | 'id' | 'immutable' | 'numExperiments' | 'pinned' | 'state' | 'userId'
>;

type Rule = StateRule<ActionableWorkspace>;

const isMutable: Rule = {
  holds: (workspace) => !workspace.immutable,
  otherwise: 'The Uncategorized workspace is part of every cluster.',
};
const isNotArchived: Rule = {
  holds: (workspace) => !workspace.archived,
  otherwise: 'The workspace is archived.',
};
const isNotBeingDeleted: Rule = {
  holds: ({ state }) => state !== 'WORKSPACE_STATE_DELETING' && state !== 'WORKSPACE_STATE_DELETED',
  otherwise: 'The workspace is being deleted.',
};
const isLiving = [isNotArchived, isNotBeingDeleted];

/** The actions on a workspace and in it. */
export const workspaceTable = tableOf(({ id, userId }: ActionableWorkspace) => ({
  workspaceId: id,
  ownerId: userId,
}))({
  edit: { policy: 'workspace.modify', rules: [isMutable, ...isLiving] },
  pin: {
    rules: [isMutable, { holds: (each) => !each.pinned, otherwise: 'The workspace is pinned.' }],
  },
  unpin: {
    rules: [isMutable, { holds: (each) => each.pinned, otherwise: 'The workspace is not pinned.' }],
  },
  archive: { policy: 'workspace.modify', rules: [isMutable, ...isLiving] },
  unarchive: {
    policy: 'workspace.modify',
    rules: [
      isMutable,
      isNotBeingDeleted,
      { holds: (workspace) => workspace.archived, otherwise: 'The workspace is not archived.' },
    ],
  },
  delete: {
    policy: 'workspace.delete',
    rules: [
      isMutable,
      isNotBeingDeleted,
      {
        holds: (workspace) => workspace.numExperiments === 0,
        otherwise: 'Only a workspace without experiments can be deleted.',
      },
    ],
    staysVisible: true,
  },
  setAgentUserGroup: {
    policy: 'workspace.setAgentUserGroup',
    rules: [isMutable, ...isLiving],
  },
  setCheckpointStorage: {
    policy: 'workspace.setCheckpointStorage',
    rules: [isMutable, ...isLiving],
  },
  createProject: { policy: 'project.create', rules: [isMutable, ...isLiving] },
  createModel: { policy: 'model.create', rules: isLiving },
  launchTask: { policy: 'task.create', rules: isLiving },
});

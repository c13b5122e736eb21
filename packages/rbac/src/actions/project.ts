import type { Project } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

/** A project, and the known facts about its workspace. */
export type ActionableProject = Pick<
  Project,
  'archived' | 'immutable' | 'numExperiments' | 'state' | 'userId' | 'workspaceId'
> & {
  workspace?: { archived: boolean; userId: number } | undefined;
};

type Rule = StateRule<ActionableProject>;

const isMutable: Rule = {
  holds: (project) => !project.immutable,
  otherwise: 'The Uncategorized project is part of every cluster.',
};
const isNotArchived: Rule = {
  holds: (project) => !project.archived,
  otherwise: 'The project is archived.',
};
const workspaceIsNotArchived: Rule = {
  holds: (project) => project.workspace?.archived !== true,
  otherwise: 'The workspace of the project is archived.',
};
const isNotBeingDeleted: Rule = {
  holds: ({ state }) => state !== 'WORKSPACE_STATE_DELETING' && state !== 'WORKSPACE_STATE_DELETED',
  otherwise: 'The project is being deleted.',
};

/** The actions on a project and in it. */
export const projectTable = tableOf(({ workspaceId, userId, workspace }: ActionableProject) => ({
  workspaceId,
  // the owner of the workspace counts as well
  ownerId: workspace ? [userId, workspace.userId] : userId,
}))({
  edit: { policy: 'project.modify', rules: [isMutable, isNotArchived, isNotBeingDeleted] },
  move: { policy: 'project.move', rules: [isMutable, isNotArchived, isNotBeingDeleted] },
  archive: {
    policy: 'project.modify',
    rules: [isMutable, isNotArchived, workspaceIsNotArchived, isNotBeingDeleted],
  },
  unarchive: {
    policy: 'project.modify',
    rules: [
      isMutable,
      { holds: (project) => project.archived, otherwise: 'The project is not archived.' },
      workspaceIsNotArchived,
    ],
  },
  delete: {
    policy: 'project.delete',
    rules: [
      isMutable,
      isNotBeingDeleted,
      isNotArchived,
      {
        holds: (project) => project.numExperiments === 0,
        otherwise: 'Only a project without experiments can be deleted.',
      },
    ],
    staysVisible: true,
  },
  editNotes: { policy: 'project.modify', rules: [isMutable, isNotArchived, isNotBeingDeleted] },
  createExperiment: {
    policy: 'experiment.create',
    rules: [isNotArchived, workspaceIsNotArchived, isNotBeingDeleted],
  },
});

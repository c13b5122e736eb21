import type { PopulatedMaster } from './populated-master';
import { by, type WriteCases } from './write-case';

const visited = async ({ perform, projectId }: PopulatedMaster) => {
  await perform('postUserActivity', {
    body: {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: projectId,
    },
  });
};

export const workspaceCases: WriteCases = {
  patchProject: [by(({ projectId }) => ({ projectId, body: { name: 'renamed' } }), visited)],
  deleteProject: [
    by(({ projectId }) => ({ projectId })),
    by(
      ({ db }) => ({ projectId: db.projects.all().at(-1)?.id }),
      ({ perform, workspaceId }) =>
        perform('postProject', { workspaceId, body: { name: 'empty', workspaceId } }),
    ),
  ],
  deleteWorkspace: [
    by(({ workspaceId }) => ({ workspaceId })),
    by(
      ({ db }) => ({ workspaceId: db.workspaces.all().at(-1)?.id }),
      ({ perform }) => perform('postWorkspace', { body: { name: 'empty' } }),
    ),
    by(
      ({ otherWorkspaceId }) => ({ workspaceId: otherWorkspaceId }),
      ({ perform }) => perform('deleteModel', { modelName: 'bert' }),
    ),
  ],
  patchModel: [by(() => ({ modelName: 'resnet', body: { name: 'resnet18', labels: ['vision'] } }))],
};

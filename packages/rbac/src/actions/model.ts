import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

export type ActionableModel = Pick<Model, 'archived' | 'userId' | 'workspaceId'>;
/**
 * A version with its model, as `getModel` returns it: inside a version the master leaves out the
 * workspace of the model (recorded: 0).
 */
export type ActionableModelVersion = Pick<ModelVersion, 'userId'> & { model: ActionableModel };

const isNotArchived: StateRule<ActionableModel> = {
  holds: (model) => !model.archived,
  otherwise: 'The model is archived.',
};
const modelIsNotArchived: StateRule<ActionableModelVersion> = {
  holds: ({ model }) => !model.archived,
  otherwise: 'The model of this version is archived.',
};

/** The actions on a registered model. */
export const modelTable = tableOf(({ workspaceId, userId }: ActionableModel) => ({
  workspaceId,
  ownerId: userId,
}))({
  edit: { policy: 'model.modify', rules: [isNotArchived] },
  archive: { policy: 'model.modify', rules: [isNotArchived], bulk: true },
  unarchive: {
    policy: 'model.modify',
    rules: [{ holds: (model) => model.archived, otherwise: 'The model is not archived.' }],
    bulk: true,
  },
  // the target also needs model.moveTo
  move: { policy: 'model.modify', rules: [isNotArchived], bulk: true },
  delete: { policy: 'model.delete', rules: [], bulk: true },
  registerVersion: { policy: 'modelVersion.create', rules: [isNotArchived] },
});

/** The actions on one version of a model. */
export const modelVersionTable = tableOf(({ model, userId }: ActionableModelVersion) => ({
  workspaceId: model.workspaceId,
  ownerId: [userId, model.userId],
}))({
  edit: { policy: 'modelVersion.modify', rules: [modelIsNotArchived] },
  download: { policy: 'model.view', rules: [] },
  deregister: { policy: 'modelVersion.delete', rules: [], bulk: true },
});

import { type Check, forAnyone, forOwner, type MasterPolicy, orForbidden, rowsWith } from './rule';

// a refusal without a code, so 500
const view: Check = {
  needs: ['VIEW_MODEL_REGISTRY'],
  at: 'here',
  denied: 'failed',
  text: 'user does not have permission to view this model',
};
const read = forAnyone('model', view);
const edit = forAnyone('model', orForbidden('EDIT_MODEL_REGISTRY'));

// a changed workspaceId is checked at the destination
const editOrMove: MasterPolicy = {
  ...edit,
  parts: { workspaceId: forAnyone('workspace', orForbidden('EDIT_MODEL_REGISTRY')) },
};
const unlessOwn = (check: Check): Check => ({ ...check, orOwner: true });

export const modelPolicies = {
  getModels: rowsWith('model', 'VIEW_MODEL_REGISTRY'),
  getModelLabels: rowsWith('model', 'VIEW_MODEL_REGISTRY'),
  getModel: read,
  postModel: forAnyone('workspace', orForbidden('CREATE_MODEL_REGISTRY')),
  patchModel: editOrMove,
  archiveModel: editOrMove,
  unarchiveModel: editOrMove,
  moveModel: forAnyone(
    'model',
    orForbidden('EDIT_MODEL_REGISTRY'),
    orForbidden('CREATE_MODEL_REGISTRY', 'other'),
  ),
  deleteModel: forOwner(
    'model',
    "non-admin users may not delete other users' models access denied",
    orForbidden('DELETE_MODEL_REGISTRY'),
    unlessOwn(orForbidden('DELETE_OTHER_USER_MODEL_REGISTRY')),
  ),
  getModelVersion: read,
  getModelVersions: read,
  postModelVersion: editOrMove,
  patchModelVersion: editOrMove,
  // without roles the owner of the model counts as well as the owner of the version
  deleteModelVersion: forOwner(
    'model',
    "non-admin users may not delete other users' model versions access denied",
    orForbidden('DELETE_MODEL_VERSION'),
    unlessOwn(orForbidden('DELETE_OTHER_USER_MODEL_VERSION')),
  ),
  getTrialSourceInfoMetricsByModelVersion: {
    ...forAnyone('model', orForbidden('VIEW_MODEL_REGISTRY')),
    rows: { needs: ['VIEW_EXPERIMENT_ARTIFACTS'], at: 'here' },
  },
} satisfies Record<string, MasterPolicy>;

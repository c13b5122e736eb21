import { type Check, checks, type MasterPolicy, need, rowsWith } from './rule';

// a refusal without a code, so 500
const view: Check = {
  needs: ['VIEW_MODEL_REGISTRY'],
  at: 'here',
  denied: 'failed',
  text: 'user does not have permission to view this model',
};
const read = checks('model', view);
const edit = checks('model', need('EDIT_MODEL_REGISTRY'));

// a changed workspaceId is checked at the destination
const editOrMove: MasterPolicy = {
  ...edit,
  parts: { workspaceId: checks('workspace', need('EDIT_MODEL_REGISTRY')) },
};
const unlessOwn = (check: Check): Check => ({ ...check, orOwner: true });

export const modelPolicies = {
  getModels: rowsWith('model', 'VIEW_MODEL_REGISTRY'),
  getModelLabels: rowsWith('model', 'VIEW_MODEL_REGISTRY'),
  getModel: read,
  postModel: checks('workspace', need('CREATE_MODEL_REGISTRY')),
  patchModel: editOrMove,
  archiveModel: editOrMove,
  unarchiveModel: editOrMove,
  moveModel: checks('model', need('EDIT_MODEL_REGISTRY'), need('CREATE_MODEL_REGISTRY', 'other')),
  deleteModel: {
    basic: 'owner',
    refusal: { text: "non-admin users may not delete other users' models access denied" },
    rbac: [need('DELETE_MODEL_REGISTRY'), unlessOwn(need('DELETE_OTHER_USER_MODEL_REGISTRY'))],
    of: 'model',
  },
  getModelVersion: read,
  getModelVersions: read,
  postModelVersion: editOrMove,
  patchModelVersion: editOrMove,
  // without roles the owner of the model counts as well as the owner of the version
  deleteModelVersion: {
    basic: 'owner',
    refusal: { text: "non-admin users may not delete other users' model versions access denied" },
    rbac: [need('DELETE_MODEL_VERSION'), unlessOwn(need('DELETE_OTHER_USER_MODEL_VERSION'))],
    of: 'model',
  },
  getTrialSourceInfoMetricsByModelVersion: {
    ...checks('model', need('VIEW_MODEL_REGISTRY')),
    rows: { needs: ['VIEW_EXPERIMENT_ARTIFACTS'], at: 'here' },
  },
} satisfies Record<string, MasterPolicy>;

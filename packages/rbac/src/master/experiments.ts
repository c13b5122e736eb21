import type { Permission } from '../permissions';
import {
  anyone,
  type Check,
  forAnyone,
  forOwner,
  type MasterPolicy,
  orForbidden,
  orNotFound,
  rowsWith,
} from './rule';

const experimentVisible = orNotFound('VIEW_EXPERIMENT_METADATA');

/** Reading the data of an experiment: trials, metrics, code, logs. */
export const artifacts = forAnyone(
  'experiment',
  experimentVisible,
  orForbidden('VIEW_EXPERIMENT_ARTIFACTS'),
);
/** Writing to an experiment, as its runner does. */
export const runs = forAnyone('experiment', experimentVisible, orForbidden('UPDATE_EXPERIMENT'));

// these four hide the experiment from users who may see it but not change it
const changes = forAnyone('experiment', orNotFound('UPDATE_EXPERIMENT'));
const changesMetadata = forAnyone('experiment', orNotFound('UPDATE_EXPERIMENT_METADATA'));

/** A bulk call: 200, with a not-found result for each experiment without permission. */
const bulk = (...needs: Permission[]): MasterPolicy => ({
  ...anyone,
  of: 'experiment',
  parts: { item: forAnyone(undefined, ...needs.map((permission) => orNotFound(permission))) },
});

// with a projectId the list also requires access to that project
const list: MasterPolicy = {
  ...rowsWith('experiment', 'VIEW_EXPERIMENT_METADATA'),
  parts: { projectId: forAnyone('project', orNotFound('VIEW_PROJECT')) },
};

const viewTemplate: Check = { needs: ['VIEW_TEMPLATES'], at: 'here', denied: 'invalid' };

export const experimentPolicies = {
  getExperiments: list,
  searchExperiments: list,
  getExperimentLabels: list,
  getExperiment: forAnyone('experiment', experimentVisible),
  getSearcherEvents: forAnyone('experiment', experimentVisible),
  createExperiment: {
    ...forAnyone('project', orNotFound('VIEW_PROJECT'), orForbidden('CREATE_EXPERIMENT')),
    parts: {
      // checked in the parent's workspace
      parentId: forAnyone('experiment', experimentVisible),
      activate: forAnyone('project', orForbidden('UPDATE_EXPERIMENT')),
      template: forAnyone('template', viewTemplate),
    },
  },
  // a patch that changes nothing needs no second check
  patchExperiment: {
    ...forAnyone('experiment', experimentVisible, orForbidden('UPDATE_EXPERIMENT_METADATA')),
    parts: {
      resources: forAnyone('experiment', orForbidden('UPDATE_EXPERIMENT')),
      checkpointStorage: forAnyone('experiment', orForbidden('UPDATE_EXPERIMENT')),
    },
  },
  deleteExperiment: forOwner(
    'experiment',
    "non admin users may not delete other user's experiments",
    experimentVisible,
    orForbidden('DELETE_EXPERIMENT'),
  ),
  // unlike the single call, this does not check the owner
  deleteExperiments: bulk('DELETE_EXPERIMENT'),

  activateExperiment: runs,
  pauseExperiment: changes,
  cancelExperiment: changes,
  killExperiment: changes,
  archiveExperiment: changesMetadata,
  unarchiveExperiment: changesMetadata,
  activateExperiments: bulk('UPDATE_EXPERIMENT'),
  pauseExperiments: bulk('UPDATE_EXPERIMENT'),
  cancelExperiments: bulk('UPDATE_EXPERIMENT'),
  killExperiments: bulk('UPDATE_EXPERIMENT'),
  archiveExperiments: bulk('UPDATE_EXPERIMENT_METADATA'),
  unarchiveExperiments: bulk('UPDATE_EXPERIMENT_METADATA'),

  // `other` is the destination's workspace; the destination is checked first
  moveExperiment: forAnyone(
    'experiment',
    experimentVisible,
    orNotFound('VIEW_PROJECT'),
    orNotFound('VIEW_PROJECT', 'other'),
    orForbidden('CREATE_EXPERIMENT', 'other'),
    orNotFound('DELETE_EXPERIMENT'),
  ),
  moveExperiments: {
    ...bulk('VIEW_EXPERIMENT_METADATA', 'DELETE_EXPERIMENT'),
    rbac: [orNotFound('VIEW_PROJECT', 'other'), orForbidden('CREATE_EXPERIMENT', 'other')],
  },

  getModelDef: artifacts,
  getModelDefTree: artifacts,
  getModelDefFile: artifacts,
  getExperimentValidationHistory: artifacts,
  getBestSearcherValidationMetric: artifacts,
  getExperimentCheckpoints: artifacts,
  getExperimentTrials: artifacts,
  expMetricNames: artifacts,
  metricBatches: artifacts,
  trialsSnapshot: artifacts,
  trialsSample: artifacts,
  postSearcherOperations: runs,
  previewHPSearch: anyone,
} satisfies Record<string, MasterPolicy>;

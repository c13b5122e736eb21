import type { Permission } from '../permissions';
import { anyone, type Check, checks, type MasterPolicy, need, rowsWith, see } from './rule';

const seeExperiment = see('VIEW_EXPERIMENT_METADATA');

/** Reading the data of an experiment: trials, metrics, code, logs. */
export const artifacts = checks('experiment', seeExperiment, need('VIEW_EXPERIMENT_ARTIFACTS'));
/** Writing to an experiment, as its runner does. */
export const runs = checks('experiment', seeExperiment, need('UPDATE_EXPERIMENT'));

// these four hide the experiment from users who may see it but not change it
const changes = checks('experiment', see('UPDATE_EXPERIMENT'));
const changesMetadata = checks('experiment', see('UPDATE_EXPERIMENT_METADATA'));

/** A bulk call: 200, with a not-found result for each experiment without permission. */
const bulk = (...needs: Permission[]): MasterPolicy => ({
  ...anyone,
  of: 'experiment',
  parts: { item: { basic: 'anyone', rbac: needs.map((permission) => see(permission)) } },
});

// with a projectId the list also requires access to that project
const list: MasterPolicy = {
  ...rowsWith('experiment', 'VIEW_EXPERIMENT_METADATA'),
  parts: { projectId: checks('project', see('VIEW_PROJECT')) },
};

const viewTemplate: Check = { needs: ['VIEW_TEMPLATES'], at: 'here', denied: 'invalid' };

export const experimentPolicies = {
  getExperiments: list,
  searchExperiments: list,
  getExperimentLabels: list,
  getExperiment: checks('experiment', seeExperiment),
  getSearcherEvents: checks('experiment', seeExperiment),
  createExperiment: {
    ...checks('project', see('VIEW_PROJECT'), need('CREATE_EXPERIMENT')),
    parts: {
      // checked in the parent's workspace
      parentId: checks('experiment', seeExperiment),
      activate: checks('project', need('UPDATE_EXPERIMENT')),
      template: checks('template', viewTemplate),
    },
  },
  // a patch that changes nothing needs no second check
  patchExperiment: {
    ...checks('experiment', seeExperiment, need('UPDATE_EXPERIMENT_METADATA')),
    parts: {
      resources: checks('experiment', need('UPDATE_EXPERIMENT')),
      checkpointStorage: checks('experiment', need('UPDATE_EXPERIMENT')),
    },
  },
  deleteExperiment: {
    basic: 'owner',
    refusal: { text: "non admin users may not delete other user's experiments" },
    rbac: [seeExperiment, need('DELETE_EXPERIMENT')],
    of: 'experiment',
  },
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
  moveExperiment: checks(
    'experiment',
    seeExperiment,
    see('VIEW_PROJECT'),
    see('VIEW_PROJECT', 'other'),
    need('CREATE_EXPERIMENT', 'other'),
    see('DELETE_EXPERIMENT'),
  ),
  moveExperiments: {
    ...bulk('VIEW_EXPERIMENT_METADATA', 'DELETE_EXPERIMENT'),
    rbac: [see('VIEW_PROJECT', 'other'), need('CREATE_EXPERIMENT', 'other')],
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

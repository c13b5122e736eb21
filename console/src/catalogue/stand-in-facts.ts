import { permissionsSummary } from '@trainyard/rbac';
import type { Project } from '@trainyard/sdk/types';

/** Ids by what asking for anything of theirs comes to; of each its own facts are there. */
export const answered = { empty: 9000, waiting: 9001, failed: 9002, refused: 9003 };

/** The same where not even its facts are there. */
export const unanswered = { waiting: 9101, failed: 9102, refused: 9103 };

/** Of whom there is something to see. */
export const seen = {
  whole: 9004,
  withoutArtifacts: 9005,
  /** may be looked at, not be changed */
  readOnly: 9006,
  /** is there, and there is nothing in it */
  empty: 9007,
  /** has one trial, which waits */
  idle: 9008,
  /** a search without pictures */
  population: 9009,
};

/** An experiment of which all is there but its trial, by the id of the trial. */
export const withTrial = (trialId: number): number => trialId + 100;

/** A project whose first rows are there, and what asks for all of them, or for their curves, is answered as by this id. */
export const firstRowsOf = (id: number): number => id + 300;

/** Workspaces by what the person may do there. */
export const workspaces = { editing: 2, viewing: 3, nothing: 4 };

function workspaceOf(id: number): number {
  if (id === seen.withoutArtifacts) return workspaces.nothing;
  return id === seen.readOnly ? workspaces.viewing : workspaces.editing;
}

/** An experiment; a trial of it has its id. */
export const experimentOf = (id: number) => ({
  id,
  name: 'mnist',
  archived: false,
  username: 'ada',
  userId: 7,
  jobId: 'b1f0',
  originalConfig: 'name: mnist\n',
  projectOwnerId: 1,
  state: 'STATE_COMPLETED',
  startTime: '2026-03-01T09:00:00Z',
  endTime: '2026-03-01T11:30:00Z',
  numTrials: 16,
  trialIds: [id > withTrial(unanswered.waiting - 1) ? id - withTrial(0) : id],
  searcherType: id === seen.population ? 'pbt' : 'adaptive_asha',
  projectId: 2,
  projectName: 'digits',
  workspaceId: workspaceOf(id),
  workspaceName: 'Vision',
  notes: id === seen.readOnly ? 'The **warm-up** was too short.' : '',
  config: {
    name: 'mnist',
    profiling: { enabled: true },
    searcher: {
      name: 'adaptive_asha',
      metric: 'validation_loss',
      max_trials: 16,
      max_length: { batches: 1600 },
      max_rungs: 5,
      divisor: 4,
    },
    resources: { slots_per_trial: 4 },
    hyperparameters: { learning_rate: { type: 'log', minval: -4, maxval: -1, base: 10 } },
  },
});

export const trialOf = (id: number) => ({
  id,
  experimentId: id,
  state: 'STATE_COMPLETED',
  startTime: '2026-03-01T09:00:00Z',
  endTime: '2026-03-01T11:30:00Z',
  hparams: { learning_rate: 0.01 * (id - 8999), layers: 4 },
  totalBatchesProcessed: 1600,
  restarts: 0,
});

/** A name that answers as the number in it does. */
export const checkpointIdOf = (id: number) => `5f0c1d7e-${id}-4c1e-8a58-0d3a6d2b1c7f`;

const texts = ['The **warm-up** was too short.', 'Next: more data.'];

export const projectOf = (id: number): Project => ({
  id,
  name: 'digits',
  workspaceId: workspaceOf(id),
  description: '',
  lastExperimentStartedAt: null,
  notes:
    id === seen.empty ? [] : texts.map((contents, at) => ({ name: `Note ${at + 1}`, contents })),
  numExperiments: 9,
  numActiveExperiments: 0,
  archived: false,
  username: 'ada',
  userId: 7,
  immutable: false,
  workspaceName: 'Vision',
  state: 'WORKSPACE_STATE_UNSPECIFIED',
  errorMessage: '',
});

/** A trial that has not measured anything. */
export const idleTrial = { ...trialOf(seen.idle), state: 'STATE_QUEUED', endTime: undefined };

/** Rows of a list, in three states and with two sizes of batches; one trial did best in all of them, where one is named. */
export const listedExperiments = (trialId?: number) =>
  Array.from({ length: 9 }, (_, at) => {
    const { config, ...facts } = experimentOf(9010 + at);
    const hyperparameters = { learning_rate: 0.001 * (at + 1), batch_size: at < 5 ? 32 : 64 };
    return {
      experiment: {
        ...facts,
        name: at === 4 ? '<img src=x onerror=alert(1)>' : `mnist-${at + 1}`,
        state: ['STATE_COMPLETED', 'STATE_ERROR', 'STATE_CANCELED'][at % 3],
        numTrials: at + 1,
        config: { ...config, hyperparameters },
      },
      bestTrial: { ...trialOf(trialId ?? facts.id), hparams: hyperparameters },
    };
  });

export const person = {
  id: 7,
  username: 'ada',
  displayName: 'Ada Lovelace',
  admin: false,
  active: true,
};

export const master = {
  version: '0.23.4',
  masterId: 'm',
  clusterId: 'c',
  clusterName: 'Stand-in',
  rbacEnabled: true,
  strictJobQueueControl: false,
};

// numbers of roles that every master has
const [viewer, editor] = [4, 5];

export const rights = permissionsSummary([
  { roleId: editor, scopeCluster: false, scopeWorkspaceIds: [workspaces.editing] },
  { roleId: viewer, scopeCluster: false, scopeWorkspaceIds: [workspaces.viewing] },
]);

import * as calls from '@trainyard/sdk/calls';
import type { CallFixture } from './prepared-calls';

type Row = {
  args: (fixture: CallFixture) => object;
  /** preparation before the call */
  before?: (fixture: CallFixture) => Promise<unknown>;
  /** time until the second call meets another state, in ms */
  afterMs?: number;
  /** refusal of a master with agents, always */
  refused?: string;
  /** why a repetition has no visible effect here, although it may elsewhere */
  unseen?: string;
};

const byId = (args: (fixture: CallFixture) => object, before?: Row['before']): Row =>
  before ? { args, before } : { args };
const uuid = 'a4eeb71d-af5c-434e-b35f-a43042dfa8d4';
const config =
  'name: twice\nentrypoint: python3 train.py\nsearcher: {name: single, metric: loss, max_length: {batches: 100}}\nhyperparameters: {global_batch_size: 32}\n';
const custom =
  'name: steered\nentrypoint: python3 train.py\nhyperparameters: {global_batch_size: 32}\nsearcher: {name: custom, metric: loss, unit: batches}\n';

const ids = (...experimentIds: number[]) => ({ body: { experimentIds } });
const metrics = (trialId: number, group?: string) => ({
  ...(group ? { group } : {}),
  metrics: { trialId, trialRunId: 1, stepsCompleted: 90_000, metrics: { avgMetrics: { own: 1 } } },
});
const allocation = ({ allocationId }: CallFixture) => ({ allocationId, body: { allocationId } });
const assignment = ({ userId, workspaceId }: CallFixture) => ({
  body: {
    userRoleAssignments: [
      { userId, roleAssignment: { role: { roleId: 5 }, scopeWorkspaceId: workspaceId } },
    ],
  },
});

const withRoles = async ({ masterState }: CallFixture) => {
  masterState.rbacEnabled = true;
};

/** For every call except GET: the arguments for sending it twice. */
export const repeatedCalls: Record<string, Row> = {
  // people
  login: byId(() => ({ body: { username: 'admin', password: '' } })),
  logout: byId(() => ({})),
  postUser: byId(() => ({ body: { user: { username: 'jo', admin: false, active: true } } })),
  postUserSetting: byId(() => ({
    body: { settings: [{ storagePath: 'a', key: 'b', value: '1' }] },
  })),
  resetUserSetting: byId(() => ({})),
  patchUser: byId(({ userId }) => ({ userId, body: { displayName: 'M' } })),
  setUserPassword: byId(({ userId }) => ({ userId, body: 'new' })),
  postUserActivity: byId(({ projectId }) => ({
    body: {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: projectId,
    },
  })),
  createGroup: byId(() => ({ body: { name: 'second' } })),
  updateGroup: byId(({ groupId, userId }) => ({ groupId, body: { groupId, addUsers: [userId] } })),
  deleteGroup: byId(({ groupId }) => ({ groupId })),
  getGroups: byId(() => ({ body: { limit: 10 } })),
  listRoles: byId(() => ({ body: { limit: 0 } }), withRoles),
  getRolesByID: byId(() => ({ body: { roleIds: [5] } }), withRoles),
  searchRolesAssignableToScope: byId(() => ({ body: { limit: 10 } }), withRoles),
  assignRoles: byId(assignment, withRoles),
  removeAssignments: byId(assignment, async (fixture) => {
    await withRoles(fixture);
    await calls.assignRoles(fixture.client, assignment(fixture));
  }),
  // cluster
  patchMasterConfig: byId(() => ({
    body: { config: { log: { level: 'debug' } }, fieldMask: { paths: ['log.level'] } },
  })),
  enableAgent: byId(() => ({ agentId: 'agent-01' })),
  disableAgent: byId(() => ({ agentId: 'agent-01', body: { agentId: 'agent-01', drain: true } })),
  enableSlot: byId(() => ({ agentId: 'agent-01', slotId: '3' })),
  disableSlot: byId(() => ({ agentId: 'agent-01', slotId: '3', body: { drain: true } })),
  updateJobQueue: {
    before: async ({ db }) => {
      db.pools.find('default').configuration.schedulerType = 'SCHEDULER_TYPE_PRIORITY';
    },
    args: ({ db, running, waiting }) => ({
      body: {
        updates: [
          {
            jobId: db.experiments.find(waiting).jobId,
            aheadOf: db.experiments.find(running).jobId,
          },
        ],
      },
    }),
    unseen: 'it is there already; jobs that others moved meanwhile would be passed again',
  },
  bindRPToWorkspace: byId(({ workspaceId }) => ({
    resourcePoolName: 'extra',
    body: { resourcePoolName: 'extra', workspaceIds: [workspaceId] },
  })),
  unbindRPFromWorkspace: byId(
    ({ workspaceId }) => ({ resourcePoolName: 'extra', body: { workspaceIds: [workspaceId] } }),
    async ({ db, workspaceId }) => db.pools.find('extra').workspaceIds.push(workspaceId),
  ),
  overwriteRPWorkspaceBindings: byId(({ workspaceId }) => ({
    resourcePoolName: 'extra',
    body: { workspaceIds: [workspaceId] },
  })),
  // experiments
  createExperiment: byId(() => ({ body: { config } })),
  deleteExperiment: byId(
    ({ finished }) => ({ experimentId: finished }),
    (fixture) => freed(fixture),
  ),
  deleteExperiments: byId(
    ({ finished }) => ids(finished),
    (fixture) => freed(fixture),
  ),
  patchExperiment: byId(({ running }) => ({ experimentId: running, body: { name: 'renamed' } })),
  getModelDefFile: byId(({ finished }) => ({
    experimentId: finished,
    body: { path: 'model_def.py' },
  })),
  activateExperiment: byId(({ running }) => ({ experimentId: running })),
  activateExperiments: byId(({ running }) => ids(running)),
  pauseExperiment: byId(({ running }) => ({ experimentId: running })),
  pauseExperiments: byId(({ running }) => ids(running)),
  cancelExperiment: byId(({ running }) => ({ experimentId: running })),
  cancelExperiments: byId(({ running }) => ids(running)),
  killExperiment: byId(({ running }) => ({ experimentId: running })),
  killExperiments: byId(({ running }) => ids(running)),
  archiveExperiment: byId(({ finished }) => ({ experimentId: finished })),
  archiveExperiments: byId(({ finished }) => ids(finished)),
  unarchiveExperiment: byId(
    ({ finished }) => ({ experimentId: finished }),
    (fixture) => archived(fixture),
  ),
  unarchiveExperiments: byId(
    ({ finished }) => ids(finished),
    (fixture) => archived(fixture),
  ),
  moveExperiment: byId(({ finished, projectId }) => ({
    experimentId: finished,
    body: { experimentId: finished, destinationProjectId: projectId },
  })),
  moveExperiments: byId(({ finished, projectId }) => ({
    body: { experimentIds: [finished], destinationProjectId: projectId },
  })),
  previewHPSearch: byId(() => ({
    body: {
      config: {
        entrypoint: 'a',
        hyperparameters: { lr: { type: 'double', minval: 0, maxval: 1 } },
        searcher: { name: 'random', metric: 'loss', max_trials: 2, max_length: { batches: 100 } },
      },
      seed: 1,
    },
  })),
  postSearcherOperations: byId(
    ({ db }) => ({
      experimentId: db.experiments.all().at(-1)?.id,
      body: {
        searcherOperations: [
          { createTrial: { requestId: uuid, hyperparams: '{"global_batch_size":32}' } },
        ],
        triggeredByEvent: { id: 1, initialOperations: {} },
      },
    }),
    ({ client }) => calls.createExperiment(client, { body: { config: custom, activate: true } }),
  ),
  // trials and their code
  createTrial: byId(
    ({ db }) => ({
      body: { experimentId: db.experiments.all().at(-1)?.id, hparams: {}, unmanaged: true },
    }),
    ({ client }) => calls.createExperiment(client, { body: { config, unmanaged: true } }),
  ),
  killTrial: { args: ({ runningTrial }) => ({ trialId: runningTrial }), afterMs: 60_000 },
  reportTrialSourceInfo: byId(({ runningTrial, checkpointUuid }) => ({
    body: {
      trialSourceInfo: {
        trialId: runningTrial,
        checkpointUuid,
        trialSourceInfoType: 'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
      },
    },
  })),
  postTrialProfilerMetricsBatch: byId(({ runningTrial }) => ({
    body: {
      batches: [
        {
          values: [1],
          batches: [1],
          timestamps: ['2026-11-20T09:00:00Z'],
          labels: {
            trialId: runningTrial,
            name: 'gpu_util',
            agentId: 'a',
            gpuUuid: '',
            metricType: 'PROFILER_METRIC_TYPE_SYSTEM',
          },
        },
      ],
    },
  })),
  completeTrialSearcherValidation: {
    args: ({ db, runningTrial }) => ({
      trialId: runningTrial,
      body: { op: { length: `${db.trials.find(runningTrial).target}` }, searcherMetric: 0.5 },
    }),
    unseen: 'the last length of a trial; before it a searcher would be notified twice',
  },
  reportTrialSearcherEarlyExit: {
    args: ({ runningTrial }) => ({
      trialId: runningTrial,
      body: { reason: 'EXITED_REASON_INVALID_HP' },
    }),
    unseen: 'a trial that ends anyway; what a restarted one would do is not known',
  },
  reportTrialProgress: byId(({ runningTrial }) => ({ trialId: runningTrial, body: 40 })),
  postTrialRunnerMetadata: byId(({ runningTrial }) => ({
    trialId: runningTrial,
    body: { state: 'training' },
  })),
  reportTrialMetrics: byId(({ runningTrial }) => ({
    trialId: runningTrial,
    body: metrics(runningTrial, 'inference'),
  })),
  reportTrialTrainingMetrics: byId(({ runningTrial }) => ({
    trialId: runningTrial,
    body: metrics(runningTrial).metrics,
  })),
  reportTrialValidationMetrics: byId(({ runningTrial }) => ({
    trialId: runningTrial,
    body: metrics(runningTrial).metrics,
  })),
  allocationReady: byId(allocation),
  allocationWaiting: byId(allocation),
  allocationPendingPreemptionSignal: {
    args: allocation,
    refused: '500 unexpected message from <external> to /agentRM',
  },
  ackAllocationPreemptionSignal: byId(allocation),
  markAllocationResourcesDaemon: byId(({ allocationId, resourcesId }) => ({
    allocationId,
    resourcesId,
    body: { allocationId, resourcesId },
  })),
  postAllocationProxyAddress: {
    args: ({ allocationId }) => ({ allocationId, body: { proxyAddress: 'a' } }),
    refused: '500 task.SetAllocationProxyAddress not supported',
  },
  allocationAllGather: {
    args: ({ allocationId }) => ({
      allocationId,
      body: { allocationId, requestUuid: uuid, numPeers: 1, data: { a: 1 } },
    }),
    unseen: 'a peer alone gets its own data, however often; several would wait for each other',
  },
  notifyContainerRunning: {
    args: ({ allocationId }) => ({
      allocationId,
      body: { allocationId, requestUuid: uuid, numPeers: 1, rank: 0, nodeName: 'a', data: {} },
    }),
    refused: '500 the NotifyContainerRunning message is unsupported',
  },
  // checkpoints
  reportCheckpoint: byId(({ taskId, allocationId }) => ({
    body: {
      taskId,
      allocationId,
      uuid,
      reportTime: '2026-11-20T09:00:00Z',
      resources: {},
      metadata: { steps_completed: 100 },
      state: 'STATE_COMPLETED',
      training: {},
    },
  })),
  patchCheckpoints: byId(({ freeCheckpoint }) => ({
    body: { checkpoints: [{ uuid: freeCheckpoint, resources: { resources: { a: '1' } } }] },
  })),
  deleteCheckpoints: byId(({ freeCheckpoint }) => ({
    body: { checkpointUuids: [freeCheckpoint] },
  })),
  checkpointsRemoveFiles: byId(({ freeCheckpoint }) => ({
    body: { checkpointUuids: [freeCheckpoint], checkpointGlobs: ['*'] },
  })),
  postCheckpointMetadata: byId(({ checkpointUuid }) => ({
    checkpointUuid,
    body: { checkpoint: { uuid: checkpointUuid, metadata: { steps_completed: 5 } } },
  })),
  // models and templates
  postModel: byId(() => ({ body: { name: 'second' } })),
  patchModel: byId(() => ({ modelName: 'resnet', body: { name: 'resnet', description: 'new' } })),
  archiveModel: byId(() => ({ modelName: 'resnet' })),
  unarchiveModel: byId(
    () => ({ modelName: 'resnet' }),
    ({ client }) => calls.archiveModel(client, { modelName: 'resnet' }),
  ),
  moveModel: byId(({ workspaceId }) => ({
    modelName: 'resnet',
    body: { modelName: 'resnet', destinationWorkspaceId: workspaceId },
  })),
  deleteModel: byId(() => ({ modelName: 'resnet' })),
  postModelVersion: byId(({ checkpointUuid }) => ({
    modelName: 'resnet',
    body: { modelName: 'resnet', checkpointUuid },
  })),
  patchModelVersion: byId(() => ({
    modelName: 'resnet',
    modelVersionNum: 1,
    body: { checkpoint: null, name: 'best' },
  })),
  deleteModelVersion: byId(() => ({ modelName: 'resnet', modelVersionNum: 1 })),
  postTemplate: byId(() => ({
    templateName: 'big',
    body: { name: 'big', config: {}, workspaceId: 1 },
  })),
  putTemplate: byId(() => ({
    templateName: 'big',
    body: { name: 'big', config: {}, workspaceId: 0 },
  })),
  patchTemplateConfig: byId(() => ({ templateName: 'small', body: { max_restarts: 1 } })),
  deleteTemplate: byId(() => ({ templateName: 'small' })),
  // tasks
  launchNotebook: byId(() => ({ body: { config: { resources: { slots: 0 } } } })),
  launchShell: byId(() => ({ body: { config: { resources: { slots: 0 } } } })),
  launchCommand: byId(() => ({ body: { config: { resources: { slots: 0 } } } })),
  launchTensorboard: byId(({ finished }) => ({ body: { experimentIds: [finished] } })),
  idleNotebook: byId(({ notebookId }) => ({ notebookId, body: { notebookId, idle: false } })),
  killNotebook: byId(({ notebookId }) => ({ notebookId })),
  killShell: byId(({ shellId }) => ({ shellId })),
  killCommand: byId(({ commandId }) => ({ commandId })),
  killTensorboard: byId(({ tensorboardId }) => ({ tensorboardId })),
  setNotebookPriority: byId(({ notebookId }) => ({ notebookId, body: { priority: 5 } })),
  setShellPriority: byId(({ shellId }) => ({ shellId, body: { priority: 5 } })),
  setCommandPriority: byId(({ commandId }) => ({ commandId, body: { priority: 5 } })),
  setTensorboardPriority: byId(({ tensorboardId }) => ({ tensorboardId, body: { priority: 5 } })),
  // workspaces and projects
  postWorkspace: byId(() => ({ body: { name: 'second' } })),
  patchWorkspace: byId(({ workspaceId }) => ({ workspaceId, body: { name: 'renamed' } })),
  archiveWorkspace: byId(({ workspaceId }) => ({ workspaceId })),
  unarchiveWorkspace: byId(
    ({ workspaceId }) => ({ workspaceId }),
    ({ client, workspaceId }) => calls.archiveWorkspace(client, { workspaceId }),
  ),
  pinWorkspace: byId(
    ({ workspaceId }) => ({ workspaceId }),
    ({ client, workspaceId }) => calls.unpinWorkspace(client, { workspaceId }),
  ),
  unpinWorkspace: byId(({ workspaceId }) => ({ workspaceId })),
  deleteWorkspace: byId(
    ({ workspaceId }) => ({ workspaceId }),
    ({ client, projectId }) => calls.deleteProject(client, { projectId }),
  ),
  postProject: byId(({ workspaceId }) => ({ workspaceId, body: { name: 'p', workspaceId } })),
  patchProject: byId(({ projectId }) => ({ projectId, body: { name: 'renamed' } })),
  archiveProject: byId(({ projectId }) => ({ projectId })),
  unarchiveProject: byId(
    ({ projectId }) => ({ projectId }),
    ({ client, projectId }) => calls.archiveProject(client, { projectId }),
  ),
  deleteProject: byId(({ projectId }) => ({ projectId })),
  moveProject: byId(
    ({ projectId, db }) => ({
      projectId,
      body: { projectId, destinationWorkspaceId: db.workspaces.all().at(-1)?.id },
    }),
    ({ client }) => calls.postWorkspace(client, { body: { name: 'other' } }),
  ),
  addProjectNote: byId(({ projectId }) => ({ projectId, body: { name: 'n', contents: 'c' } })),
  putProjectNotes: byId(({ projectId }) => ({
    projectId,
    body: { projectId, notes: [{ name: 'n', contents: 'c' }] },
  })),
  // webhooks
  postWebhook: byId(({ trigger }) => ({
    body: { url: 'http://127.0.0.1:9/', webhookType: 'WEBHOOK_TYPE_DEFAULT', triggers: [trigger] },
  })),
  deleteWebhook: byId(({ webhookId }) => ({ webhookId })),
  // it is delivered twice, each time as another event
  testWebhook: {
    args: ({ webhookId }) => ({ webhookId }),
    refused: '400 error sending webhook request for event',
  },
};

/** Removes its checkpoints from models, so that it can be deleted. */
const freed = ({ client }: CallFixture) => calls.deleteModel(client, { modelName: 'resnet' });
const archived = ({ client, finished }: CallFixture) =>
  calls.archiveExperiment(client, { experimentId: finished });

/** All rows of the master, apart from sessions. */
export const rowsOf = ({ db }: CallFixture): unknown =>
  JSON.parse(JSON.stringify(Object.entries(db).map(([name, table]) => [name, table.rows()])));

import type { Json } from '../../config/json';
import { allocationIdOf, taskIdOf } from '../../simulation/rows';
import { projectKey } from '../../v038/project-key';
import type { PopulatedMaster } from './populated-master';
import type { Operation } from './send';

type Values = (master: PopulatedMaster) => readonly unknown[];

const idsOf =
  (table: 'experiments' | 'trials' | 'users' | 'workspaces' | 'projects' | 'pools' | 'agents') =>
  ({ db }: PopulatedMaster) =>
    db[table].all().map(({ id }) => id);
const tasksOf =
  (kind: string): Values =>
  ({ db }) =>
    db.interactive.where((row) => row.kind === kind).map(({ id }) => id);
const trialTasks: Values = ({ db }) => db.trials.all().map(taskIdOf);
const trialAllocations: Values = ({ db }) =>
  db.trials.all().flatMap((trial) => trial.runs.map((run) => allocationIdOf(trial, run)));
const interactiveTasks = ({ db }: PopulatedMaster) => db.interactive.all().map(({ id }) => id);

/** The values of each path parameter. */
export const pathValues: Record<string, Values> = {
  experimentId: idsOf('experiments'),
  trialId: idsOf('trials'),
  runId: idsOf('trials'),
  // packed, which takes long
  'getModelDef experimentId': ({ finished, scripted }) => [finished, scripted],
  'getTaskContextDirectory taskId': ({ db, finished, scripted }) =>
    [finished, scripted].flatMap((id) =>
      db.trials.where(({ experimentId }) => experimentId === id).map(taskIdOf),
    ),
  userId: idsOf('users'),
  username: ({ db }) => db.users.all().map(({ username }) => username),
  workspaceId: idsOf('workspaces'),
  projectId: idsOf('projects'),
  agentId: idsOf('agents'),
  slotId: () => ['0', '3'],
  groupId: ({ db }) => db.groups.where(({ personalOf }) => personalOf === null).map(({ id }) => id),
  resourcePoolName: idsOf('pools'),
  modelName: ({ db }) => db.models.all().flatMap(({ id, name }) => [name, id]),
  modelVersionNum: () => [1],
  checkpointUuid: ({ checkpointUuid, freeCheckpoint }) => [checkpointUuid, freeCheckpoint],
  templateName: ({ db }) => db.templates.all().map(({ id }) => id),
  notebookId: tasksOf('notebook'),
  shellId: tasksOf('shell'),
  commandId: tasksOf('command'),
  tensorboardId: tasksOf('tensorboard'),
  taskId: (master) => [...trialTasks(master), ...interactiveTasks(master), ...master.genericTasks],
  allocationId: (master) => [
    ...trialAllocations(master),
    ...interactiveTasks(master).map((id) => `${id}.1`),
    ...master.genericTasks.map((id) => `${id}.1`),
  ],
  resourcesId: ({ resourcesId }) => [resourcesId],
  workloadType: () => ['EXPERIMENT', 'NTSC'],
  key: ({ db }) => db.projects.all().map(projectKey),
  'getMetadataValues key': () => ['reviewed'],
  externalExperimentId: () => ['outside'],
  externalTrialId: () => ['fold-1'],
};

const trialIds: Values = ({ db }) => db.trials.all().map(({ id }) => [id]);
const validation = { metricName: 'validation_loss', metricType: 'METRIC_TYPE_VALIDATION' };
const byTrial = (master: PopulatedMaster) => trialIds(master).map((ids) => ({ trialIds: ids }));
const lastLines = { limit: 20, orderBy: 'ORDER_BY_DESC' };
const searchConfig = {
  entrypoint: 'a',
  hyperparameters: { lr: { type: 'double', minval: 0, maxval: 1 } },
  searcher: { name: 'random', metric: 'loss', max_trials: 2, max_length: { batches: 100 } },
};

/** Query and body of the reads that answer nothing of use without them, once per answer. */
const further: Record<string, (master: PopulatedMaster) => readonly Json[]> = {
  taskLogs: () => [lastLines],
  trialLogs: () => [lastLines],
  masterLogs: () => [{ limit: 50 }],
  getExperiments: ({ db }) => [
    { showTrialData: true },
    ...db.projects.all().map(({ id }) => ({ projectId: id })),
  ],
  getModelDefFile: () => [{ body: { path: 'train.py' } }],
  getGroups: () => [{ body: { limit: 100 } }, { body: { limit: 100, userId: 1 } }],
  listRoles: () => [{ body: { limit: 0 } }],
  getRolesByID: () => [{ body: { roleIds: [1, 5] } }],
  searchRolesAssignableToScope: () => [{ body: { limit: 100 } }],
  previewHPSearch: () => [{ body: { config: searchConfig, seed: 1 } }],
  compareTrials: (master) =>
    byTrial(master).flatMap((ids) => [
      { ...ids, maxDatapoints: 100, metricIds: ['validation.validation_loss', 'training.loss'] },
      {
        ...ids,
        maxDatapoints: 100,
        metricIds: ['validation.own', 'training.own', 'inference.own'],
      },
    ]),
  getMetrics: (master) =>
    byTrial(master).flatMap((ids) =>
      ['validation', 'inference'].map((group) => ({ ...ids, group })),
    ),
  getTrainingMetrics: byTrial,
  getValidationMetrics: byTrial,
  getTrialWorkloads: () => [{ limit: 100 }, { limit: 100, group: 'inference' }],
  expMetricNames: ({ db }) => db.experiments.all().map(({ id }) => ({ ids: [id] })),
  metricBatches: () => [validation],
  trialsSnapshot: () => [{ ...validation, batchesProcessed: 20, batchesMargin: 10 }],
  trialsSample: () => [{ ...validation, maxTrials: 5, maxDatapoints: 100, startBatches: 0 }],
  resourceAllocationRaw: () => [
    { timestampAfter: '2026-11-20T00:00:00Z', timestampBefore: '2026-11-30T00:00:00Z' },
  ],
  resourceAllocationAggregated: () => [
    {
      startDate: '2026-11-20',
      endDate: '2026-11-30',
      period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
    },
  ],
  allocationPreemptionSignal: () => [{ timeoutSeconds: 0 }],
  getTrialProfilerMetrics: () => [
    {
      'labels.name': 'gpu_util',
      'labels.agentId': 'a',
      'labels.metricType': 'PROFILER_METRIC_TYPE_SYSTEM',
    },
  ],
  getProjectsByUserActivity: () => [{ limit: 10 }],
  getExperimentLabels: ({ db }) => [{}, ...db.projects.all().map(({ id }) => ({ projectId: id }))],
  getJobs: ({ db }) => db.pools.all().map(({ id }) => ({ resourcePool: id })),
  getJobsV2: ({ db }) => db.pools.all().map(({ id }) => ({ resourcePool: id })),
  getAccessTokens: () => [{ showInactive: true }],
};

/** The searches of 0.38 have their arguments in the body. */
const furtherOf038: typeof further = {
  getProjectColumns: () => [{}, { tableType: 'TABLE_TYPE_RUN' }],
  searchExperiments: ({ db }) => db.projects.all().map(({ id }) => ({ body: { projectId: id } })),
  searchRuns: ({ db }) =>
    db.projects.all().map(({ id }) => ({ body: { projectId: id, limit: 50 } })),
};

/** A read with its arguments. */
export type Read = { operation: Operation; args: Json };

/** Every read of a release with the ids of all that its master has. */
export function readsOf(master: PopulatedMaster, operations: readonly Operation[]): Read[] {
  const inBody = master.masterState.release.version === '0.38.1' ? furtherOf038 : {};
  return operations.flatMap((operation) => {
    if (!operation.shows) return [];
    const { id, path } = operation;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const resource = path.split('/')[3];
    const valuesOf = (name: string) =>
      pathValues[`${id} ${name}`] ?? pathValues[`${resource} ${name}`] ?? pathValues[name];
    const ways = names.reduce<Json[]>(
      (all, name) => {
        const values = valuesOf(name);
        if (!values) throw new Error(`no value for ${name} of ${id}`);
        return values(master).flatMap((value) => all.map((args) => ({ ...args, [name]: value })));
      },
      [{}],
    );
    const rest = (inBody[id] ?? further[id])?.(master) ?? [{}];
    return ways.flatMap((args) => rest.map((more) => ({ operation, args: { ...args, ...more } })));
  });
}

import type { schemas } from '@trainyard/sdk/v038';
import type { Database } from '../database/database';
import { findTaskTrial } from '../handlers/logs/log-source';
import { timestamp } from '../lib/clock';
import type { ReleaseState } from '../release';
import { configOf } from '../simulation/config';
import type { Completions } from '../wire/encode';
import { originalTextOfDemo, shownConfig } from './experiment-config';
import { matchedPolicy } from './log-policy';
import { masterConfig038 } from './master-config';
import { meansAdded } from './metric-figures';
import { projectKey } from './project-key';
import { state038 } from './state';

type Stats = { states: Record<string, number>; draining: number; disabled: number; total: number };

/** The number of an agent's slots in each state, by type and by brand of the device. */
function slotStats({ slots }: schemas.Agent): schemas.SlotStats {
  const typeStats: Record<string, Stats> = {};
  const brandStats: Record<string, Stats> = {};
  for (const slot of Object.values(slots ?? {})) {
    count(typeStats, slot.device?.type ?? 'TYPE_UNSPECIFIED', slot);
    count(brandStats, slot.device?.brand ?? '', slot);
  }
  return { typeStats, brandStats };
}

function count(stats: Record<string, Stats>, name: string, slot: schemas.Slot) {
  const of = stats[name] ?? { states: {}, draining: 0, disabled: 0, total: 0 };
  stats[name] = of;
  of.total += 1;
  if (!slot.enabled) of.disabled += 1;
  if (slot.draining) of.draining += 1;
  const state = slot.container?.state;
  if (state) of.states[state] = (of.states[state] ?? 0) + 1;
}

/** An allocation with its requested slots; unknown times are left out. */
function allocation038(
  db: Database,
  { startTime, endTime, isReady, ...allocation }: schemas.Allocation,
): schemas.Allocation {
  const { state, taskId } = allocation;
  const isUp = startTime !== '' && (state === 'STATE_RUNNING' || state === 'STATE_TERMINATED');
  const isTrialUp = isUp && findTaskTrial(db, taskId) !== undefined;
  return {
    ...allocation,
    slots: slotsOf(db, taskId),
    ...((isReady || isTrialUp) && { isReady: true }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  };
}

function slotsOf(db: Database, taskId: string): number {
  const task = db.interactive.get(taskId);
  if (task) return task.slots;
  // a trial's task id begins with the id of its experiment
  return db.experiments.peek(Number(taskId.split('.')[0]))?.settings.slotsPerTrial ?? 0;
}

/** The number of the checkpoint storage, while there is only one. */
const defaultStorage = 1;

type Experiment = schemas.Experiment;

const version = '0.38.1';

/** The additional fields of a 0.38.1 master, by the schema of the message. */
export function completionsOf({ db }: ReleaseState): Completions {
  const state = state038(db);
  const configShown = (id: number) => {
    const row = db.experiments.peek(id);
    return row && shownConfig(db, row);
  };
  return {
    GetMasterResponse: (master: schemas.GetMasterResponse) => ({
      ...master,
      version,
      clusterMessage: state.clusterMessage ?? undefined,
      hasCustomLogo: false,
    }),
    GetMasterConfigResponse: ({ config }: schemas.GetMasterConfigResponse) => ({
      config: config && masterConfig038(config),
    }),
    GetExperimentResponse: (answer: schemas.GetExperimentResponse) => ({
      ...answer,
      config: answer.experiment && configShown(answer.experiment.id),
    }),
    Experiment: (experiment: Experiment) => {
      const row = db.experiments.peek(experiment.id);
      // an experiment that is only validated is not stored
      if (!row) return { ...experiment, searcherMetric: '' };
      const external = state.externalExperiments.get(experiment.id);
      const trial = row.trialIds[0];
      const externalTrial = trial === undefined ? undefined : state.externalTrials.get(trial);
      const common = {
        ...experiment,
        config: state.earlierConfigs.get(experiment) ?? configShown(experiment.id),
        ...(!row.submitted && { originalConfig: originalTextOfDemo(experiment.originalConfig) }),
        ...(row.unmanaged && experiment.state === 'STATE_QUEUED' && { state: 'STATE_RUNNING' }),
        ...(externalTrial !== undefined && { externalTrialId: externalTrial }),
        unmanaged: row.unmanaged === true,
        ...(external !== undefined && { externalExperimentId: external }),
      };
      // only lists contain the duration
      if (experiment.duration !== undefined) {
        const { hyperparameters } = configOf(row);
        const { metric } = row.settings.searcher;
        return { ...common, searcherMetric: metric, hyperparameters };
      }
      const size = row.submitted?.files.reduce((total, { content }) => total + content.length, 0);
      return {
        ...common,
        searcherType: JSON.stringify(experiment.searcherType),
        searcherMetric: '',
        hyperparameters: null,
        modelDefinitionSize: size ?? 1024,
      };
    },
    Trial: (trial: schemas.Trial) => ({
      ...trial,
      ...(trial.state === 'STATE_QUEUED' &&
        db.trials.peek(trial.id)?.unmanaged && { state: 'STATE_RUNNING' }),
      summaryMetrics: meansAdded(trial.summaryMetrics),
      taskIds: trial.taskId ? [trial.taskId] : [],
      searcherMetricValue: 0,
      logRetentionDays: state.logRetention.get(trial.id),
      metadata: state.metadata.get(trial.id),
      logPolicyMatched: matchedPolicy(db, db.trials.find(trial.id)),
    }),
    Checkpoint: (checkpoint: schemas.Checkpoint) => ({ ...checkpoint, storageId: defaultStorage }),
    CheckpointTrainingMetadata: (training: schemas.CheckpointTrainingMetadata) => ({
      ...training,
      experimentConfig: configShown(training.experimentId ?? 0) ?? training.experimentConfig,
    }),
    Container: (container: schemas.Container) => ({ ...container, permissionDenied: false }),
    Allocation: (allocation: schemas.Allocation) => allocation038(db, allocation),
    PostWorkspaceResponse: (answer: object) => ({ ...answer, namespaceBindings: {} }),
    PatchWorkspaceResponse: (answer: object) => ({ ...answer, namespaceBindings: {} }),
    Project: (project: schemas.Project) => ({
      ...project,
      key: projectKey(db.projects.find(project.id)),
      numRuns: db.experiments
        .where(({ projectId }) => projectId === project.id)
        .reduce((total, { trialIds }) => total + trialIds.length, 0),
    }),
    User: (user: schemas.User) => {
      const row = db.users.get(user.id ?? 0);
      if (!row) return user;
      const { lastSignInAt: at } = row;
      return {
        ...user,
        remote: row.remote,
        modifiedAt: timestamp(row.modifiedAt),
        ...(at !== undefined && { lastAuthAt: timestamp(at) }),
      };
    },
    ResourcePool: (pool: schemas.ResourcePool) => ({
      ...pool,
      resourceManagerMetadata: {},
      clusterName: 'default',
    }),
    Agent: (agent: schemas.Agent) => ({ ...agent, version, slotStats: slotStats(agent) }),
    Notebook: (notebook: schemas.Notebook) => ({
      ...notebook,
      serviceAddress: notebook.serviceAddress && `${notebook.serviceAddress}?token=${notebook.id}`,
    }),
    Webhook: (webhook: schemas.Webhook) => ({
      ...webhook,
      ...(state.webhooks.get(webhook.id ?? 0) ?? {
        name: webhook.url,
        workspaceId: 0,
        mode: 'WEBHOOK_MODE_WORKSPACE',
      }),
    }),
  };
}

import type { ActionableRun } from '@trainyard/rbac';
import { isActive, type RunState } from '@trainyard/sdk/model';
import type { TrialState, User } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import type { ExperimentRow } from '~/data/experiments/experiments';

/** The facts of an experiment that the master left out. */
const noExperiment: schemas.FlatRunExperiment = {
  id: 0,
  searcherType: '',
  searcherMetric: '',
  resourcePool: '',
  progress: 0,
  description: '',
  name: '',
  unmanaged: false,
  isMultitrial: false,
};

/** The states of experiments, by their ids. */
export type RunStates = ReadonlyMap<number, RunState>;

type ActiveState = RunState & TrialState;
const hasWork = (state: RunState): state is ActiveState => isActive(state);

/** The state of a run; of an active one what the state of its experiment says about it. */
function stateOfRun({ state, experiment }: schemas.FlatRun, states: RunStates): TrialState {
  const ofExperiment = states.get(experiment?.id ?? 0);
  const isKnown = state === 'STATE_ACTIVE' && ofExperiment && hasWork(ofExperiment);
  return isKnown ? ofExperiment : state;
}

/**
 * A run as a row of the list of experiments: its experiment with the state, the times and the
 * checkpoints of the run, and the run as the trial whose metrics show.
 */
export function toRunRow(
  run: schemas.FlatRun,
  users: readonly User[],
  states: RunStates = new Map(),
): ExperimentRow {
  const { id, userId = 0, experiment = noExperiment, hyperparameters = {} } = run;
  const { searcherType, searcherMetric, forkedFrom = null, ...facts } = experiment;
  const owner = users.find((user) => user.id === userId);
  const value = run.searcherMetricValue;
  const common = { startTime: run.startTime, endTime: run.endTime, state: stateOfRun(run, states) };
  const counts = { checkpointCount: run.checkpointCount };
  return {
    id,
    run,
    experiment: {
      ...common,
      ...counts,
      id: experiment.id,
      name: facts.name,
      description: facts.description,
      resourcePool: facts.resourcePool,
      progress: facts.progress,
      unmanaged: facts.unmanaged,
      searcherType,
      forkedFrom,
      labels: run.labels,
      archived: run.archived,
      parentArchived: run.parentArchived,
      numTrials: 1,
      trialIds: [id],
      userId,
      username: owner?.username ?? '',
      displayName: owner?.displayName ?? '',
      projectId: run.projectId,
      projectName: run.projectName,
      workspaceId: run.workspaceId,
      workspaceName: run.workspaceName,
      projectOwnerId: 0,
      jobId: '',
      notes: '',
      originalConfig: '',
      config: { searcher: { name: searcherType, metric: searcherMetric }, hyperparameters },
      checkpointSize: run.checkpointSize,
      ...external(run),
      ...(run.duration === undefined ? {} : { duration: run.duration }),
    },
    bestTrial: {
      ...common,
      ...counts,
      id,
      experimentId: experiment.id,
      restarts: 0,
      hparams: hyperparameters,
      totalBatchesProcessed: 0,
      bestValidation: value === undefined ? null : validationOf(searcherMetric, value),
      latestValidation: null,
      bestCheckpoint: null,
      runnerState: '',
      wallClockTime: 0,
      warmStartCheckpointUuid: '',
      taskId: '',
      totalCheckpointSize: run.checkpointSize,
      summaryMetrics: run.summaryMetrics ?? null,
    },
  };
}

/** Names that clients outside gave, as experiments of these masters have them. */
const external = ({ experiment, externalRunId }: schemas.FlatRun): object => ({
  externalExperimentId: experiment?.externalExperimentId,
  externalTrialId: externalRunId,
});

const validationOf = (metric: string, value: number) => ({
  endTime: null,
  metrics: { avgMetrics: { [metric]: value }, batchMetrics: [] },
  numInputs: 0,
  totalBatches: 0,
});

/** The facts of a row that decide which actions its run has. */
export const actionableRun = ({
  experiment,
  run,
}: Pick<ExperimentRow, 'experiment' | 'run'>): ActionableRun => ({
  archived: experiment.archived,
  parentArchived: experiment.parentArchived,
  state: experiment.state,
  userId: experiment.userId,
  workspaceId: experiment.workspaceId,
  isMultitrial: run?.experiment?.isMultitrial ?? false,
  unmanaged: experiment.unmanaged,
});

import type { LogLevel } from '@trainyard/sdk/types';
import type { Engine } from './engine/engine';
import { actor, type LogFields, poolFields } from './logs/master-log';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type RunRow,
  type TrialRow,
  taskIdOf,
} from './rows';

// messages of the master's own log about experiments and trials; fields are read later, so they
// consist of values that do not change

type Of = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

function write(
  { log, now: at }: Engine,
  message: string,
  fields: () => LogFields,
  level: LogLevel = 'LOG_LEVEL_INFO',
) {
  log.write({ at, level, message, fields });
}

type FieldsInput = { experiment: ExperimentRow | undefined; trial: TrialRow; runNumber: number };

const trialFields = ({ experiment, trial, runNumber }: FieldsInput): LogFields => ({
  'experiment-id': trial.experimentId,
  ...(experiment && { 'job-id': experiment.jobId }),
  'task-id': taskIdOf(trial),
  'task-type': 'TRIAL',
  'trial-id': trial.id,
  'trial-run-id': runNumber,
});

const short = (state: string) => state.replace('STATE_', '');

const experimentOf = ({ db }: Engine, { experimentId }: TrialRow) =>
  db.experiments.get(experimentId);

/** Changes a trial's state, and logs it. */
export function setTrialState(engine: Engine, trial: TrialRow, state: TrialRow['state']) {
  const message = `trial changed from state ${short(trial.state)} to ${short(state)}`;
  trial.state = state;
  const of = { experiment: experimentOf(engine, trial), trial, runNumber: trial.runs.length };
  write(engine, message, () => ({ ...actor('trial', trial.requestId), ...trialFields(of) }));
}

/** Changes an experiment's state, and logs it. */
export function setExperimentState(
  engine: Engine,
  experiment: ExperimentRow,
  state: ExperimentRow['state'],
) {
  experiment.state = state;
  const { id, jobId } = experiment;
  write(engine, `experiment state changed to ${short(state)}`, () => ({
    ...actor('experiment', id),
    'experiment-id': id,
    'job-id': jobId,
  }));
  if (isTerminal(experiment)) engine.onEnded(experiment);
}

const addressOf = (trial: TrialRow, run: RunRow) =>
  `/experiments/${trial.experimentId}/${trial.requestId}/${run.number}`;

export function recordRequested(engine: Engine, { experiment, trial, run }: Of) {
  const id = allocationIdOf(trial, run);
  const of = { experiment, trial, runNumber: run.number };
  const pool = experiment.resourcePool;
  write(engine, 'decided to allocate trial', () => ({
    ...actor('trial', trial.requestId),
    ...trialFields(of),
  }));
  const message = `resources are requested by ${addressOf(trial, run)} (Allocation ID: ${id})`;
  write(engine, message, () => ({
    ...poolFields(pool),
    'allocation-id': id,
    restoring: 'false',
  }));
}

export function recordStarted(engine: Engine, { experiment, trial, run }: Of) {
  const pool = experiment.resourcePool;
  const of = { experiment, trial, runNumber: run.number };
  write(engine, `allocated resources to ${addressOf(trial, run)}`, () => poolFields(pool));
  for (const { agentId, containerId, slotIds } of run.placements) {
    write(engine, 'starting container', () => ({
      ...actor('agent', agentId),
      ...trialFields(of),
      'allocation-id': allocationIdOf(trial, run),
      'container-id': containerId,
      slots: slotIds.length,
    }));
  }
}

const reasons: Partial<Record<string, [how: string, reason: string]>> = {
  paused: ['gracefully terminate', 'user requested pause'],
  canceled: ['gracefully terminate', 'user requested cancellation'],
  killed: ['kill', 'user requested kill'],
  preempted: ['gracefully terminate', 'allocation being preempted by resource manager'],
  lost: ['kill', 'slot disabled'],
};

export function recordStopping(engine: Engine, { trial, run }: Omit<Of, 'experiment'>) {
  const [how, reason] = reasons[run.exit ?? ''] ?? [];
  if (!how || !reason) return;
  const of = { experiment: experimentOf(engine, trial), trial, runNumber: run.number };
  write(engine, `decided to ${how} allocation`, () => ({
    ...actor('Allocation', run.number),
    ...trialFields(of),
    'allocation-id': allocationIdOf(trial, run),
    reason,
  }));
}

export function recordReleased(engine: Engine, { trial, run }: Omit<Of, 'experiment'>) {
  const experiment = experimentOf(engine, trial);
  const of = { experiment, trial, runNumber: run.number };
  const id = allocationIdOf(trial, run);
  const pool = experiment?.resourcePool ?? '';
  if (run.exit === 'error') {
    const message = `trial failed (restart ${trial.restarts}/${experiment?.settings.maxRestarts ?? 0})`;
    const fields = () => ({
      ...actor('trial', trial.requestId),
      ...trialFields(of),
      error: exitText(1),
    });
    write(engine, message, fields, 'LOG_LEVEL_ERROR');
  }
  const fields = () => poolFields(pool);
  for (const { containerId } of run.placements) {
    write(engine, `resources ${containerId} are released for ${id}`, fields);
  }
  write(engine, `all resources are released for ${id}`, fields);
}

/** The master's text for a container that failed. */
export const exitText = (code: number) =>
  `resources failed with non-zero exit code: container failed with non-zero exit code: ${code} (exit code ${code})`;

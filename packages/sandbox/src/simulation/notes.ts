import type { Engine } from './engine/engine';
import { actor, type LogFields } from './logs/master-log';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type RunRow,
  type TrialRow,
  taskIdOf,
} from './rows';

// what the master writes into its own log about experiments and trials

type Of = { experiment?: ExperimentRow | undefined; trial: TrialRow; run?: RunRow | undefined };

function trialFields({ experiment, trial, run }: Of): LogFields {
  return {
    'experiment-id': trial.experimentId,
    ...(experiment && { 'job-id': experiment.jobId }),
    'task-id': taskIdOf(trial),
    'task-type': 'TRIAL',
    'trial-id': trial.id,
    'trial-run-id': run?.number ?? trial.runs.length,
  };
}

const short = (state: string) => state.replace('STATE_', '');

/** Changes a trial's state, and logs it. */
export function setTrialState(engine: Engine, trial: TrialRow, state: TrialRow['state']) {
  const message = `trial changed from state ${short(trial.state)} to ${short(state)}`;
  trial.state = state;
  const experiment = engine.db.experiments.get(trial.experimentId);
  const fields = { ...actor('trial', trial.requestId), ...trialFields({ experiment, trial }) };
  engine.log.write({ at: engine.now, message, fields });
}

/** Changes an experiment's state, and logs it. */
export function setExperimentState(
  engine: Engine,
  experiment: ExperimentRow,
  state: ExperimentRow['state'],
) {
  experiment.state = state;
  engine.log.write({
    at: engine.now,
    message: `experiment state changed to ${short(state)}`,
    fields: {
      ...actor('experiment', experiment.id),
      'experiment-id': experiment.id,
      'job-id': experiment.jobId,
    },
  });
  if (isTerminal(experiment)) engine.steps.ended(experiment);
}

const addressOf = (trial: TrialRow, run: RunRow) =>
  `/experiments/${trial.experimentId}/${trial.requestId}/${run.number}`;

const poolFields = (pool: string) => ({ ...actor('resourcePool', pool), 'resource-pool': pool });

export function noteRequested(engine: Engine, { experiment, trial, run }: Required<Of>) {
  if (!experiment || !run) return;
  const allocationId = allocationIdOf(trial, run);
  engine.log.write({
    at: engine.now,
    message: 'decided to allocate trial',
    fields: { ...actor('trial', trial.requestId), ...trialFields({ experiment, trial, run }) },
  });
  engine.log.write({
    at: engine.now,
    message: `resources are requested by ${addressOf(trial, run)} (Allocation ID: ${allocationId})`,
    fields: {
      ...poolFields(experiment.resourcePool),
      'allocation-id': allocationId,
      restoring: 'false',
    },
  });
}

export function noteStarted(engine: Engine, { experiment, trial, run }: Required<Of>) {
  if (!experiment || !run) return;
  engine.log.write({
    at: engine.now,
    message: `allocated resources to ${addressOf(trial, run)}`,
    fields: poolFields(experiment.resourcePool),
  });
  for (const { agentId, containerId, slotIds } of run.placements) {
    engine.log.write({
      at: engine.now,
      message: 'starting container',
      fields: {
        ...actor('agent', agentId),
        ...trialFields({ experiment, trial, run }),
        'allocation-id': allocationIdOf(trial, run),
        'container-id': containerId,
        slots: slotIds.length,
      },
    });
  }
}

const reasons: Partial<Record<string, [how: string, reason: string]>> = {
  paused: ['gracefully terminate', 'user requested pause'],
  canceled: ['gracefully terminate', 'user requested cancellation'],
  killed: ['kill', 'user requested kill'],
  preempted: ['gracefully terminate', 'allocation being preempted by resource manager'],
  lost: ['kill', 'slot disabled'],
};

export function noteStopping(engine: Engine, { trial, run }: { trial: TrialRow; run: RunRow }) {
  const [how, reason] = reasons[run.exit ?? ''] ?? [];
  if (!how || !reason) return;
  const experiment = engine.db.experiments.get(trial.experimentId);
  engine.log.write({
    at: engine.now,
    message: `decided to ${how} allocation`,
    fields: {
      ...actor('Allocation', run.number),
      ...trialFields({ experiment, trial, run }),
      'allocation-id': allocationIdOf(trial, run),
      reason,
    },
  });
}

export function noteReleased(engine: Engine, { trial, run }: { trial: TrialRow; run: RunRow }) {
  const experiment = engine.db.experiments.get(trial.experimentId);
  const id = allocationIdOf(trial, run);
  const fields = poolFields(experiment?.resourcePool ?? '');
  const at = engine.now;
  if (run.exit === 'error') {
    engine.log.write({
      at,
      level: 'LOG_LEVEL_ERROR',
      message: `trial failed (restart ${trial.restarts}/${experiment?.settings.maxRestarts ?? 0})`,
      fields: {
        ...actor('trial', trial.requestId),
        ...trialFields({ experiment, trial, run }),
        error: exitText(1),
      },
    });
  }
  for (const { containerId } of run.placements) {
    engine.log.write({ at, message: `resources ${containerId} are released for ${id}`, fields });
  }
  engine.log.write({ at, message: `all resources are released for ${id}`, fields });
}

/** The master's text for a container that failed. */
export const exitText = (code: number) =>
  `resources failed with non-zero exit code: container failed with non-zero exit code: ${code} (exit code ${code})`;

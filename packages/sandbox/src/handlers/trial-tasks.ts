import type { Allocation, AllocationSummary, Task } from '@trainyard/sdk/types';
import type { Database, TaskRow } from '../database';
import { type Engine, trialsOf } from '../simulation/engine';
import { phaseOf } from '../simulation/reading';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type Placement,
  type RunRow,
  type TrialRow,
  taskIdOf,
} from '../simulation/rows';
import { timestamp } from '../time';
import { allow } from './allow';
import { notFound } from './errors';
import { findTaskTrial } from './logs';
import { experimentScope } from './scopes';
import { tick } from './tick';
import type { Handlers } from './types';

export const trialTaskHandlers = {
  getTask: (request) => {
    const now = tick(request);
    const { db, path, viewer } = request;
    const trial = findTaskTrial(db, path.taskId);
    if (trial) {
      const missing = notFound('task', path.taskId);
      const experiment = db.experiments.find(trial.experimentId);
      allow(viewer, 'getTask', { ...experimentScope(db, experiment), part: 'trial', missing });
      return { task: trialTask(trial, now) };
    }
    return { task: otherTask(db.tasks.find(path.taskId)) };
  },

  getTasks: (request) => {
    const now = tick(request);
    const { engine } = request.simulation;
    const live = liveRuns(engine, now);
    return {
      allocationIdToSummary: Object.fromEntries(
        live.map((each) => [
          allocationIdOf(each.trial, each.run),
          allocationSummary(engine.db, each),
        ]),
      ),
    };
  },
} satisfies Partial<Handlers>;

// times of allocations are plain text without a zone
const plainTime = (at: number | null) => (at === null ? '' : timestamp(at).replace('Z', ''));

function trialTask(trial: TrialRow, now: number): Task {
  const taskId = taskIdOf(trial);
  const allocations = trial.runs.map(
    (run): Allocation => ({
      taskId,
      state:
        run.isWaiting && phaseOf(run, now) === 'RUNNING'
          ? 'STATE_WAITING'
          : `STATE_${phaseOf(run, now)}`,
      isReady: run.isReady ?? false,
      startTime: plainTime(run.assignedAt),
      endTime: plainTime(run.endedAt !== null && run.endedAt <= now ? run.endedAt : null),
      allocationId: allocationIdOf(trial, run),
    }),
  );
  return {
    taskId,
    taskType: 'TASK_TYPE_TRIAL',
    allocations: allocations.reverse(),
    startTime: timestamp(trial.createdAt),
    ...(trial.endedAt !== null && { endTime: timestamp(trial.endedAt) }),
  };
}

const otherTask = (task: TaskRow): Task => ({
  taskId: task.id,
  taskType: task.taskType,
  allocations: task.allocations.map((allocation) => ({
    taskId: task.id,
    state: allocation.state,
    isReady: allocation.isReady,
    startTime: plainTime(allocation.startedAt),
    endTime: plainTime(allocation.endedAt),
    allocationId: allocation.allocationId,
  })),
  startTime: timestamp(task.startedAt),
  ...(task.endedAt !== null && { endTime: timestamp(task.endedAt) }),
});

type LiveRun = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

/** Runs that hold or wait for slots. */
function liveRuns({ db }: Engine, now: number): LiveRun[] {
  return db.experiments
    .where((experiment) => !isTerminal(experiment))
    .flatMap((experiment) =>
      trialsOf(db, experiment).flatMap((trial) => {
        const run = trial.runs.at(-1);
        return run && phaseOf(run, now) !== 'TERMINATED' ? [{ experiment, trial, run }] : [];
      }),
    );
}

function allocationSummary(db: Database, { experiment, trial, run }: LiveRun): AllocationSummary {
  const isOrdered =
    db.pools.get(experiment.resourcePool)?.configuration.schedulerType ===
    'SCHEDULER_TYPE_PRIORITY';
  const allocationId = allocationIdOf(trial, run);
  return {
    taskId: taskIdOf(trial),
    allocationId,
    name: `Trial ${trial.id} (Experiment ${experiment.id})`,
    registeredTime: timestamp(run.requestedAt),
    resourcePool: experiment.resourcePool,
    slotsNeeded: experiment.settings.slotsPerTrial,
    resources: run.placements.map((placement) => resource(db, placement, allocationId)),
    schedulerType: isOrdered ? 'priority' : 'fair_share',
    ...(isOrdered && { priority: experiment.priority }),
    proxyPorts: [],
  };
}

function resource(db: Database, placement: Placement, allocationId: string) {
  const slots = db.agents.get(placement.agentId)?.slots ?? [];
  const devices = slots
    .filter((slot) => placement.slotIds.includes(slot.id))
    .map((slot) => slot.device);
  return {
    resourcesId: placement.containerId,
    resourcesType: 'docker-container',
    allocationId,
    agentDevices: { [placement.agentId]: { devices } },
    containerId: placement.containerId,
  };
}

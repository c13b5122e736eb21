import type { AllocationSummary } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { type Engine, trialsOf } from '../../simulation/engine/engine';
import { phaseOf } from '../../simulation/metrics/reading';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type Placement,
  type RunRow,
  type TrialRow,
  taskIdOf,
} from '../../simulation/rows';
import {
  type InteractiveKind,
  type InteractiveRow,
  interactiveAllocationId,
  isServing,
  taskState,
} from '../../simulation/tasks/interactive-rows';
import { isInListOf } from '../allow';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

type Summaries = Record<string, AllocationSummary>;

/** Allocations that hold or wait for slots, by their ids. */
export function allocationSummaries(engine: Engine, now: number): Summaries {
  const { db } = engine;
  const runs = liveRuns(engine, now).map((each) => runSummary(db, each));
  const tasks = db.interactive
    .where((task) => taskState(task, now) !== 'STATE_TERMINATED')
    .map((task) => interactiveSummary({ db, task, now }));
  return Object.fromEntries([...runs, ...tasks].map((each) => [each.allocationId, each]));
}

type LiveRun = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

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

function runSummary(db: Database, { experiment, trial, run }: LiveRun): AllocationSummary {
  const allocationId = allocationIdOf(trial, run);
  return {
    taskId: taskIdOf(trial),
    allocationId,
    name: `Trial ${trial.id} (Experiment ${experiment.id})`,
    registeredTime: timestamp(run.requestedAt),
    resourcePool: experiment.resourcePool,
    slotsNeeded: experiment.settings.slotsPerTrial,
    resources: run.placements.map((placement) => resource(db, placement, allocationId)),
    ...scheduling(db, experiment),
    proxyPorts: [],
  };
}

type TaskOf = { db: Database; task: InteractiveRow; now: number };

function interactiveSummary({ db, task, now }: TaskOf): AllocationSummary {
  const allocationId = interactiveAllocationId(task);
  const isShell = task.kind === 'shell';
  const port = {
    serviceId: task.id,
    port: isShell ? 3406 : 8888,
    proxyTcp: isShell,
    unauthenticated: isShell,
  };
  return {
    taskId: task.id,
    allocationId,
    name: task.description,
    registeredTime: timestamp(task.startedAt),
    resourcePool: task.resourcePool,
    slotsNeeded: task.slots,
    resources: task.placements.map((placement) => resource(db, placement, allocationId)),
    ...scheduling(db, task),
    proxyPorts: isServing(task, now) ? [port] : [],
  };
}

const names: Partial<Record<string, string>> = {
  SCHEDULER_TYPE_FAIR_SHARE: 'fair_share',
  SCHEDULER_TYPE_ROUND_ROBIN: 'round_robin',
};

type Placed = { resourcePool: string; priority: number };

// shown only where priorities apply
function scheduling(db: Database, { resourcePool, priority }: Placed) {
  const type = db.pools.get(resourcePool)?.configuration.schedulerType ?? '';
  const schedulerType = names[type] ?? 'priority';
  return { schedulerType, ...(schedulerType === 'priority' && { priority }) };
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

export const taskHandlers = {
  getActiveTasksCount: (request) => ({
    commands: countRunning(request, 'command'),
    notebooks: countRunning(request, 'notebook'),
    shells: countRunning(request, 'shell'),
    tensorboards: countRunning(request, 'tensorboard'),
  }),
} satisfies Partial<Handlers>;

const listOperations = {
  command: 'getCommands',
  notebook: 'getNotebooks',
  shell: 'getShells',
  tensorboard: 'getTensorboards',
} as const;

// counts the tasks in this viewer's lists
function countRunning(request: HandlerRequest<'getActiveTasksCount'>, kind: InteractiveKind) {
  const now = tick(request);
  const { db, viewer } = request;
  return db.interactive
    .where((task) => task.kind === kind && taskState(task, now) === 'STATE_RUNNING')
    .filter(({ workspaceId, userId }) =>
      isInListOf(viewer, listOperations[kind], { workspaceId, ownerId: userId }),
    ).length;
}

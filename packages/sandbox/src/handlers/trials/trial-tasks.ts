import type { Allocation, Task } from '@trainyard/sdk/types';
import type { TaskRow } from '../../database/database';
import { timestamp } from '../../lib/time';
import { phaseOf } from '../../simulation/metrics/reading';
import { allocationIdOf, type TrialRow, taskIdOf } from '../../simulation/rows';
import {
  type InteractiveRow,
  interactiveAllocationId,
  taskState,
} from '../../simulation/tasks/interactive-rows';
import { notFound } from '../errors';
import { readableTask } from '../logs/log-source';
import { allocationSummaries } from '../tasks/allocation-summaries';
import { tick } from '../tick';
import type { Handlers } from '../types';

export const trialTaskHandlers = {
  getTask: (request) => {
    const now = tick(request);
    const { db, path, viewer } = request;
    const missing = notFound('task', path.taskId);
    const asked = { db, viewer, taskId: path.taskId, operation: 'getTask', missing } as const;
    const { trial, task } = readableTask(asked);
    if (trial) return { task: trialTask(trial, now) };
    if (task) return { task: interactiveTask(task, now) };
    return { task: otherTask(db.tasks.find(path.taskId)) };
  },

  getTasks: (request) => {
    const now = tick(request);
    return { allocationIdToSummary: allocationSummaries(request.simulation.engine, now) };
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

// only services become ready, and stay so after the end
const interactiveTask = (task: InteractiveRow, now: number): Task => ({
  taskId: task.id,
  taskType: `TASK_TYPE_${upper[task.kind]}`,
  allocations: [
    {
      taskId: task.id,
      state: taskState(task, now),
      isReady: task.readyAt !== null && task.readyAt <= Math.min(now, task.stoppingAt ?? now),
      startTime: plainTime(task.assignedAt),
      endTime: plainTime(endOf(task, now)),
      allocationId: interactiveAllocationId(task),
    },
  ],
  startTime: timestamp(task.startedAt),
  ...(endOf(task, now) !== null && { endTime: timestamp(endOf(task, now) ?? now) }),
});

const upper = {
  command: 'COMMAND',
  notebook: 'NOTEBOOK',
  shell: 'SHELL',
  tensorboard: 'TENSORBOARD',
} as const;

const endOf = ({ endedAt }: InteractiveRow, now: number) =>
  endedAt !== null && endedAt <= now ? endedAt : null;

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

import type { Allocation, Task, WorkloadContainer } from '@trainyard/sdk/types';
import type { TaskRow } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { pageSql } from '../../lists/paging';
import { checkpointsOf, reportedSteps } from '../../simulation/checkpoints/checkpoints';
import { trialSteps } from '../../simulation/engine/timeline';
import { numberAt } from '../../simulation/metrics/measured';
import { curveFor, phaseOf } from '../../simulation/metrics/reading';
import { allocationIdOf, type Step, type TrialRow, taskIdOf } from '../../simulation/rows';
import {
  type InteractiveRow,
  interactiveAllocationId,
  taskState,
} from '../../simulation/tasks/interactive-rows';
import { notFound } from '../errors';
import { sortByKeys } from '../experiments/experiments-in-order';
import { readableTask } from '../logs/log-source';
import { groupOf } from '../metrics/metric-points';
import { batchMetricsOf } from '../metrics/metric-reports';
import { allowTrial } from '../scopes';
import { allocationSummaries } from '../tasks/tasks';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { checkpointWorkload, metricsWorkload, type TrialInput } from './trial-answer';
import { findTrial } from './trials';

type Query = HandlerRequest<'getTrialWorkloads'>['query'];

export const trialWorkloadHandlers = {
  getTrialWorkloads: (request) => {
    const now = tick(request);
    const { path, query } = request;
    allowTrial(request, 'getTrialWorkloads', path.trialId);
    const input = findTrial(request, path.trialId, now);
    const all = [...trialSteps(input.trial, now), ...reportedSteps(input)];
    const steps = all.filter((step) => isRequested(step, query));
    const descending = query.orderBy === 'ORDER_BY_DESC';
    const sorted = sortByKeys(steps, [
      { value: sortValue(input, query), descending },
      { value: (step) => step.batch, descending },
    ]);
    // all rows by default, which the master returns as -1
    const page = pageSql(sorted, { ...query, limit: query.limit || -1 });
    return {
      workloads: page.rows.map((step) => workload(input, step, query)),
      pagination: page.pagination,
    };
  },
} satisfies Partial<Handlers>;

// CHECKPOINT alone includes validations, too
function isRequested({ kind }: Step, { filter = 'FILTER_OPTION_UNSPECIFIED' }: Query): boolean {
  if (kind === 'validation') return true;
  if (kind === 'checkpoint') return filter !== 'FILTER_OPTION_VALIDATION';
  return filter === 'FILTER_OPTION_UNSPECIFIED';
}

function sortValue(input: TrialInput, query: Query): (step: Step) => number | null {
  const { sortKey = '' } = query;
  if (sortKey === '' || sortKey === 'batches') return (step) => step.batch;
  const curve = curveFor(input.experiment, input.trial);
  const group = groupOf(query);
  return (step) => {
    if (step.kind === 'checkpoint' || (group !== '' && group !== step.kind)) return null;
    return numberAt({ curve, step, group: step.kind }, sortKey);
  };
}

function workload(input: TrialInput, step: Step, query: Query): WorkloadContainer {
  if (step.kind === 'validation') {
    return { validation: metricsWorkload(input, step, 'validation') };
  }
  if (step.kind === 'checkpoint') {
    const view = checkpointsOf(input).find((each) => each.step.batch === step.batch);
    return view ? { checkpoint: checkpointWorkload(view) } : {};
  }
  const training = metricsWorkload(input, step, 'training');
  if (!query.includeBatchMetrics) return { training };
  const batchMetrics = batchMetricsOf(input, step);
  const avgMetrics = training.metrics?.avgMetrics ?? null;
  return { training: { ...training, metrics: { avgMetrics, batchMetrics } } };
}

export const trialTaskHandlers = {
  getTask: (request) => {
    const now = tick(request);
    const { db, path, viewer } = request;
    const missing = notFound('task', path.taskId);
    const input = { db, viewer, taskId: path.taskId, operation: 'getTask', missing } as const;
    const { trial, task } = readableTask(input);
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

import type { TaskType } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { allocationIdOf, type ExperimentRow, type RunRow, type TrialRow } from '../rows';
import { type InteractiveRow, interactiveAllocationId } from '../tasks/interactive-rows';

/** The usage of one allocation, of an experiment or a task. Times in milliseconds. */
export type AllocationUse = {
  allocationId: string;
  taskType: TaskType;
  userId: number;
  workspaceId: number | null;
  experiment: ExperimentRow | null;
  pool: string;
  slots: number;
  requestedAt: number;
  start: number;
  pulledAt: number | null;
  /** null while it runs */
  end: number | null;
};

export type Span = { from: number; to: number };

type Input = { db: Database; span: Span; now: number };

/** Allocations with slots during a span, oldest first. */
export function allocationsIn({ db, span, now }: Input): AllocationUse[] {
  const runs = Array.from(runsIn({ db, span, now }), (each) => runUse({ db, ...each }, now));
  const tasks = db.interactive.all().flatMap((task) => taskUse(db, task, now));
  return [...runs, ...tasks]
    .filter((use) => use.start < span.to && (use.end ?? now) >= span.from)
    .sort((left, right) => left.start - right.start);
}

/** The allocations of all trials of an experiment. */
export const allocationsOf = ({
  db,
  experiment,
  now,
}: Omit<Input, 'span'> & { experiment: ExperimentRow }): AllocationUse[] =>
  experiment.trialIds.flatMap((id) => {
    const trial = db.trials.peek(id);
    const runs = (trial?.runs ?? []).filter(({ assignedAt }) => assignedAt !== null);
    return trial ? runs.map((run) => runUse({ db, experiment, trial, run }, now)) : [];
  });

export type RunIn = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

/**
 * Runs with slots during a span, by the start of their experiments; skips experiments of other
 * times, and stores no trial.
 */
export function* runsIn({ db, span, now }: Input): Generator<RunIn> {
  const isIn = (from: number, to: number | null) => from < span.to && (to ?? now) >= span.from;
  const experiments = db.experiments.where(({ startedAt, endedAt }) => isIn(startedAt, endedAt));
  for (const experiment of experiments.sort((left, right) => left.startedAt - right.startedAt)) {
    for (const id of experiment.trialIds) {
      const trial = db.trials.peek(id);
      for (const run of trial?.runs ?? []) {
        const isHeld = run.assignedAt !== null && isIn(run.assignedAt, run.endedAt);
        if (trial && isHeld) yield { experiment, trial, run };
      }
    }
  }
}

function runUse(
  { db, experiment, trial, run }: RunIn & { db: Database },
  now: number,
): AllocationUse {
  return {
    allocationId: allocationIdOf(trial, run),
    taskType: 'TASK_TYPE_TRIAL',
    userId: experiment.userId,
    workspaceId: db.projects.get(experiment.projectId)?.workspaceId ?? null,
    experiment,
    pool: poolOf(db, run) ?? experiment.resourcePool,
    slots: experiment.settings.slotsPerTrial,
    requestedAt: run.requestedAt,
    start: run.assignedAt ?? run.requestedAt,
    pulledAt: run.pulledAt,
    end: run.endedAt !== null && run.endedAt <= now ? run.endedAt : null,
  };
}

// the pool of the run: its experiment may have moved since
const poolOf = (db: Database, { placements }: RunRow): string | undefined =>
  placements[0] && db.agents.get(placements[0].agentId)?.resourcePools[0];

const taskTypes = {
  command: 'TASK_TYPE_COMMAND',
  notebook: 'TASK_TYPE_NOTEBOOK',
  shell: 'TASK_TYPE_SHELL',
  tensorboard: 'TASK_TYPE_TENSORBOARD',
} as const;

function taskUse(db: Database, task: InteractiveRow, now: number): AllocationUse[] {
  if (task.assignedAt === null) return [];
  return [
    {
      allocationId: interactiveAllocationId(task),
      taskType: taskTypes[task.kind],
      userId: task.userId,
      workspaceId: db.workspaces.get(task.workspaceId)?.id ?? null,
      experiment: null,
      pool: task.resourcePool,
      slots: task.slots,
      requestedAt: task.startedAt,
      start: task.assignedAt,
      pulledAt: task.pulledAt,
      end: task.endedAt !== null && task.endedAt <= now ? task.endedAt : null,
    },
  ];
}

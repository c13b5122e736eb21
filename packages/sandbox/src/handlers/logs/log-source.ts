import type { MasterCall } from '@trainyard/rbac';
import { isBefore038 } from '@trainyard/sdk';
import type { Database } from '../../database/database';
import { type LogBook, logEndedAt, openLog } from '../../simulation/logs/log-book';
import { postedTo, withPosted } from '../../simulation/logs/log-posted';
import { openTaskLog } from '../../simulation/logs/task-log';
import { mix } from '../../simulation/metrics/noise';
import { type TrialRow, taskIdOf } from '../../simulation/rows';
import type { InteractiveRow } from '../../simulation/tasks/interactive-rows';
import { allow } from '../allow';
import { type MasterError, notFound, plainError, rpcText, withPermissionHint } from '../errors';
import { experimentScope } from '../scopes';
import type { Viewer } from '../types';

/** A writer of a log: a trial, or an interactive task. */
export type LogSource = {
  taskId: string;
  /** the id of the line at a position: larger than those before it, with gaps in between */
  lineId(place: number): number;
  open(now: number): LogBook;
  /** the time of its last line */
  endedAt(): number | null;
  /** returns true while it exists */
  isKept(): boolean;
};

const idsPerSource = 4_000_000;
// ids of tasks' lines come after those of any trial
const firstTask = 1_000_000_000;

// A master numbers the lines of all its tasks in one sequence, so that the lines of one task have
// gaps where others wrote in between: here five of each thirteen ids belong to other tasks.
const [ownIds, all] = [8, 13];

const lineIds = (source: number) => (place: number) => {
  const group = Math.floor(place / ownIds);
  const within = place % ownIds;
  const others = Math.floor((within * (all - ownIds) + (mix(source, group) % ownIds)) / ownIds);
  return source * idsPerSource + group * all + within + others + 1;
};

/** A master with logs: its release decides how containers ship their output. */
type Master = { db: Database; release: { version: string } };

/** The log of a trial, including shipped lines. */
export const trialLog = (master: Master, trial: TrialRow): LogSource =>
  withShipped(master.db, trialsOwnLog(master, trial));

const withShipped = (db: Database, source: LogSource): LogSource => ({
  ...source,
  open: (now) => withPosted(source.open(now), postedTo(source.taskId, db.postedLines.rows())),
});

const trialsOwnLog = ({ db, release }: Master, trial: TrialRow): LogSource => ({
  taskId: taskIdOf(trial),
  lineId: lineIds(trial.id),
  open: (now) =>
    openLog({
      experiment: db.experiments.find(trial.experimentId),
      trial,
      now,
      cutsAtReturns: !isBefore038(release.version),
    }),
  endedAt: () => logEndedAt(trial),
  isKept: () => db.trials.get(trial.id) === trial,
});

const interactiveLog = (task: InteractiveRow): LogSource => ({
  taskId: task.id,
  lineId: lineIds(firstTask + (task.seed % 1_000_000)),
  open: (now) => openTaskLog(task, now),
  endedAt: () => task.endedAt,
  isKept: () => true,
});

/** A task's own log, without shipped lines; undefined for a task that does not exist. */
export function tasksOwnLog(master: Master, taskId: string): LogSource | undefined {
  const trial = findTaskTrial(master.db, taskId);
  if (trial) return trialsOwnLog(master, trial);
  const task = master.db.interactive.get(taskId);
  return task && interactiveLog(task);
}

/** The trial of a task id. */
export function findTaskTrial(db: Database, taskId: string): TrialRow | undefined {
  const [experimentId = '', requestId] = taskId.split('.');
  const experiment = db.experiments.get(Number(experimentId));
  return experiment?.trialIds
    .flatMap((id) => db.trials.get(id) ?? [])
    .find((trial) => trial.requestId === requestId);
}

type TaskInput = {
  db: Database;
  viewer: Viewer;
  taskId: string;
  operation: MasterCall;
  missing: MasterError;
};

/** Finds the trial or the interactive task of a task id, if the viewer may read it. */
export function readableTask({ db, viewer, taskId, operation, missing }: TaskInput) {
  const trial = findTaskTrial(db, taskId);
  if (trial) {
    const scope = experimentScope(db, db.experiments.find(trial.experimentId));
    allow(viewer, operation, { ...scope, part: 'trial', missing });
    return { trial };
  }
  const task = db.interactive.get(taskId);
  if (!task) return {};
  const scope = { workspaceId: task.workspaceId, ownerId: task.userId };
  allow(viewer, operation, { ...scope, part: 'interactive', missing });
  return { task };
}

type SourceInput = Omit<TaskInput, 'missing'> & Master & { rbacEnabled: boolean };

/** The log of a task id. @throws MasterError 500 with the 404's text in it */
export function taskLog({ rbacEnabled, ...input }: SourceInput): LogSource {
  const missing = rpcText(withPermissionHint(notFound('task', input.taskId), rbacEnabled));
  // log streams collect their errors, which drops the code
  const collected = plainError(`1 error occurred:\n\t* failed to fetch batch: ${missing}\n\n`);
  const { trial, task } = readableTask({ ...input, missing: collected });
  if (trial) return trialLog(input, trial);
  if (task) return withShipped(input.db, interactiveLog(task));
  throw collected;
}

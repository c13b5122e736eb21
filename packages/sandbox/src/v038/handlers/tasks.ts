import type { MasterCall } from '@trainyard/rbac';
import type { Answer, schemas } from '@trainyard/sdk/v038';
import { objectOf } from '../../config/json';
import { allow } from '../../handlers/allow';
import { invalidArgument, notFound, plainError } from '../../handlers/errors';
import { findTaskTrial, readableTask, tasksOwnLog } from '../../handlers/logs/log-source';
import { experimentScope } from '../../handlers/scopes';
import { tick } from '../../handlers/tick';
import { timestamp } from '../../lib/clock';
import { phaseOf } from '../../simulation/metrics/reading';
import { allocationIdOf, taskIdOf } from '../../simulation/rows';
import { complete } from '../complete';
import { readObject } from '../experiment-config';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { checkTaskPolicies } from '../policies';
import { sharedAnswer, withParts } from '../shared';
import { type GenericTaskRow, state038 } from '../state';

type Request = Pick<HandlerRequest038<'getMe'>, 'db' | 'viewer' | 'clock'>;

function genericTask({ db, viewer }: Request, operation: MasterCall, id: string): GenericTaskRow {
  const task = state038(db).genericTasks.get(id);
  const missing = notFound('task', id);
  if (!task) throw missing;
  allow(viewer, operation, { workspaceId: task.workspaceId, missing });
  return task;
}

/** The message of a body without accelerators. */
const noAccelerators: schemas.AcceleratorData = {
  containerId: '',
  allocationId: '',
  nodeName: '',
  taskId: '',
  acceleratorType: '',
  acceleratorUuids: [],
  resourcePool: '',
};

type TaskCall =
  | 'getTask'
  | 'getAllocation'
  | 'getTaskAcceleratorData'
  | 'getTaskContextDirectory'
  | 'postAllocationAcceleratorData';

/**
 * Checks the permission for the work of a task. Returns the task if it is a generic one.
 * @throws MasterError 404, or as `allow`
 */
function allowTask(
  { db, viewer }: Request,
  operation: TaskCall,
  taskId: string,
): GenericTaskRow | undefined {
  const missing = notFound('task', taskId);
  const generic = state038(db).genericTasks.get(taskId);
  if (!generic) readableTask({ db, viewer, taskId, operation, missing });
  else allow(viewer, operation, { workspaceId: generic.workspaceId, part: 'interactive', missing });
  return generic;
}

const startMs = 3000;

const ended = new Set(['GENERIC_TASK_STATE_PAUSED', 'GENERIC_TASK_STATE_CANCELED']);

function genericAnswer(task: GenericTaskRow, now: number): schemas.Task {
  const allocations = Array.from({ length: task.allocations }, (_, index) => {
    const isLast = index === task.allocations - 1;
    const isOver = !isLast || ended.has(task.state);
    const isUp = now - task.startedAt > startMs;
    return {
      taskId: task.id,
      state: isOver ? 'STATE_TERMINATED' : isUp ? 'STATE_RUNNING' : 'STATE_QUEUED',
      allocationId: `${task.id}.${index + 1}`,
      slots: 0,
    };
  });
  return complete<schemas.Task>({
    taskId: task.id,
    taskType: 'TASK_TYPE_GENERIC',
    allocations: allocations,
    startTime: timestamp(task.startedAt),
    ...(task.endedAt !== null && { endTime: timestamp(task.endedAt) }),
    ...(task.parentId !== undefined && { parentId: task.parentId }),
    taskState: task.state,
  });
}

/** Starts a task with the handler of both releases, if the policies allow its config. */
const launched =
  <Id extends 'launchNotebook' | 'launchTensorboard' | 'launchShell' | 'launchCommand'>(id: Id) =>
  async (request: HandlerRequest038<Id>): Promise<Answer<Id>> => {
    const { config, workspaceId } = request.body;
    checkTaskPolicies(request.db, objectOf(config), workspaceId || 1);
    return complete<Answer<Id>>(await sharedAnswer(id, request));
  };

export const taskHandlers = {
  launchNotebook: launched('launchNotebook'),
  launchTensorboard: launched('launchTensorboard'),
  launchShell: launched('launchShell'),
  launchCommand: launched('launchCommand'),

  createGenericTask: (request) => {
    const { db, viewer, body, clock, random } = request;
    const config = readObject(body.config);
    if (!config) throw invalidArgument('invalid config');
    if (config.entrypoint === undefined) throw invalidArgument('entrypoint is required');
    const project = db.projects.find(body.projectId ?? 1);
    const missing = notFound('project', project.id);
    allow(viewer, 'createGenericTask', { workspaceId: project.workspaceId, missing });
    const id = random.uuid();
    state038(db).genericTasks.set(id, {
      id,
      config: JSON.stringify(config),
      startedAt: clock.now(),
      endedAt: null,
      state: 'GENERIC_TASK_STATE_ACTIVE',
      allocations: 1,
      workspaceId: project.workspaceId,
      ...(body.parentId !== undefined && { parentId: body.parentId }),
    });
    return { taskId: id, warnings: [] };
  },

  getTask: async (request) => {
    const generic = allowTask(request, 'getTask', request.path.taskId);
    if (generic) return { task: genericAnswer(generic, request.clock.now()) };
    return complete<schemas.GetTaskResponse>(await sharedAnswer('getTask', request));
  },

  getGenericTaskConfig: (request) => {
    const { taskId } = request.path;
    if (trialOfTask(request, taskId)) {
      allowTask(request, 'getTask', taskId);
      return { config: '' };
    }
    return { config: genericTask(request, 'getGenericTaskConfig', taskId).config };
  },

  pauseGenericTask: (request) => {
    const task = genericTask(request, 'pauseGenericTask', request.path.taskId);
    task.state = 'GENERIC_TASK_STATE_PAUSED';
    task.endedAt = request.clock.now();
    return {};
  },

  unpauseGenericTask: (request) => {
    const task = genericTask(request, 'unpauseGenericTask', request.path.taskId);
    if (task.state !== 'GENERIC_TASK_STATE_PAUSED') throw plainError('task is not paused');
    task.state = 'GENERIC_TASK_STATE_ACTIVE';
    task.endedAt = null;
    task.allocations += 1;
    return {};
  },

  killGenericTask: (request) => {
    const task = genericTask(request, 'killGenericTask', request.path.taskId);
    // the recorded master looks up the first allocation, which has ended once the task was paused
    if (task.allocations > 1) {
      task.state = 'GENERIC_TASK_STATE_STOPPING_CANCELED';
      throw notFound('allocation', `${task.id}.1`);
    }
    task.state = 'GENERIC_TASK_STATE_CANCELED';
    task.endedAt = request.clock.now();
    return {};
  },

  /** The files of a generic task, or of the experiment of a trial's task. */
  getTaskContextDirectory: (request) => {
    const { taskId } = request.path;
    const trial = trialOfTask(request, taskId);
    if (trial) {
      const path = { experimentId: trial.experimentId };
      return sharedAnswer('getModelDef', withParts(request, { path }));
    }
    if (!allowTask(request, 'getTaskContextDirectory', taskId)) throw notFound('task', taskId);
    return { b64Tgz: '' };
  },

  /** An allocation that has ended was requested nothing. */
  allocationPreemptionSignal: (request) => {
    const { allocationId } = request.path;
    const [taskId] = splitAllocation(allocationId);
    const trial = trialOfTask(request, taskId);
    const run = trial?.runs.find((each) => allocationIdOf(trial, each) === allocationId);
    if (run && phaseOf(run, tick(request)) === 'TERMINATED') return { preempt: false };
    return sharedAnswer('allocationPreemptionSignal', request);
  },

  getAllocation: (request) => {
    const { path } = request;
    const now = tick(request);
    const [taskId = '', number] = splitAllocation(path.allocationId);
    const generic = allowTask(request, 'getAllocation', taskId);
    const trial = trialOfTask(request, taskId);
    const run = trial?.runs.find((each) => allocationIdOf(trial, each) === path.allocationId);
    if (run) {
      const phase = phaseOf(run, now);
      return {
        allocation: complete<schemas.Allocation>({
          taskId,
          state: `STATE_${phase}`,
          startTime: goTime(run.assignedAt ?? run.requestedAt),
          ...(phase === 'TERMINATED' && { endTime: goTime(run.endedAt ?? now) }),
          allocationId: path.allocationId,
          ...(phase === 'TERMINATED' && {
            exitReason:
              'allocation stopped early after all resources exited: resources exited successfully with a zero exit code',
          }),
        }),
      };
    }
    const allocation = generic && genericAnswer(generic, now).allocations?.[Number(number) - 1];
    if (!allocation) throw notFound('allocation', path.allocationId);
    return { allocation };
  },

  getTaskAcceleratorData: (request) => {
    const { db, path } = request;
    allowTask(request, 'getTaskAcceleratorData', path.taskId);
    const { acceleratorData } = state038(db);
    return { acceleratorData: acceleratorData.filter(({ taskId }) => taskId === path.taskId) };
  },

  postAllocationAcceleratorData: (request) => {
    const { db, path, body } = request;
    const [taskId] = splitAllocation(path.allocationId);
    allowTask(request, 'postAllocationAcceleratorData', taskId);
    state038(db).acceleratorData.push({
      ...(body.acceleratorData ?? noAccelerators),
      taskId,
    });
    return {};
  },

  postTaskLogs: ({ db, release, viewer, body, clock }) => {
    const now = clock.now();
    for (const taskId of new Set(body.logs.map((each) => each.taskId))) {
      const trial = findTaskTrial(db, taskId);
      if (!trial) continue;
      const scope = experimentScope(db, db.experiments.find(trial.experimentId));
      const missing = notFound('task', taskId);
      allow(viewer, 'postTaskLogs', { ...scope, part: 'trial', missing });
    }
    for (const { taskId, allocationId, log, level, timestamp: at, stdtype } of body.logs) {
      const after = tasksOwnLog({ db, release }, taskId)?.open(now).count;
      // a missing task is not an error: lines may arrive late
      if (after === undefined) continue;
      const line = {
        at: at ? Date.parse(at) : now,
        log,
        level: level ?? 'LOG_LEVEL_UNSPECIFIED',
        stdtype: stdtype === 'stderr' ? ('stderr' as const) : ('stdout' as const),
        ...(allocationId !== undefined && { allocationId }),
      };
      db.postedLines.insert({ id: db.postedLines.nextId(), taskId, after, line });
    }
    return {};
  },
} satisfies Partial<Handlers038>;

const trialOfTask = ({ db }: Request, taskId: string) =>
  db.trials
    .where(({ experimentId }) => taskId.startsWith(`${experimentId}.`))
    .find((trial) => taskIdOf(trial) === taskId);

function splitAllocation(id: string): [taskId: string, number: string] {
  const point = id.lastIndexOf('.');
  if (point < 0) throw invalidArgument(`allocationID ${id} does not  contain at least '.'`);
  return [id.slice(0, point), id.slice(point + 1)];
}

/** Formats a time like Go. */
const goTime = (ms: number) =>
  `${new Date(ms).toISOString().replace('T', ' ').replace('Z', '')} +0000 UTC`;

import { ownValue } from '@trainyard/sdk/model';
import type { OrderBy } from '@trainyard/sdk/types';
import { objectOf } from '../../config/json';
import type { Database } from '../../database/database';
import { type Page, pageInMemory } from '../../lists/paging';
import { type SortValue, sortRows } from '../../lists/sort';
import { placePending } from '../../simulation/cluster/placement';
import { endTask } from '../../simulation/tasks/interactive';
import { taskAddress } from '../../simulation/tasks/interactive-notes';
import {
  type InteractiveKind,
  type InteractiveRow,
  isListed,
} from '../../simulation/tasks/interactive-rows';
import { allow, isInListOf, mayDo } from '../allow';
import { notFound, plainError } from '../errors';
import { experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest } from '../types';
import { sortedKeys } from './interactive-config';

export type TaskRequest = Pick<
  HandlerRequest<'getCommands'>,
  'db' | 'clock' | 'simulation' | 'viewer'
>;

type ListQuery = {
  sortBy?: string;
  orderBy?: OrderBy;
  offset?: number;
  limit?: number;
  users?: string[];
  userIds?: number[];
  workspaceId?: number;
};

type ListOf = {
  kind: InteractiveKind;
  operation: 'getCommands' | 'getNotebooks' | 'getShells' | 'getTensorboards';
  query: ListQuery;
};

/**
 * Tasks of a kind that the viewer may see, including those ended within a day. @throws MasterError
 * 404
 */
function listTasks(request: TaskRequest, of: ListOf): Page<InteractiveRow> & { now: number } {
  const { db, viewer } = request;
  const { query, operation } = of;
  const now = tick(request);
  const { workspaceId = 0 } = query;
  if (workspaceId !== 0) {
    const missing = notFound('workspace', workspaceId);
    const workspace = db.workspaces.get(workspaceId);
    if (!workspace) throw missing;
    if (of.kind !== 'tensorboard') {
      allow(viewer, operation, { workspaceId, part: 'workspaceId', missing });
    }
  }
  const rows = db.interactive
    .where((task) => task.kind === of.kind && isListed(task, now))
    .filter((task) => workspaceId === 0 || task.workspaceId === workspaceId)
    .filter((task) => isOfUsers(request, task, query))
    .filter((task) => isInListOf(viewer, operation, scopeOf(task)));
  return { ...pageInMemory(sorted(rows, query), query), now };
}

const scopeOf = ({ workspaceId, userId }: InteractiveRow) => ({ workspaceId, ownerId: userId });

// matches by name or by id
function isOfUsers({ db }: TaskRequest, { userId }: InteractiveRow, query: ListQuery): boolean {
  const { users = [], userIds = [] } = query;
  if (users.length + userIds.length === 0) return true;
  return userIds.includes(userId) || users.includes(db.users.get(userId)?.username ?? '');
}

function sorted(rows: InteractiveRow[], { sortBy, orderBy }: ListQuery): InteractiveRow[] {
  // the master fails to compare any two rows
  if (sortBy === 'SORT_BY_WORKSPACE_ID' && rows.length > 1) {
    throw plainError('runtime error: invalid memory address or nil pointer dereference');
  }
  const key = ownValue(keys, sortBy ?? '') ?? keys.SORT_BY_ID;
  return sortRows({ rows, keys: [key, (task) => task.id], orderBy });
}

type Key = (task: InteractiveRow) => SortValue;
const keys: Record<string, Key> & { SORT_BY_ID: Key } = {
  SORT_BY_ID: (task) => task.id,
  SORT_BY_DESCRIPTION: (task) => task.description,
  SORT_BY_START_TIME: (task) => task.startedAt,
};

type FindOf = {
  kind: InteractiveKind;
  id: string;
  operation:
    | `${'get' | 'kill'}${'Command' | 'Notebook' | 'Shell' | 'Tensorboard'}`
    | `set${'Command' | 'Notebook' | 'Shell' | 'Tensorboard'}Priority`
    | 'idleNotebook';
};

/**
 * The task, if the viewer has the permission. @throws MasterError 404 `actor '/notebooks/x' not
 * found`
 */
function findTask(request: TaskRequest, of: FindOf): { task: InteractiveRow; now: number } {
  const { db, viewer } = request;
  const now = tick(request);
  const missing = notFound('actor', taskAddress(of));
  const task = db.interactive.get(of.id);
  if (!task || task.kind !== of.kind || !isListed(task, now)) throw missing;
  allow(viewer, of.operation, { ...scopeOf(task), missing });
  for (const id of task.experimentIds) {
    const experiment = db.experiments.get(id);
    if (!experiment) continue;
    const scope = { ...experimentScope(db, experiment), part: 'experiment' };
    if (!mayDo(viewer, of.operation, scope)) throw missing;
  }
  return { task, now };
}

type Find = FindOf['operation'];

/** The calls of every kind of task; `answerOf` formats a task of that kind. */
export function callsOf<Answer>(
  kind: InteractiveKind,
  answerOf: (of: { db: Database; task: InteractiveRow; now: number }) => Answer,
) {
  const launched = ({ db, clock }: TaskRequest, task: InteractiveRow) => ({
    answer: answerOf({ db, task, now: clock.now() }),
    started: { config: task.config, warnings: [] },
  });
  const find = (request: TaskRequest, operation: Find, id: string) => {
    const task = findTask(request, { kind, id, operation });
    return { ...task, answer: () => answerOf({ db: request.db, ...task }) };
  };
  return {
    launched,
    find,
    list(request: TaskRequest & { query: ListQuery }, operation: ListOf['operation']) {
      const { db, query } = request;
      const { rows, pagination, now } = listTasks(request, { kind, operation, query });
      return { answers: rows.map((task) => answerOf({ db, task, now })), pagination };
    },
    get(request: TaskRequest, operation: Find, id: string) {
      const { task, answer } = find(request, operation, id);
      return { answer: answer(), config: task.config };
    },
    /** Ends the task. */
    kill(request: TaskRequest, operation: Find, id: string): Answer {
      const { task, answer } = find(request, operation, id);
      endTask(request.simulation.engine, task, 'killed');
      return answer();
    },
    /** Sets another priority, also for the scheduler; rejects no number. */
    setPriority(
      request: TaskRequest & { body: { priority: number } },
      operation: Find,
      id: string,
    ): Answer {
      const { task, answer } = find(request, operation, id);
      applyPriority(request, task, request.body.priority);
      return answer();
    },
  };
}

/** Sets the priority in the config that answers show, and runs the scheduler again. */
export function applyPriority(
  { simulation }: Pick<TaskRequest, 'simulation'>,
  task: InteractiveRow,
  priority: number,
) {
  task.priority = priority;
  const resources = sortedKeys({ ...objectOf(task.config.resources), priority });
  task.config = { ...task.config, resources };
  placePending(simulation.engine);
}

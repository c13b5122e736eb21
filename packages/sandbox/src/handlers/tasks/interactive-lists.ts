import { own } from '@trainyard/sdk/model';
import type { OrderBy } from '@trainyard/sdk/types';
import { objectOf } from '../../config/json';
import { type Page, pageInMemory } from '../../lists/paging';
import { type SortValue, sortRows } from '../../lists/sort';
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

/** Tasks of a kind that the viewer may see, the ended ones for a day. @throws MasterError 404 */
export function listTasks(
  request: TaskRequest,
  of: ListOf,
): Page<InteractiveRow> & { now: number } {
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

// by name or by id, either will do
function isOfUsers({ db }: TaskRequest, { userId }: InteractiveRow, query: ListQuery): boolean {
  const { users = [], userIds = [] } = query;
  if (users.length + userIds.length === 0) return true;
  return userIds.includes(userId) || users.includes(db.users.get(userId)?.username ?? '');
}

function sorted(rows: InteractiveRow[], { sortBy, orderBy }: ListQuery): InteractiveRow[] {
  // the master breaks down over any two rows
  if (sortBy === 'SORT_BY_WORKSPACE_ID' && rows.length > 1) {
    throw plainError('runtime error: invalid memory address or nil pointer dereference');
  }
  const key = own(keys, sortBy ?? '') ?? keys.SORT_BY_ID;
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

/** The task, if the viewer may do this. @throws MasterError 404 `actor '/notebooks/x' not found` */
export function findTask(request: TaskRequest, of: FindOf): { task: InteractiveRow; now: number } {
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

/** Ends the task; what is answered is how it was. */
export function killTask(request: TaskRequest, of: FindOf) {
  const found = findTask(request, of);
  endTask(request.simulation.engine, found.task, 'killed');
  return found;
}

/** Another priority, also for the scheduler; no number is refused. */
export function setTaskPriority(request: TaskRequest, of: FindOf, priority: number) {
  const found = findTask(request, of);
  applyPriority(request, found.task, priority);
  return found;
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
  simulation.engine.steps.place();
}

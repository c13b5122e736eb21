import type { Database, WorkspaceRow } from '../database';
import { pageInMemory } from '../paging';
import { type SortValue, sortRows } from '../sort';
import { allow } from './allow';
import { deleteWorkspaceRow } from './deletion';
import { plainError } from './errors';
import { isLike } from './like';
import type { HandlerRequest, Handlers } from './types';
import { listedWorkspace, pinFor, pinOf, workspaceAnswer } from './workspace-answer';
import {
  checkWorkspaceIsOpen,
  checkWorkspaceName,
  checkWorkspaceNameIsFree,
  completeStorage,
} from './workspace-rules';

export const workspaceHandlers = {
  getWorkspaces: ({ query, db, viewer }) => {
    const { id: userId } = viewer.user;
    const rows = db.workspaces.where((workspace) => matches(workspace, { query, db, userId }));
    const sorted = sortRows({ rows, keys: [sortKey(query)], orderBy: query.orderBy });
    const page = pageInMemory(sorted, query);
    return {
      workspaces: page.rows.map((workspace) => listedWorkspace({ db, workspace, userId })),
      pagination: page.pagination,
    };
  },

  getWorkspace: ({ path, db, viewer }) => ({
    workspace: workspaceAnswer({
      db,
      workspace: db.workspaces.find(path.id),
      userId: viewer.user.id,
    }),
  }),

  postWorkspace: ({ body, db, viewer, clock }) => {
    checkWorkspaceName(body.name);
    if (body.agentUserGroup) allow(viewer, 'postWorkspace', { part: 'agentUserGroup' });
    const { id: userId } = viewer.user;
    const storage = completeStorage(body.checkpointStorageConfig ?? {});
    checkWorkspaceNameIsFree({ db, name: body.name });
    const workspace = db.workspaces.insert({
      id: db.workspaces.nextId(),
      name: body.name,
      userId,
      archived: false,
      immutable: false,
      state: 'WORKSPACE_STATE_UNSPECIFIED',
      errorMessage: '',
      agentUserGroup: body.agentUserGroup ?? null,
      checkpointStorageConfig: storage,
      defaultComputePool: body.defaultComputePool ?? '',
      defaultAuxPool: body.defaultAuxPool ?? '',
    });
    pinFor({ db, userId, workspaceId: workspace.id, now: clock.now() });
    return { workspace: workspaceAnswer({ db, workspace, userId }) };
  },

  patchWorkspace: ({ path, body, db, viewer }) => {
    const workspace = db.workspaces.find(path.id);
    checkWorkspaceIsOpen(workspace);
    const change = readPatch({ workspace, body, db, viewer });
    Object.assign(workspace, change);
    return { workspace: workspaceAnswer({ db, workspace, userId: viewer.user.id }) };
  },

  deleteWorkspace: ({ path, db, clock, viewer, simulation }) => {
    const workspace = db.workspaces.find(path.id);
    const { id, userId, immutable } = workspace;
    allow(viewer, 'deleteWorkspace', { workspaceId: id, ownerId: userId });
    if (immutable) {
      throw plainError(`workspace (${id}) does not exist or not deletable by this user: not found`);
    }
    return { completed: deleteWorkspaceRow({ db, clock, simulation, workspace }) };
  },
} satisfies Partial<Handlers>;

type ListQuery = HandlerRequest<'getWorkspaces'>['query'];
type ListInput = { query: ListQuery; db: Database; userId: number };

function matches(workspace: WorkspaceRow, { query, db, userId }: ListInput): boolean {
  const { name = '', archived, pinned, users = [], userIds = [] } = query;
  const owner = db.users.get(workspace.userId)?.username ?? '';
  return (
    (name === '' || isLike(workspace.name, name)) &&
    (archived === undefined || workspace.archived === archived) &&
    (pinned === undefined || (pinOf(db, userId, workspace.id) !== undefined) === pinned) &&
    (users.length === 0 || users.includes(owner)) &&
    (userIds.length === 0 || userIds.includes(workspace.userId))
  );
}

function sortKey({ sortBy }: ListQuery): (row: WorkspaceRow) => SortValue {
  return sortBy === 'SORT_BY_NAME' ? (row) => row.name : (row) => row.id;
}

type PatchInput = Pick<HandlerRequest<'patchWorkspace'>, 'body' | 'db' | 'viewer'> & {
  workspace: WorkspaceRow;
};

const parts = ['name', 'agentUserGroup', 'checkpointStorageConfig'] as const;

function allowParts({ body, viewer, workspace }: Omit<PatchInput, 'db'>) {
  const { id: workspaceId, userId: ownerId } = workspace;
  for (const part of parts) {
    const isSent = body[part] !== undefined && body[part] !== null;
    if (isSent) allow(viewer, 'patchWorkspace', { workspaceId, ownerId, part });
  }
}

/** What changes; names are checked even when they stay the same, pools cannot be cleared. */
function readPatch({ body, db, viewer, workspace }: PatchInput): Partial<WorkspaceRow> {
  allowParts({ body, viewer, workspace });
  const change: Partial<WorkspaceRow> = {};
  if (body.name !== null) {
    checkWorkspaceName(body.name);
    checkWorkspaceNameIsFree({ db, name: body.name, except: workspace.id });
    change.name = body.name;
  }
  if (body.agentUserGroup) {
    change.agentUserGroup = body.agentUserGroup;
  }
  if (body.checkpointStorageConfig) {
    change.checkpointStorageConfig = completeStorage(body.checkpointStorageConfig);
  }
  if (body.defaultComputePool) change.defaultComputePool = body.defaultComputePool;
  if (body.defaultAuxPool) change.defaultAuxPool = body.defaultAuxPool;
  return change;
}

import { assignToUser } from '../../auth/access';
import type { Database, WorkspaceRow } from '../../database/database';
import { addWorkspace } from '../../database/start-state';
import { isLike, isOwnedByAny } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import { allow, isInListOf } from '../allow';
import { plainError } from '../errors';
import { allowWorkspace } from '../scopes';
import type { HandlerRequest, Handlers, Viewer } from '../types';
import { deleteWorkspaceRow } from './deletion';
import {
  checkWorkspaceIsOpen,
  checkWorkspaceName,
  checkWorkspaceNameIsFree,
  completeStorage,
  listedWorkspace,
  pinFor,
  pinId,
  pinOf,
  workspaceAnswer,
} from './workspace-rules';

export const workspaceFlagHandlers = {
  archiveWorkspace: ({ path, db, viewer }) => {
    setArchived({ db, id: path.workspaceId, viewer, operation: 'archiveWorkspace' });
    return {};
  },

  unarchiveWorkspace: ({ path, db, viewer }) => {
    setArchived({ db, id: path.workspaceId, viewer, operation: 'unarchiveWorkspace' });
    return {};
  },

  pinWorkspace: (request) => {
    const { path, db, viewer, clock } = request;
    const { id: workspaceId } = allowWorkspace(request, 'pinWorkspace', path.workspaceId);
    const userId = viewer.user.id;
    if (pinOf(db, userId, workspaceId)) throw plainError(pinnedText(workspaceId));
    pinFor({ db, userId, workspaceId, now: clock.now() });
    return {};
  },

  unpinWorkspace: (request) => {
    const { path, db, viewer } = request;
    const { id: workspaceId } = allowWorkspace(request, 'unpinWorkspace', path.workspaceId);
    if (!db.pins.delete(pinId(viewer.user.id, workspaceId))) {
      throw plainError(`error un-pinning workspace (${workspaceId}): not found`);
    }
    return {};
  },
} satisfies Partial<Handlers>;

type Operation = 'archiveWorkspace' | 'unarchiveWorkspace';
type ArchiveInput = { db: Database; id: number; viewer: Viewer; operation: Operation };

/** Repeating it has no effect. Projects and experiments keep their own flag. */
function setArchived({ db, id, viewer, operation }: ArchiveInput) {
  const workspace = allowWorkspace({ db, viewer }, operation, id);
  if (workspace.immutable) {
    const doing = operation === 'archiveWorkspace' ? 'archiving' : 'unarchiving';
    throw plainError(`error ${doing} workspace (${id}): not found`);
  }
  workspace.archived = operation === 'archiveWorkspace';
}

const pinnedText = (id: number) =>
  `error pinning workspace (${id}): error running query: pin_workspace: ERROR: duplicate key ` +
  'value violates unique constraint "workspace_pins_user_id_workspace_id_key" (SQLSTATE 23505)';

// the creator of a workspace gets this role
const workspaceAdmin = 2;

export const workspaceHandlers = {
  getWorkspaces: ({ query, db, viewer }) => {
    const { id: userId } = viewer.user;
    const rows = db.workspaces.where(
      (workspace) =>
        matches(workspace, { query, db, userId }) &&
        isInListOf(viewer, 'getWorkspaces', { workspaceId: workspace.id }),
    );
    const page = sortedPage(rows, query, { SORT_BY_NAME: (row) => row.name });
    return {
      workspaces: page.rows.map((workspace) => listedWorkspace({ db, workspace, userId })),
      pagination: page.pagination,
    };
  },

  getWorkspace: (request) => ({
    workspace: workspaceAnswer({
      db: request.db,
      workspace: allowWorkspace(request, 'getWorkspace', request.path.workspaceId),
      userId: request.viewer.user.id,
    }),
  }),

  postWorkspace: ({ body, db, viewer, clock }) => {
    allow(viewer, 'postWorkspace');
    checkWorkspaceName(body.name);
    if (body.agentUserGroup) allow(viewer, 'postWorkspace', { part: 'agentUserGroup' });
    const { id: userId } = viewer.user;
    const storage = completeStorage(body.checkpointStorageConfig ?? {});
    checkWorkspaceNameIsFree({ db, name: body.name });
    const workspace = addWorkspace(db, {
      name: body.name,
      userId,
      agentUserGroup: body.agentUserGroup ?? null,
      checkpointStorageConfig: storage,
      defaultComputePool: body.defaultComputePool ?? '',
      defaultAuxPool: body.defaultAuxPool ?? '',
    });
    pinFor({ db, userId, workspaceId: workspace.id, now: clock.now() });
    assignToUser({ db, userId, roleId: workspaceAdmin, workspaceId: workspace.id });
    return { workspace: workspaceAnswer({ db, workspace, userId }) };
  },

  patchWorkspace: (request) => {
    const { path, body, db, viewer } = request;
    const workspace = allowWorkspace(request, 'patchWorkspace', path.workspaceId);
    checkWorkspaceIsOpen(workspace);
    const change = readPatch({ workspace, body, db, viewer });
    Object.assign(workspace, change);
    return { workspace: workspaceAnswer({ db, workspace, userId: viewer.user.id }) };
  },

  deleteWorkspace: (request) => {
    const { path, db, clock, simulation } = request;
    const workspace = allowWorkspace(request, 'deleteWorkspace', path.workspaceId);
    const { id, immutable } = workspace;
    if (immutable) {
      throw plainError(`workspace (${id}) does not exist or not deletable by this user: not found`);
    }
    return { completed: deleteWorkspaceRow({ db, clock, simulation, workspace }) };
  },
} satisfies Partial<Handlers>;

const isRenamed = (name: string | null, workspace: WorkspaceRow) =>
  name !== null && name !== workspace.name;

type ListQuery = HandlerRequest<'getWorkspaces'>['query'];
type ListInput = { query: ListQuery; db: Database; userId: number };

function matches(workspace: WorkspaceRow, { query, db, userId }: ListInput): boolean {
  const { name = '', archived, pinned } = query;
  return (
    (name === '' || isLike(workspace.name, name)) &&
    (archived === undefined || workspace.archived === archived) &&
    (pinned === undefined || (pinOf(db, userId, workspace.id) !== undefined) === pinned) &&
    isOwnedByAny(db, workspace, query)
  );
}

type PatchInput = Pick<HandlerRequest<'patchWorkspace'>, 'body' | 'db' | 'viewer'> & {
  workspace: WorkspaceRow;
};

const parts = ['name', 'agentUserGroup', 'checkpointStorageConfig'] as const;

function allowParts({ body, viewer, workspace }: Omit<PatchInput, 'db'>) {
  const { id: workspaceId, userId: ownerId } = workspace;
  for (const part of parts) {
    // sending the current name is not a change
    const isSent = part === 'name' ? isRenamed(body.name, workspace) : Boolean(body[part]);
    if (isSent) allow(viewer, 'patchWorkspace', { workspaceId, ownerId, part });
  }
}

/** Reads the changes. Checks names even if they stay the same; pools cannot be cleared. */
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

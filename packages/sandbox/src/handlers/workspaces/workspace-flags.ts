import type { Database } from '../../database/database';
import { plainError } from '../errors';
import { allowWorkspace } from '../scopes';
import type { Handlers, Viewer } from '../types';
import { pinFor, pinId, pinOf } from './workspace-answer';

export const workspaceFlagHandlers = {
  archiveWorkspace: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, operation: 'archiveWorkspace' });
    return {};
  },

  unarchiveWorkspace: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, operation: 'unarchiveWorkspace' });
    return {};
  },

  pinWorkspace: (request) => {
    const { path, db, viewer, clock } = request;
    const { id: workspaceId } = allowWorkspace(request, 'pinWorkspace', path.id);
    const userId = viewer.user.id;
    if (pinOf(db, userId, workspaceId)) throw plainError(pinnedText(workspaceId));
    pinFor({ db, userId, workspaceId, now: clock.now() });
    return {};
  },

  unpinWorkspace: (request) => {
    const { path, db, viewer } = request;
    const { id: workspaceId } = allowWorkspace(request, 'unpinWorkspace', path.id);
    if (!db.pins.delete(pinId(viewer.user.id, workspaceId))) {
      throw plainError(`error un-pinning workspace (${workspaceId}): not found`);
    }
    return {};
  },
} satisfies Partial<Handlers>;

type Operation = 'archiveWorkspace' | 'unarchiveWorkspace';
type ArchiveInput = { db: Database; id: number; viewer: Viewer; operation: Operation };

/** Doing it again is fine. Projects and experiments keep their own flag. */
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

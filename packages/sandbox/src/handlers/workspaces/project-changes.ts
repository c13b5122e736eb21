import type { Database } from '../../database/database';
import { allow } from '../allow';
import { plainError } from '../errors';
import { allowProject, allowWorkspace } from '../scopes';
import type { Handlers, Viewer } from '../types';
import { checkWorkspaceIsOpen } from './workspace-rules';

export const projectChangeHandlers = {
  archiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.projectId, viewer, operation: 'archiveProject' });
    return {};
  },

  unarchiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.projectId, viewer, operation: 'unarchiveProject' });
    return {};
  },

  moveProject: (request) => {
    const { path, body, db, viewer } = request;
    const project = allowProject(request, 'getProject', path.projectId);
    const destination = allowWorkspace(request, 'getWorkspace', body.destinationWorkspaceId);
    checkWorkspaceIsOpen(destination);
    const source = db.workspaces.find(project.workspaceId);
    // the owner of the workspace does not have this permission
    allow(viewer, 'moveProject', {
      workspaceId: source.id,
      ownerId: project.userId,
      otherWorkspaceId: destination.id,
    });
    if ([project, source].some((each) => each.immutable || each.archived)) {
      throw plainError(`error moving project (${project.id}): not found`);
    }
    project.workspaceId = destination.id;
    return {};
  },

  // any user may, also in archived projects
  addProjectNote: (request) => {
    const { path, body } = request;
    const project = allowProject(request, 'addProjectNote', path.projectId);
    project.notes = [...project.notes, body];
    return { notes: project.notes };
  },

  putProjectNotes: (request) => {
    const { path, body } = request;
    const project = allowProject(request, 'putProjectNotes', path.projectId);
    project.notes = body.notes;
    return { notes: project.notes };
  },
} satisfies Partial<Handlers>;

type Operation = 'archiveProject' | 'unarchiveProject';
type ArchiveInput = { db: Database; id: number; viewer: Viewer; operation: Operation };

function setArchived({ db, id, viewer, operation }: ArchiveInput) {
  const project = allowProject({ db, viewer }, operation, id);
  const workspace = db.workspaces.find(project.workspaceId);
  if (workspace.archived) {
    throw plainError(
      'This project belongs to an archived workspace. To make changes, first unarchive the workspace.',
    );
  }
  if (project.immutable) {
    const doing = operation === 'archiveProject' ? 'archiving' : 'unarchiving';
    throw plainError(`error ${doing} project (${id}): not found`);
  }
  project.archived = operation === 'archiveProject';
}

import type { Database } from '../database';
import { allow } from './allow';
import { plainError } from './errors';
import { projectScope } from './project-rules';
import type { Handlers, Viewer } from './types';
import { checkWorkspaceIsOpen } from './workspace-rules';

export const projectChangeHandlers = {
  archiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, operation: 'archiveProject' });
    return {};
  },

  unarchiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, operation: 'unarchiveProject' });
    return {};
  },

  moveProject: ({ path, body, db, viewer }) => {
    const project = db.projects.find(path.projectId);
    const destination = db.workspaces.find(body.destinationWorkspaceId);
    checkWorkspaceIsOpen(destination);
    const source = db.workspaces.find(project.workspaceId);
    // the owner of the workspace may not
    allow(viewer, 'moveProject', { ownerId: project.userId });
    if ([project, source].some((each) => each.immutable || each.archived)) {
      throw plainError(`error moving project (${project.id}): not found`);
    }
    project.workspaceId = destination.id;
    return {};
  },

  // any user may, in archived projects too
  addProjectNote: ({ path, body, db }) => {
    const project = db.projects.find(path.projectId);
    project.notes = [...project.notes, body];
    return { notes: project.notes };
  },

  putProjectNotes: ({ path, body, db }) => {
    const project = db.projects.find(path.projectId);
    project.notes = body.notes;
    return { notes: project.notes };
  },
} satisfies Partial<Handlers>;

type Operation = 'archiveProject' | 'unarchiveProject';
type ArchiveInput = { db: Database; id: number; viewer: Viewer; operation: Operation };

function setArchived({ db, id, viewer, operation }: ArchiveInput) {
  const project = db.projects.find(id);
  const workspace = db.workspaces.find(project.workspaceId);
  allow(viewer, operation, projectScope(db, project));
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

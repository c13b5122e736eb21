import type { Database } from '../database';
import { allowOwner } from './allow';
import { plainError } from './errors';
import { allowProjectOwner } from './project-rules';
import type { Handlers, Viewer } from './types';
import { checkWorkspaceIsOpen } from './workspace-rules';

export const projectChangeHandlers = {
  archiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, archived: true });
    return {};
  },

  unarchiveProject: ({ path, db, viewer }) => {
    setArchived({ db, id: path.id, viewer, archived: false });
    return {};
  },

  moveProject: ({ path, body, db, viewer }) => {
    const project = db.projects.find(path.projectId);
    const destination = db.workspaces.find(body.destinationWorkspaceId);
    checkWorkspaceIsOpen(destination);
    const source = db.workspaces.find(project.workspaceId);
    const text = "non admin users can't move projects that someone else owns";
    allowOwner({ viewer, ownerIds: [project.userId], text });
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

type ArchiveInput = { db: Database; id: number; viewer: Viewer; archived: boolean };

function setArchived({ db, id, viewer, archived }: ArchiveInput) {
  const project = db.projects.find(id);
  const workspace = db.workspaces.find(project.workspaceId);
  const verb = archived ? 'archive' : 'unarchive';
  allowProjectOwner({ viewer, project, workspace, verb: `${verb} project` });
  if (workspace.archived) {
    throw plainError(
      'This project belongs to an archived workspace. To make changes, first unarchive the workspace.',
    );
  }
  if (project.immutable) {
    throw plainError(`error ${verb.replace(/e$/, '')}ing project (${id}): not found`);
  }
  project.archived = archived;
}

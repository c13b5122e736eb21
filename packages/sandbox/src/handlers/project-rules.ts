import type { Database, ProjectRow, WorkspaceRow } from '../database';
import { allowOwner } from './allow';
import { plainError } from './errors';
import { isProjectArchived } from './project-answer';
import type { Viewer } from './types';

type NameInput = { db: Database; name: string; workspaceId: number };

/** @throws MasterError 500 with the database's text; names are compared letter by letter */
export function checkProjectName({ db, name, workspaceId }: NameInput) {
  const fail = (problem: string) =>
    plainError(
      `error creating project ${name} in database: error running query: insert_project: ERROR: ${problem}`,
    );
  const check = (constraint: string) =>
    fail(
      `new row for relation "projects" violates check constraint "${constraint}" (SQLSTATE 23514)`,
    );
  if (name.length < 1) throw check('namemin');
  if ([...name].length > 80) throw check('namemax');
  if (db.projects.all().some((each) => each.workspaceId === workspaceId && each.name === name)) {
    throw fail(
      'duplicate key value violates unique constraint "projects_name_workspace_id_key" (SQLSTATE 23505)',
    );
  }
}

type OwnerInput = { viewer: Viewer; project: ProjectRow; workspace: WorkspaceRow; verb: string };

/** @throws MasterError 403 unless the viewer owns the project or its workspace, or is an admin */
export function allowProjectOwner({ viewer, project, workspace, verb }: OwnerInput) {
  const text = `can't ${verb}: non admin users need to own the project or workspace`;
  allowOwner({ viewer, ownerIds: [project.userId, workspace.userId], text });
}

/** @throws MasterError 500 when the project may not be changed */
export function checkProjectIsOpen(db: Database, project: ProjectRow) {
  const cannot = (why: string) =>
    plainError(`project (${project.id}) is ${why} and cannot have attributes updated.`);
  if (isProjectArchived(db, project)) throw cannot('archived');
  if (project.immutable) throw cannot('immutable');
}

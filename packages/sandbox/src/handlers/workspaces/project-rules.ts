import type { Database, ProjectRow } from '../../database/database';
import { plainError } from '../errors';
import { isProjectArchived } from './project-answer';

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

/** @throws MasterError 500 when the project may not be changed */
export function checkProjectIsOpen(db: Database, project: ProjectRow) {
  const cannot = (why: string) =>
    plainError(`project (${project.id}) is ${why} and cannot have attributes updated.`);
  if (isProjectArchived(db, project)) throw cannot('archived');
  if (project.immutable) throw cannot('immutable');
}

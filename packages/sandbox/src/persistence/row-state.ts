import type { Database } from '../database/database';
import { dump038, restore038 } from '../v038/state';

/** Tables whose rows are plain data, and that the simulation neither reads nor changes. */
const tables = [
  'users',
  'sessions',
  'settings',
  'workspaces',
  'projects',
  'pins',
  'activity',
  'groups',
  'assignments',
  'models',
  'templates',
] as const;

/** Writes that change only rows of these tables: the resulting rows replace them. */
const rowWrites: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'postUser',
  'patchUser',
  'setUserPassword',
  'postUserSetting',
  'resetUserSetting',
  'postUserActivity',
  'createGroup',
  'updateGroup',
  'deleteGroup',
  'assignRoles',
  'removeAssignments',
  'postWorkspace',
  'patchWorkspace',
  'pinWorkspace',
  'unpinWorkspace',
  'postProject',
  'patchProject',
  'addProjectNote',
  'putProjectNotes',
  'postModel',
  'patchModel',
  'putTemplate',
  'postTemplate',
  'patchTemplateConfig',
  'deleteTemplate',
  'postAccessToken',
  'patchAccessToken',
  'putGlobalConfigPolicies',
  'deleteGlobalConfigPolicies',
  'putWorkspaceConfigPolicies',
  'deleteWorkspaceConfigPolicies',
  'setClusterMessage',
  'deleteClusterMessage',
  'postRunMetadata',
]);

export const isRowWrite = (operation: string): boolean => rowWrites.has(operation);

type Rows = { lastId: number; rows: readonly unknown[] };

/** The rows of these tables, in JSON. */
export type RowState = { [table: string]: Rows };

export const rowStateOf = (db: Database): RowState => ({
  ...Object.fromEntries(tables.map((name) => [name, db[name].dump()])),
  ...dump038(db),
});

export const rowCount = (db: Database): number =>
  tables.reduce((total, name) => total + db[name].size, 0);

/** Restores the tables. */
export function restoreRows(db: Database, state: RowState) {
  for (const name of tables) {
    const rows = state[name];
    if (rows) db[name].restore(rows);
  }
  restore038(db, state);
}

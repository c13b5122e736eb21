import type { Database, ProjectRow, WorkspaceRow } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { deleteRows, kill } from '../../simulation/engine/actions';
import { defineEvent, schedule } from '../../simulation/engine/engine';
import type { Simulation } from '../../simulation/engine/simulation';
import { isTerminal } from '../../simulation/rows';
import { endTask } from '../../simulation/tasks/interactive';
import { plainError } from '../errors';

/**
 * The minimum duration of deleting a workspace or project with experiments; meanwhile its state is
 * `DELETING`.
 */
export const deletionMs = 3_000;

type Input = { db: Database; clock: Clock; simulation: Simulation };

/**
 * Deletes a workspace without projects at once and returns true; otherwise deletes it later with
 * its content and returns false.
 */
export function deleteWorkspaceRow({ workspace, ...input }: Input & { workspace: WorkspaceRow }) {
  const { db } = input;
  const projects = db.projects.where((each) => each.workspaceId === workspace.id);
  const isEmpty = projects.length === 0;
  if (isEmpty && hasModels(db, workspace)) throw plainError(heldByModels(workspace));
  for (const task of db.interactive.where(({ workspaceId }) => workspaceId === workspace.id)) {
    endTask(input.simulation.engine, task, 'killed');
  }
  return removeNowOrLater(input, { workspace, projects }, isEmpty);
}

function removeWorkspace(db: Database, workspace: WorkspaceRow) {
  if (hasModels(db, workspace)) {
    workspace.state = 'WORKSPACE_STATE_DELETE_FAILED';
    workspace.errorMessage = heldByModels(workspace);
    return;
  }
  for (const each of db.assignments.where(({ workspaceId }) => workspaceId === workspace.id)) {
    db.assignments.delete(each.id);
  }
  for (const pool of db.pools.all()) {
    pool.workspaceIds = pool.workspaceIds.filter((id) => id !== workspace.id);
  }
  for (const pin of db.pins.where((each) => each.workspaceId === workspace.id)) {
    db.pins.delete(pin.id);
  }
  db.workspaces.delete(workspace.id);
}

// models prevent the deletion of their workspace
const hasModels = (db: Database, { id }: WorkspaceRow): boolean =>
  db.models.where(({ workspaceId }) => workspaceId === id).length > 0;

const heldByModels = ({ id }: WorkspaceRow) =>
  `error deleting workspace (${id}): ERROR: update or delete on table "workspaces" violates foreign ` +
  'key constraint "models_workspace_id_fkey" on table "models" (SQLSTATE 23503)';

/**
 * Deletes a project without experiments at once and returns true; otherwise deletes it later with
 * them and returns false.
 */
export function deleteProjectRow({ project, ...input }: Input & { project: ProjectRow }) {
  const projects = [project];
  const isEmpty = experimentsIn(input.db, projects).length === 0;
  return removeNowOrLater(input, { workspace: null, projects }, isEmpty);
}

/** A workspace with all its projects, or projects alone. */
type Removal = { workspace: WorkspaceRow | null; projects: ProjectRow[] };

function removeNowOrLater(
  { db, clock, simulation }: Input,
  removal: Removal,
  isEmpty: boolean,
): boolean {
  const { workspace, projects } = removal;
  const { engine } = simulation;
  if (isEmpty) {
    remove(db, removal, clock.now());
    return true;
  }
  for (const each of projects) each.state = 'WORKSPACE_STATE_DELETING';
  if (workspace) workspace.state = 'WORKSPACE_STATE_DELETING';
  for (const experiment of experimentsIn(db, projects)) kill(engine, experiment);
  schedule(engine, clock.now() + deletionMs, removalDue, removal);
  return false;
}

// a container that ends slowly keeps its experiment until then
const removalDue = defineEvent<Removal>(
  'removal due',
  (engine, removal) => {
    const { db, now } = engine;
    if (experimentsIn(db, removal.projects).every(isTerminal)) remove(db, removal, now);
    else schedule(engine, now + deletionMs, removalDue, removal);
  },
  { wakes: true },
);

function remove(db: Database, { workspace, projects }: Removal, now: number) {
  for (const project of projects) removeProject(db, project, now);
  if (workspace) removeWorkspace(db, workspace);
}

function experimentsIn(db: Database, projects: ProjectRow[]) {
  const ids = new Set(projects.map((project) => project.id));
  return db.experiments.where((each) => ids.has(each.projectId));
}

function removeProject(db: Database, project: ProjectRow, now: number) {
  for (const experiment of experimentsIn(db, [project])) deleteRows(db, experiment, now);
  for (const activity of db.activity.where((each) => each.projectId === project.id)) {
    db.activity.delete(activity.id);
  }
  db.projects.delete(project.id);
}

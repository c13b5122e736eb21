import type { Database, ProjectRow, WorkspaceRow } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { deleteRows, kill } from '../../simulation/engine/actions';
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
  return removeNowOrLater({ ...input, row: workspace, projects, isEmpty }, () => {
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
  });
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
  return removeNowOrLater({ ...input, row: project, projects, isEmpty }, () => {});
}

type RemoveInput = Input & {
  row: Pick<WorkspaceRow, 'state'>;
  projects: ProjectRow[];
  isEmpty: boolean;
};

function removeNowOrLater(input: RemoveInput, removeRow: () => void): boolean {
  const { db, clock, projects, isEmpty, row, simulation } = input;
  const remove = () => {
    for (const project of projects) removeProject(db, project, clock.now());
    removeRow();
  };
  if (isEmpty) remove();
  else {
    for (const each of [row, ...projects]) each.state = 'WORKSPACE_STATE_DELETING';
    for (const experiment of experimentsIn(db, projects)) kill(simulation.engine, experiment);
    whenQuiet(input, remove);
  }
  return isEmpty;
}

// a container that ends slowly keeps its experiment until then
function whenQuiet(input: RemoveInput, remove: () => void) {
  const { db, clock, projects, simulation } = input;
  clock.schedule(clock.now() + deletionMs, (at) => {
    simulation.advance(at);
    if (experimentsIn(db, projects).every(isTerminal)) remove();
    else whenQuiet(input, remove);
  });
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

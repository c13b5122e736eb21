import type { Clock } from '../clock';
import type { Database, ProjectRow, WorkspaceRow } from '../database';

/** How long deleting what holds experiments takes; meanwhile its state says so. */
export const deletionMs = 3_000;

type Input = { db: Database; clock: Clock };

/** A workspace without projects goes at once: true. Else it goes later, with all it holds: false. */
export function deleteWorkspaceRow({ db, clock, workspace }: Input & { workspace: WorkspaceRow }) {
  const projects = () => db.projects.where((each) => each.workspaceId === workspace.id);
  const remove = () => {
    for (const project of projects()) removeProject(db, project.id);
    for (const pin of db.pins.where((each) => each.workspaceId === workspace.id)) {
      db.pins.delete(pin.id);
    }
    db.workspaces.delete(workspace.id);
  };
  return removeNowOrLater({ clock, row: workspace, isEmpty: projects().length === 0, remove });
}

/** A project without experiments goes at once: true. Else it goes later, with them: false. */
export function deleteProjectRow({ db, clock, project }: Input & { project: ProjectRow }) {
  const isEmpty = !db.experiments.all().some((each) => each.projectId === project.id);
  const remove = () => removeProject(db, project.id);
  return removeNowOrLater({ clock, row: project, isEmpty, remove });
}

type RemoveInput = {
  clock: Clock;
  row: Pick<WorkspaceRow, 'state'>;
  isEmpty: boolean;
  remove: () => void;
};

function removeNowOrLater({ clock, row, isEmpty, remove }: RemoveInput): boolean {
  if (isEmpty) remove();
  else {
    row.state = 'WORKSPACE_STATE_DELETING';
    clock.schedule(clock.now() + deletionMs, remove);
  }
  return isEmpty;
}

function removeProject(db: Database, projectId: number) {
  for (const experiment of db.experiments.where((each) => each.projectId === projectId)) {
    for (const trial of db.trials.where((each) => each.experimentId === experiment.id)) {
      db.trials.delete(trial.id);
    }
    db.experiments.delete(experiment.id);
  }
  for (const activity of db.activity.where((each) => each.projectId === projectId)) {
    db.activity.delete(activity.id);
  }
  db.projects.delete(projectId);
}

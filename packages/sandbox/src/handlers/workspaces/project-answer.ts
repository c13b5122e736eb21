import type { Project } from '@trainyard/sdk/types';
import type { Database, ProjectRow } from '../../database/database';
import { timestamp } from '../../lib/time';

/** A project as lists and changes show it: without its workspace's name. */
export function projectAnswer(db: Database, project: ProjectRow): Project {
  const experiments = db.experiments.where((each) => each.projectId === project.id);
  const lastStart = experiments.reduce((latest, each) => Math.max(latest, each.startedAt), -1);
  return {
    id: project.id,
    name: project.name,
    workspaceId: project.workspaceId,
    description: project.description,
    lastExperimentStartedAt: lastStart < 0 ? null : timestamp(lastStart),
    notes: project.notes,
    numExperiments: experiments.length,
    numActiveExperiments: experiments.filter((each) => activeStates.has(each.state)).length,
    archived: isProjectArchived(db, project),
    username: db.users.get(project.userId)?.username ?? '',
    immutable: project.immutable,
    userId: project.userId,
    workspaceName: '',
    state: project.state,
    errorMessage: project.errorMessage,
  };
}

/** A project as the single answer shows it. */
export const namedProjectAnswer = (db: Database, project: ProjectRow): Project => ({
  ...projectAnswer(db, project),
  workspaceName: db.workspaces.get(project.workspaceId)?.name ?? '',
});

/** By its own flag or by its workspace's. */
export const isProjectArchived = (db: Database, project: ProjectRow): boolean =>
  project.archived || db.workspaces.get(project.workspaceId)?.archived === true;

// stored as one state, shown as four
const activeStates = new Set<string>([
  'STATE_ACTIVE',
  'STATE_QUEUED',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
]);

import type { MasterCall, MasterScope } from '@trainyard/rbac';
import { accessOf } from '../auth/access';
import type { Database, ProjectRow, WorkspaceRow } from '../database/database';
import type { ExperimentRow, TrialRow } from '../simulation/rows';
import { type AllowScope, allow, isInListOf, mayDo } from './allow';
import { notFound } from './errors';
import type { HandlerRequest, Viewer } from './types';

/** The viewer, and the database to check against. */
export type AuthorizationInput = { db: Database; viewer: Viewer };

/** The workspace and the owner of an experiment. */
export function experimentScope(
  db: Database,
  { projectId, userId }: Pick<ExperimentRow, 'projectId' | 'userId'>,
): MasterScope {
  return { workspaceId: db.projects.get(projectId)?.workspaceId, ownerId: userId };
}

/** The workspace of a project, its owner, and the owner of the workspace. */
export function projectScope(db: Database, { workspaceId, userId }: ProjectRow): MasterScope {
  const { userId: workspaceOwner } = db.workspaces.find(workspaceId);
  return { workspaceId, ownerId: [userId, workspaceOwner] };
}

/** Finds a row if the viewer has the permission. @throws MasterError as `allow`; 404 */
type AllowRow<Row> = (input: AuthorizationInput, operation: MasterCall, id: number) => Row;

const allowRow =
  <Row>(
    kind: string,
    find: (db: Database, id: number) => Row,
    scopeOf: (db: Database, row: Row) => MasterScope,
  ): AllowRow<Row> =>
  ({ db, viewer }, operation, id) => {
    const row = find(db, id);
    allow(viewer, operation, { ...scopeOf(db, row), missing: notFound(kind, id) });
    return row;
  };

export const allowExperiment = allowRow(
  'experiment',
  (db, id) => db.experiments.find(id),
  experimentScope,
);

/** The permissions are those of its experiment. */
export const allowTrial = allowRow(
  'trial',
  (db, id) => db.trials.find(id),
  (db, { experimentId }: TrialRow) => experimentScope(db, db.experiments.find(experimentId)),
);

export const allowProject = allowRow('project', (db, id) => db.projects.find(id), projectScope);

export const allowWorkspace = allowRow(
  'workspace',
  (db, id) => db.workspaces.find(id),
  (_, workspace: WorkspaceRow): MasterScope => ({
    workspaceId: workspace.id,
    ownerId: workspace.userId,
  }),
);

type Visible = {
  test: (experiment: ExperimentRow) => boolean;
  /** cache key of the set of experiments */
  name: string;
};

/** Tests which experiments a list shows the viewer; checks each project once. */
export function visibleIn({ db, viewer }: AuthorizationInput, operation: MasterCall): Visible {
  if (!viewer.access.rbacEnabled) return { test: () => true, name: 'all' };
  const userId = viewer.user.id;
  const showsIn = (projectId: number, ownerId: number) =>
    isInListOf(viewer, operation, experimentScope(db, { projectId, userId: ownerId }));
  const projects = new Map(
    db.projects.rows().map(({ id }) => [id, { own: showsIn(id, userId), others: showsIn(id, 0) }]),
  );
  const all = [...projects.values()].every(({ own, others }) => own && others);
  if (all) return { test: () => true, name: 'all' };
  return {
    test: ({ projectId, userId: ownerId }) => {
      const project = projects.get(projectId);
      if (!project) return showsIn(projectId, ownerId);
      return ownerId === userId ? project.own : project.others;
    },
    name: JSON.stringify([userId, [...projects].map(([id, { own, others }]) => [id, own, others])]),
  };
}

/** The experiments of a list that the viewer may see. */
export const visibleExperiments = (
  input: AuthorizationInput,
  operation: MasterCall,
  experiments: ExperimentRow[],
): ExperimentRow[] => experiments.filter(visibleIn(input, operation).test);

/** A list of one project also requires access to that project. @throws MasterError 404 */
export function allowListOf(
  { db, viewer }: AuthorizationInput,
  operation: 'getExperiments' | 'searchExperiments' | 'getExperimentLabels',
  projectId: number,
) {
  const { workspaceId } = db.projects.find(projectId);
  const missing = notFound('project', projectId);
  allow(viewer, operation, { workspaceId, part: 'projectId', missing });
}

type BulkOperation =
  | 'activateExperiments'
  | 'pauseExperiments'
  | 'cancelExperiments'
  | 'killExperiments'
  | 'archiveExperiments'
  | 'unarchiveExperiments'
  | 'deleteExperiments'
  | 'moveExperiments'
  | 'putExperimentsRetainLogs'
  | 'pauseRuns'
  | 'resumeRuns'
  | 'killRuns'
  | 'archiveRuns'
  | 'unarchiveRuns'
  | 'deleteRuns'
  | 'moveRuns';

/** Returns true if a bulk call of the viewer finds this experiment; others appear missing. */
export const isInBulk = (
  { db, viewer }: AuthorizationInput,
  operation: BulkOperation,
  experiment: ExperimentRow,
): boolean => {
  const scope: AllowScope = { ...experimentScope(db, experiment), part: 'item' };
  return mayDo(viewer, operation, scope);
};

type Reader = Pick<
  HandlerRequest<'trialLogs'>,
  'db' | 'clock' | 'viewer' | 'rbacEnabled' | 'release'
>;

const everyMs = 5 * 60_000;

/**
 * Returns a function that a stream calls before it reads more. Every 5 minutes it checks again
 * whether the caller may read, by the current roles.
 * @throws MasterError the error of `ask`, which becomes the last line of the stream
 */
export function createReauthorizer(
  reader: Reader,
  authorize: (input: AuthorizationInput) => void,
): () => void {
  const { db, clock, viewer, rbacEnabled, release } = reader;
  let last = clock.now();
  return () => {
    if (clock.now() - last < everyMs) return;
    last = clock.now();
    const access = accessOf({ db, user: viewer.user, rbacEnabled, release });
    authorize({ db, viewer: { ...viewer, access } });
  };
}

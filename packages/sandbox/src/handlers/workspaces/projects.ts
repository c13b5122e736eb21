import type { Project } from '@trainyard/sdk/types';
import type { Database, ProjectRow } from '../../database/database';
import { addProject } from '../../database/start-state';
import { timestamp } from '../../lib/clock';
import { isLike, isOwnedByAny } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import type { SortValue } from '../../lists/sort';
import { isInListOf } from '../allow';
import { invalidArgument, plainError } from '../errors';
import { allowProject, allowWorkspace } from '../scopes';
import type { HandlerRequest, Handlers } from '../types';
import { deleteProjectRow } from './deletion';
import { checkWorkspaceIsOpen } from './workspace-rules';

/** A project as in lists and changes: without its workspace's name. */
function projectAnswer(db: Database, project: ProjectRow): Project {
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

/** A project as in the single answer. */
export const namedProjectAnswer = (db: Database, project: ProjectRow): Project => ({
  ...projectAnswer(db, project),
  workspaceName: db.workspaces.get(project.workspaceId)?.name ?? '',
});

/** True by its own flag or its workspace's. */
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

export const projectHandlers = {
  getProject: (request) => ({
    project: namedProjectAnswer(
      request.db,
      allowProject(request, 'getProject', request.path.projectId),
    ),
  }),

  getWorkspaceProjects: (request) => {
    const { path, query, db, viewer } = request;
    // workspace 0 means all
    if (path.workspaceId !== 0) allowWorkspace(request, 'getWorkspaceProjects', path.workspaceId);
    const rows = db.projects.where(
      (project) =>
        (path.workspaceId === 0 || project.workspaceId === path.workspaceId) &&
        matches({ db, project, query }) &&
        isInListOf(viewer, 'getWorkspaceProjects', { workspaceId: project.workspaceId }),
    );
    const page = sortedPage(rows, query, sortKeys(db));
    return {
      projects: page.rows.map((project) => projectAnswer(db, project)),
      pagination: page.pagination,
    };
  },

  postProject: (request) => {
    const { path, body, db, viewer, clock } = request;
    const workspace = allowWorkspace(request, 'postProject', path.workspaceId);
    checkWorkspaceIsOpen(workspace);
    checkProjectName({ db, name: body.name, workspaceId: workspace.id });
    const project = addProject(db, {
      workspaceId: workspace.id,
      name: body.name,
      description: body.description ?? '',
      userId: viewer.user.id,
      now: clock.now(),
    });
    return { project: projectAnswer(db, project) };
  },

  patchProject: (request) => {
    const { path, body, db } = request;
    const project = allowProject(request, 'getProject', path.projectId);
    checkProjectIsOpen(db, project);
    const { name, description } = body;
    const isChanged = name !== null || description !== null;
    if (isChanged) allowProject(request, 'patchProject', project.id);
    if (name !== null && name !== project.name) {
      checkProjectName({ db, name, workspaceId: project.workspaceId });
      project.name = name;
    }
    if (description !== null) project.description = description;
    return { project: projectAnswer(db, project) };
  },

  deleteProject: (request) => {
    const { path, db, clock, simulation } = request;
    const project = allowProject(request, 'deleteProject', path.projectId);
    if (project.immutable) {
      throw plainError(
        `project (${project.id}) does not exist or not deletable by this user: not found`,
      );
    }
    return { completed: deleteProjectRow({ db, clock, simulation, project }) };
  },
} satisfies Partial<Handlers>;

type ListQuery = HandlerRequest<'getWorkspaceProjects'>['query'];

type MatchInput = { db: Database; project: ProjectRow; query: ListQuery };

// `archived` filters by the project's own flag, unlike the answer
function matches({ db, project, query }: MatchInput): boolean {
  const { name = '', archived } = query;
  return (
    (name === '' || isLike(project.name, name)) &&
    (archived === undefined || project.archived === archived) &&
    isOwnedByAny(db, project, query)
  );
}

const sortKeys = (db: Database): Record<string, (row: ProjectRow) => SortValue> => ({
  SORT_BY_CREATION_TIME: (row) => row.createdAt,
  SORT_BY_LAST_EXPERIMENT_START_TIME: (row) => projectAnswer(db, row).lastExperimentStartedAt,
  SORT_BY_NAME: (row) => row.name,
  SORT_BY_DESCRIPTION: (row) => row.description,
});

type NameInput = { db: Database; name: string; workspaceId: number };

/** @throws MasterError 500 with the database's text; names are compared exactly */
function checkProjectName({ db, name, workspaceId }: NameInput) {
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
function checkProjectIsOpen(db: Database, project: ProjectRow) {
  const cannot = (why: string) =>
    plainError(`project (${project.id}) is ${why} and cannot have attributes updated.`);
  if (isProjectArchived(db, project)) throw cannot('archived');
  if (project.immutable) throw cannot('immutable');
}

export const activityHandlers = {
  postUserActivity: ({ body, db, viewer, clock }) => {
    const { activityType, entityType, entityId } = body;
    if (activityType === 'ACTIVITY_TYPE_UNSPECIFIED') {
      throw plainError(`missing mapping for activity type ${activityType} to model`);
    }
    if (entityType === 'ENTITY_TYPE_UNSPECIFIED') {
      throw plainError(`missing mapping for entity type ${entityType} to model`);
    }
    // does not check that it exists
    const userId = viewer.user.id;
    const id = `${userId}/${entityId}`;
    db.activity.insert({ id, userId, projectId: entityId, at: clock.now() });
    return {};
  },

  /** Newest first; empty without a limit. */
  getProjectsByUserActivity: ({ query, db, viewer }) => {
    const { limit = 0 } = query;
    if (limit < 0 || limit > 500) {
      throw invalidArgument('Bad request: limit is required and must be <= 500');
    }
    const projects = db.activity
      .where((each) => each.userId === viewer.user.id)
      .sort((a, b) => b.at - a.at)
      .flatMap(({ projectId }) => db.projects.get(projectId) ?? [])
      .filter(({ workspaceId }) => isInListOf(viewer, 'getProjectsByUserActivity', { workspaceId }))
      .slice(0, limit);
    return { projects: projects.map((project) => namedProjectAnswer(db, project)) };
  },
} satisfies Partial<Handlers>;

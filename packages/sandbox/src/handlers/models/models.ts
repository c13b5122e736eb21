import type { Database, ModelRow } from '../../database/database';
import { addModel, removeModelVersion, versionsOf } from '../../database/model-rows';
import { isLike, isOwnedByAny } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import type { SortValue } from '../../lists/sort';
import { allow, isInListOf } from '../allow';
import { plainError } from '../errors';
import type { HandlerRequest, Handlers } from '../types';
import {
  changedModelAnswer,
  checkModelName,
  checkModelNameIsFree,
  checkWorkspaceExists,
  findModel,
  findModelUnchecked,
  modelAnswer,
  modelScope,
  namedWorkspace,
  splitLabels,
} from './model-rules';

export const modelChangeHandlers = {
  patchModel: (request) => {
    const { path, db, clock } = request;
    const model = findModel(request, 'patchModel', path.modelName);
    if (model.archived) {
      throw plainError(`model "${model.name}" is archived and cannot have attributes updated.`);
    }
    const change = readChange(request, model);
    if (Object.keys(change).length === 0) return { model: modelAnswer(db, model) };
    Object.assign(model, change, { updatedAt: clock.now() });
    return { model: changedModelAnswer(db, model) };
  },

  archiveModel: (request) => {
    setArchived(request, findModel(request, 'archiveModel', request.path.modelName), true);
    return {};
  },

  unarchiveModel: (request) => {
    setArchived(request, findModel(request, 'unarchiveModel', request.path.modelName), false);
    return {};
  },

  moveModel: (request) => {
    const { path, body, db, viewer, clock } = request;
    const model = findModelUnchecked(db, path.modelName);
    const { destinationWorkspaceId } = body;
    const scope = { ...modelScope(model), otherWorkspaceId: destinationWorkspaceId };
    allow(viewer, 'moveModel', scope);
    const doing = `error moving a model (${model.name}): error running query: move_model`;
    checkWorkspaceExists(db, destinationWorkspaceId, doing);
    model.workspaceId = destinationWorkspaceId;
    model.updatedAt = clock.now();
    return {};
  },
} satisfies Partial<Handlers>;

function setArchived(
  { clock }: Pick<HandlerRequest<'archiveModel'>, 'clock'>,
  model: ModelRow,
  archived: boolean,
) {
  model.archived = archived;
  model.updatedAt = clock.now();
}

type PatchRequest = HandlerRequest<'patchModel'>;

/** Only the differences. */
function readChange(request: PatchRequest, model: ModelRow): Partial<ModelRow> {
  const { body } = request;
  const changes: Partial<ModelRow> = {
    ...(body.name !== null && { name: body.name }),
    ...(body.description !== null && { description: body.description }),
    ...(body.notes !== null && { notes: body.notes }),
    ...(body.metadata && { metadata: body.metadata }),
    ...(body.labels && { labels: splitLabels(body.labels) }),
    ...workspaceChange(request),
  };
  const before = new Map<string, unknown>(Object.entries(model));
  const change: Partial<ModelRow> = Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
    ),
  );
  checkChange(request, change);
  return change;
}

function checkChange({ db, viewer }: PatchRequest, { name, workspaceId }: Partial<ModelRow>) {
  if (name !== undefined) {
    checkModelName(name);
    checkModelNameIsFree(db, name);
  }
  if (workspaceId !== undefined) {
    allow(viewer, 'patchModel', { workspaceId, part: 'workspaceId' });
    checkWorkspaceExists(db, workspaceId, 'error updating model');
  }
}

function workspaceChange({ db, body }: { db: Database; body: PatchRequest['body'] }) {
  const workspaceId = namedWorkspace(db, body);
  return workspaceId !== undefined && { workspaceId };
}

const defaultWorkspaceId = 1;

export const modelHandlers = {
  getModels: ({ query, db, viewer }) => {
    const rows = db.models.where(
      (model) => matches(db, model, query) && isInListOf(viewer, 'getModels', modelScope(model)),
    );
    const page = sortedPage(rows, query, sortKeys(db));
    return {
      models: page.rows.map((model) => modelAnswer(db, model)),
      pagination: page.pagination,
    };
  },

  /** By number of models, then by name. */
  getModelLabels: ({ query, db, viewer }) => {
    const { workspaceId = 0 } = query;
    const uses = new Map<string, number>();
    for (const model of db.models.all()) {
      const isThere = workspaceId === 0 || model.workspaceId === workspaceId;
      if (!isThere || !isInListOf(viewer, 'getModelLabels', modelScope(model))) continue;
      for (const label of model.labels) uses.set(label, (uses.get(label) ?? 0) + 1);
    }
    const counted = [...uses].sort(
      ([left, leftUses], [right, rightUses]) => rightUses - leftUses || (left < right ? -1 : 1),
    );
    return { labels: counted.map(([label]) => label) };
  },

  getModel: (request) => ({
    model: modelAnswer(request.db, findModel(request, 'getModel', request.path.modelName)),
  }),

  postModel: ({ body, db, viewer, clock }) => {
    const { name, description = '', metadata, labels = [], notes = '' } = body;
    checkModelName(name);
    const workspaceId = namedWorkspace(db, body) ?? defaultWorkspaceId;
    allow(viewer, 'postModel', { workspaceId });
    checkModelNameIsFree(db, name);
    checkWorkspaceExists(db, workspaceId, `error creating model "${name}"`);
    const model = addModel(db, {
      name,
      description,
      metadata: metadata ?? {},
      labels: splitLabels(labels),
      notes,
      workspaceId,
      userId: viewer.user.id,
      now: clock.now(),
    });
    return { model: { ...modelAnswer(db, model), userId: 0 } };
  },

  deleteModel: (request) => {
    const { path, db, clock } = request;
    const model = findModel(request, 'deleteModel', path.modelName);
    for (const version of versionsOf(db, model)) removeModelVersion(db, version, clock.now());
    db.models.delete(model.id);
    return {};
  },
} satisfies Partial<Handlers>;

type ListQuery = HandlerRequest<'getModels'>['query'];

function matches(db: Database, model: ModelRow, query: ListQuery): boolean {
  const { name = '', description = '', labels = [], archived, id } = query;
  return (
    isLike(model.name, `%${name}%`) &&
    isLike(model.description, `%${description}%`) &&
    (labels.length === 0 || labels.some((label) => model.labels.includes(label))) &&
    (archived === undefined || archived === null || model.archived === archived) &&
    (!id || model.id === id) &&
    isOwnedByAny(db, model, query) &&
    isInAnyOf(db, model, query)
  );
}

// names count only without ids
function isInAnyOf(db: Database, { workspaceId }: ModelRow, query: ListQuery): boolean {
  const { workspaceIds = [], workspaceNames = [] } = query;
  if (workspaceIds.length > 0) return workspaceIds.includes(workspaceId);
  const name = db.workspaces.get(workspaceId)?.name ?? '';
  return workspaceNames.length === 0 || workspaceNames.includes(name);
}

const sortKeys = (db: Database): Record<string, (model: ModelRow) => SortValue> => ({
  SORT_BY_NAME: (model) => model.name,
  SORT_BY_DESCRIPTION: (model) => model.description,
  SORT_BY_CREATION_TIME: (model) => model.createdAt,
  SORT_BY_LAST_UPDATED_TIME: (model) => model.updatedAt,
  SORT_BY_NUM_VERSIONS: (model) => versionsOf(db, model).length,
  SORT_BY_WORKSPACE: (model) => db.workspaces.get(model.workspaceId)?.name ?? '',
});

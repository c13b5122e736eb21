import type { Database, ModelRow } from '../../database/database';
import { allow } from '../allow';
import { plainError } from '../errors';
import type { HandlerRequest, Handlers } from '../types';
import { changedModelAnswer, modelAnswer } from './model-answer';
import {
  checkModelName,
  checkModelNameIsFree,
  checkWorkspaceExists,
  findModel,
  findModelUnchecked,
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

/** Only what differs. */
function readChange(request: PatchRequest, model: ModelRow): Partial<ModelRow> {
  const { body } = request;
  const wanted: Partial<ModelRow> = {
    ...(body.name !== null && { name: body.name }),
    ...(body.description !== null && { description: body.description }),
    ...(body.notes !== null && { notes: body.notes }),
    ...(body.metadata && { metadata: body.metadata }),
    ...(body.labels && { labels: splitLabels(body.labels) }),
    ...workspaceChange(request),
  };
  const before = new Map<string, unknown>(Object.entries(model));
  const change: Partial<ModelRow> = Object.fromEntries(
    Object.entries(wanted).filter(
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

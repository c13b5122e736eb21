import type { ModelRow, ModelVersionRow } from '../../database/database';
import { addModelVersion, removeModelVersion, versionsOf } from '../../database/model-rows';
import { sortedPage } from '../../lists/paging';
import { allow } from '../allow';
import { type CheckpointEntry, findCheckpoint, isUuid } from '../checkpoints/checkpoint-entry';
import { MasterError, notFound, plainError } from '../errors';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import {
  changedVersion,
  findModel,
  findModelUnchecked,
  listedVersion,
  modelAnswer,
  modelScope,
  newVersion,
  splitLabels,
  versionAnswer,
} from './model-rules';

type Source = Pick<HandlerRequest<'getModelVersion'>, 'db' | 'clock' | 'simulation'>;

export const modelVersionHandlers = {
  getModelVersions: (request) => {
    tick(request);
    const { path, query, db } = request;
    const model = findModel(request, 'getModelVersions', path.modelName);
    // a version without its checkpoint is not shown
    const entries = versionsOf(db, model).flatMap((version) => {
      const checkpoint = findCheckpoint(request, version.checkpointUuid);
      return checkpoint ? [{ id: version.version, db, model, version, checkpoint }] : [];
    });
    const page = sortedPage(entries, query, {
      SORT_BY_CREATION_TIME: ({ version }) => version.createdAt,
    });
    return {
      model: modelAnswer(db, model),
      modelVersions: page.rows.map(listedVersion),
      pagination: page.pagination,
    };
  },

  getModelVersion: (request) => {
    const model = findModel(request, 'getModelVersion', request.path.modelName);
    const entry = findVersion(request, model, request.path);
    return { modelVersion: versionAnswer({ db: request.db, model, ...entry }) };
  },

  postModelVersion: (request) => {
    const { path, body, db, viewer, clock } = request;
    const model = findModel(request, 'postModelVersion', path.modelName);
    if (model.archived) {
      throw plainError(`model "${model.name}" is archived and cannot register new versions.`);
    }
    const checkpoint = registrable(request, body.checkpointUuid);
    const version = addModelVersion(db, {
      model,
      checkpoint: {
        uuid: checkpoint.view.uuid,
        trialId: checkpoint.input.trial.id,
        batch: checkpoint.view.step.batch,
        experimentId: checkpoint.input.experiment.id,
      },
      name: body.name ?? '',
      comment: body.comment ?? '',
      metadata: body.metadata ?? {},
      labels: splitLabels(body.labels ?? []),
      notes: body.notes ?? '',
      userId: viewer.user.id,
      now: clock.now(),
    });
    return { modelVersion: newVersion({ db, model, version, checkpoint }) };
  },

  // versions of archived models may be edited
  patchModelVersion: (request) => {
    const { path, body, db, clock } = request;
    const model = findModel(request, 'patchModelVersion', path.modelName);
    const entry = findVersion(request, model, path);
    const { version } = entry;
    const before = JSON.stringify(version);
    if (body.name !== null) version.name = body.name;
    if (body.comment !== null) version.comment = body.comment;
    if (body.notes !== null) version.notes = body.notes;
    if (body.metadata) version.metadata = body.metadata;
    if (body.labels) version.labels = splitLabels(body.labels);
    const input = { db, model, ...entry };
    if (JSON.stringify(version) === before) return { modelVersion: versionAnswer(input) };
    version.updatedAt = clock.now();
    return { modelVersion: changedVersion(input) };
  },

  deleteModelVersion: (request) => {
    const { path, db, viewer, clock } = request;
    const model = findModelUnchecked(db, path.modelName);
    const { version } = findVersion(request, model, path);
    const ownerId = [model.userId, version.userId];
    allow(viewer, 'deleteModelVersion', { ...modelScope(model), ownerId });
    removeModelVersion(db, version, clock.now());
    return {};
  },
} satisfies Partial<Handlers>;

type VersionPath = { modelName: string; modelVersionNum: number };

type Found = { version: ModelVersionRow; checkpoint: CheckpointEntry };

/** @throws MasterError 404 */
export function findVersion(source: Source, model: ModelRow, path: VersionPath): Found {
  tick(source);
  const { modelName, modelVersionNum } = path;
  const version = versionsOf(source.db, model).find((each) => each.version === modelVersionNum);
  const checkpoint = version && findCheckpoint(source, version.checkpointUuid);
  if (version && checkpoint) return { version, checkpoint };
  // the error names the model as the caller did, by name or id
  throw new MasterError(
    'NotFound',
    `version ${modelVersionNum} for model "${modelName}" not found`,
  );
}

/** @throws MasterError 404; 500 for an incomplete one */
function registrable(source: Source, uuid: string): CheckpointEntry {
  tick(source);
  if (!isUuid(uuid)) {
    throw plainError(`ERROR: invalid input syntax for type uuid: "${uuid}" (SQLSTATE 22P02)`);
  }
  const checkpoint = findCheckpoint(source, uuid);
  if (!checkpoint) throw notFound('checkpoint', uuid);
  const { state } = checkpoint.view;
  if (state !== 'STATE_COMPLETED') {
    throw plainError(
      `checkpoint ${uuid} is in ${state} state. checkpoints for model versions must be in a COMPLETED state`,
    );
  }
  return checkpoint;
}

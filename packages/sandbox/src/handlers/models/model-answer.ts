import type { Model, ModelVersion } from '@trainyard/sdk/types';
import type { Database, ModelRow, ModelVersionRow } from '../../database/database';
import { versionsOf } from '../../database/model-rows';
import { timestamp } from '../../lib/time';
import { type CheckpointEntry, checkpointAnswer } from '../checkpoints/checkpoint-entry';

/** A model as it is read. */
export const modelAnswer = (db: Database, model: ModelRow): Model => ({
  name: model.name,
  description: model.description,
  metadata: model.metadata,
  creationTime: timestamp(model.createdAt),
  lastUpdatedTime: timestamp(model.updatedAt),
  id: model.id,
  numVersions: versionsOf(db, model).length,
  labels: model.labels,
  username: db.users.get(model.userId)?.username ?? '',
  workspaceId: model.workspaceId,
  userId: model.userId,
  archived: model.archived,
  notes: model.notes,
});

/** A changed model is answered in part: whose it is, where and how big is left out. */
export const changedModelAnswer = (db: Database, model: ModelRow): Model => ({
  ...modelAnswer(db, model),
  id: 0,
  numVersions: 0,
  username: '',
  workspaceId: 0,
  userId: 0,
  archived: false,
});

type VersionInput = {
  db: Database;
  model: ModelRow;
  version: ModelVersionRow;
  checkpoint: CheckpointEntry;
};

/** A version as the single answer shows it. */
export function versionAnswer({ db, model, version, checkpoint }: VersionInput): ModelVersion {
  return {
    model: modelAnswer(db, model),
    checkpoint: checkpointAnswer(checkpoint),
    version: version.version,
    creationTime: timestamp(version.createdAt),
    id: version.id,
    name: version.name,
    metadata: version.metadata,
    lastUpdatedTime: timestamp(version.updatedAt),
    comment: version.comment,
    username: db.users.get(version.userId)?.username ?? '',
    userId: version.userId,
    labels: version.labels,
    notes: version.notes,
  };
}

/** In lists the model beside a version has no workspace. */
export function listedVersion(input: VersionInput): ModelVersion {
  const answer = versionAnswer(input);
  return { ...answer, model: answer.model && { ...answer.model, workspaceId: 0 } };
}

/** After a change neither the version nor its model has an owner. */
export function changedVersion(input: VersionInput): ModelVersion {
  const answer = listedVersion(input);
  return { ...answer, model: answer.model && { ...answer.model, userId: 0 }, userId: 0 };
}

/** A new version is not yet counted, and is answered without notes and time of change. */
export function newVersion(input: VersionInput): ModelVersion {
  const answer = changedVersion(input);
  const { model } = answer;
  return {
    ...answer,
    model: model && { ...model, numVersions: model.numVersions - 1 },
    lastUpdatedTime: null,
    notes: '',
  };
}

import type { MasterCall, MasterScope } from '@trainyard/rbac';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import type { Database, ModelRow, ModelVersionRow } from '../../database/database';
import { versionsOf } from '../../database/model-rows';
import { timestamp } from '../../lib/clock';
import { allow } from '../allow';
import { type CheckpointEntry, checkpointAnswer } from '../checkpoints/checkpoint-entry';
import { alreadyExists, invalidArgument, MasterError, plainError } from '../errors';
import type { AuthorizationInput } from '../scopes';

/** A model as in read answers. */
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

/** The answer to a change is partial: without owner, workspace and size. */
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

/** A version as in the single answer. */
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

/** Next to a version in a list, the model has no workspace. */
export function listedVersion(input: VersionInput): ModelVersion {
  const answer = versionAnswer(input);
  return { ...answer, model: answer.model && { ...answer.model, workspaceId: 0 } };
}

/** After a change neither the version nor its model has an owner. */
export function changedVersion(input: VersionInput): ModelVersion {
  const answer = listedVersion(input);
  return { ...answer, model: answer.model && { ...answer.model, userId: 0 }, userId: 0 };
}

/** A new version is not counted yet, and is answered without notes and time of change. */
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

export const modelScope = ({ workspaceId, userId }: ModelRow): MasterScope => ({
  workspaceId,
  ownerId: userId,
});

/**
 * The model of that name, or of that id if it is all digits, if the viewer has the permission.
 * @throws MasterError 404, without a hint at permissions; as `allow`
 */
export function findModel(
  { db, viewer }: AuthorizationInput,
  operation: MasterCall,
  nameOrId: string,
): ModelRow {
  const model = findModelUnchecked(db, nameOrId);
  allow(viewer, operation, { ...modelScope(model), missing: missingModel(nameOrId) });
  return model;
}

/**
 * The same without the permission check, which needs more than the model.
 * @throws MasterError 404
 */
export function findModelUnchecked(db: Database, nameOrId: string): ModelRow {
  const model = /^\d+$/.test(nameOrId)
    ? db.models.get(Number(nameOrId))
    : db.models.where(({ name }) => name === nameOrId)[0];
  if (!model) throw missingModel(nameOrId);
  return model;
}

const missingModel = (nameOrId: string) =>
  new MasterError('NotFound', `model "${nameOrId}" not found`);

/** @throws MasterError 400 for an invalid model name */
export function checkModelName(name: string) {
  if (name.trim() === '') throw invalidArgument('model names cannot be blank');
  if (name.includes('  ')) throw invalidArgument('model names cannot have excessive spacing');
  if (name.includes('/')) throw invalidArgument('model names cannot have slashes');
  if (/^\d+$/.test(name)) throw invalidArgument('model names cannot be only numbers');
}

/** Compares exactly, although the error text claims otherwise. @throws MasterError 409 */
export function checkModelNameIsFree(db: Database, name: string) {
  if (db.models.all().some((model) => model.name === name)) {
    throw alreadyExists('avoid names equal to other models (case-insensitive)');
  }
}

type Place = { workspaceId?: number; workspaceName?: string };

/** The workspace of a body, by id or else by name. @throws MasterError 500 */
export function namedWorkspace(db: Database, { workspaceId, workspaceName }: Place) {
  if (workspaceId !== undefined) return workspaceId;
  if (workspaceName === undefined) return undefined;
  const workspace = db.workspaces.where(({ name }) => name === workspaceName)[0];
  if (!workspace) throw plainError(`failed to get workspace ${workspaceName}: not found`);
  return workspace.id;
}

/** @throws MasterError 500 with the database's text */
export function checkWorkspaceExists(db: Database, id: number, doing: string) {
  if (db.workspaces.get(id)) return;
  throw plainError(
    `${doing}: ERROR: insert or update on table "models" violates foreign key constraint ` +
      '"models_workspace_id_fkey" (SQLSTATE 23503)',
  );
}

/** Labels are stored in one text with commas, so that a comma in one splits it into two. */
export const splitLabels = (labels: readonly unknown[]): string[] =>
  labels.filter((label) => typeof label === 'string').flatMap((label) => label.split(','));

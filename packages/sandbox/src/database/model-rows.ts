import { isCleaned } from '../simulation/checkpoints/retention';
import type { Database, ModelRow, ModelVersionRow } from './database';

type ModelInput = Partial<Omit<ModelRow, 'id'>> & {
  name: string;
  workspaceId: number;
  userId: number;
  now: number;
};

/** Creates a model without versions. */
export const addModel = (db: Database, { now, ...fields }: ModelInput): ModelRow =>
  db.models.insert({
    id: db.models.nextId(),
    description: '',
    metadata: {},
    labels: [],
    notes: '',
    archived: false,
    createdAt: now,
    updatedAt: now,
    ...fields,
  });

type VersionInput = Partial<Omit<ModelVersionRow, 'id' | 'modelId' | 'version'>> & {
  model: ModelRow;
  checkpoint: { uuid: string; trialId: number; batch: number; experimentId: number };
  userId: number;
  now: number;
};

/**
 * Adds the next version of a model: its highest number plus one. From then on its checkpoint is
 * kept.
 */
export function addModelVersion(
  db: Database,
  { model, checkpoint, now, ...fields }: VersionInput,
): ModelVersionRow {
  const { uuid, trialId, batch, experimentId } = checkpoint;
  if (!db.checkpoints.get(uuid)) {
    const asWritten = { metadata: null, files: null, reported: null };
    db.checkpoints.insert({ id: uuid, trialId, batch, state: 'STATE_COMPLETED', ...asWritten });
  }
  const versions = versionsOf(db, model).map(({ version }) => version);
  return db.modelVersions.insert({
    id: db.modelVersions.nextId(),
    modelId: model.id,
    version: Math.max(0, ...versions) + 1,
    checkpointUuid: uuid,
    experimentId,
    name: '',
    comment: '',
    metadata: {},
    labels: [],
    notes: '',
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
}

export const versionsOf = (db: Database, model: ModelRow): ModelVersionRow[] =>
  db.modelVersions.where(({ modelId }) => modelId === model.id);

/**
 * Removes a version. Its checkpoint becomes an ordinary one: files that cleaning has kept stay, but
 * later cleaning deletes them.
 */
export function removeModelVersion(db: Database, version: ModelVersionRow, now: number) {
  db.modelVersions.delete(version.id);
  const { checkpointUuid: uuid } = version;
  const row = db.checkpoints.get(uuid);
  const experiment = db.experiments.get(version.experimentId);
  const isHeld = db.modelVersions.where((each) => each.checkpointUuid === uuid).length > 0;
  if (!row || !experiment || isHeld || isCleaned(experiment, now)) return;
  const isAsWritten = row.state === 'STATE_COMPLETED' && !row.metadata && !row.files;
  if (isAsWritten && !row.reported) db.checkpoints.delete(uuid);
}

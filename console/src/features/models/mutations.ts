import {
  archiveModel,
  type Caller,
  deleteModel,
  deleteModelVersion,
  getModel,
  getModelVersion,
  getModelVersions,
  moveModel,
  patchModel,
  patchModelVersion,
  postModel,
  postModelVersion,
  unarchiveModel,
} from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import type { Args, Model, ModelVersion } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, metadataLabel, saveFields, withChanges } from '~/app/editing/save-fields';
import { reportError } from '~/app/errors/report-error';
import { mutation } from '~/data/mutation';
import { saveAliases } from './alias-calls';

export const useCreateModel = mutationHook(() => ({
  send: async (client, body: NonNullable<Args<'postModel'>['body']>) => {
    const { model } = await postModel(client, { body });
    return model;
  },
  retry: false,
}));

/** A patch of a model that changes nothing. */
const nothingOfModel = {
  name: null,
  description: null,
  metadata: null,
  labels: null,
  notes: null,
};

const labels: Record<string, string> = {
  name: 'the name',
  description: 'the description',
  comment: 'the description',
  notes: 'these notes',
};

type ModelTexts = Partial<Pick<Model, 'name' | 'description' | 'notes'>>;
type ModelEdit = { model: Pick<Model, 'id'> } & Edit<ModelTexts>;

/** Changes texts of a model; by its id, because another user may have renamed it. */
export const editModel = mutation((client, { model, ...edit }: ModelEdit) => {
  const modelName = String(model.id);
  return saveFields<ModelTexts, unknown>({
    ...edit,
    label: labels,
    read: async () => (await getModel(client, { modelName })).model,
    write: (changes) => patchModel(client, { modelName, body: { ...nothingOfModel, ...changes } }),
  });
});

type Metadata = Readonly<Record<string, unknown>>;

/** Changes keys of a model's metadata; the others, with the aliases, stay as they are now. */
export const editModelMetadata = mutation(
  (client, { model, ...edit }: { model: Pick<Model, 'id'> } & Edit<Metadata>) => {
    const modelName = String(model.id);
    return saveFields<Metadata, unknown>({
      ...edit,
      label: metadataLabel,
      read: async () => (await getModel(client, { modelName })).model.metadata ?? {},
      write: (changes, newest) => {
        const metadata = withChanges(newest, changes);
        return patchModel(client, { modelName, body: { ...nothingOfModel, metadata } });
      },
    });
  },
);

const archiveCalls = { archive: archiveModel, unarchive: unarchiveModel };

/** Archives or unarchives a model. */
export const switchModel = mutation(
  (client, action: keyof typeof archiveCalls, { name }: Pick<Model, 'name'>) =>
    archiveCalls[action](client, { modelName: name }),
);

type Move = { modelName: string; destinationWorkspaceId: number };

export const useMoveModel = mutationHook(() => ({
  send: (client, { modelName, destinationWorkspaceId }: Move) =>
    moveModel(client, { modelName, body: { destinationWorkspaceId } }),
  retry: false,
}));

/** Deletes a model with all its versions; the user leaves its page before a refetch. */
export const removeModel = mutation(
  (client, modelName: string) => deleteModel(client, { modelName }),
  // its page has its id or its name in its link
  { deleted: () => [keyOf(getModel), keyOf(getModelVersion), keyOf(getModelVersions)] },
);

type VersionBody = Omit<Args<'postModelVersion'>['body'], 'checkpointUuid' | 'modelName'>;

type Registering = { modelName: string; checkpointUuids: readonly string[]; body: VersionBody };

/** Registers each checkpoint as a version of a model, one after another, in the given order. */
export const useRegisterCheckpoints = mutationHook(() => ({
  send: async (client, { modelName, checkpointUuids, body }: Registering) => {
    const versions: ModelVersion[] = [];
    for (const checkpointUuid of checkpointUuids) {
      const version = { ...body, checkpointUuid, modelName };
      const { modelVersion } = await postModelVersion(client, { modelName, body: version });
      versions.push(modelVersion);
    }
    return versions;
  },
  // a retry might create a second version
  retry: false,
}));

/** A version, by the id of its model, because another user may rename that. */
export type VersionRef = { modelName: string; modelVersionNum: number };

export const versionRef = (
  model: Pick<Model, 'id'>,
  { version }: Pick<ModelVersion, 'version'>,
): VersionRef => ({ modelName: String(model.id), modelVersionNum: version });

const nothingOfVersion = {
  checkpoint: null,
  name: null,
  metadata: null,
  comment: null,
  labels: null,
  notes: null,
};

const readVersion = async (client: Caller, version: VersionRef) =>
  (await getModelVersion(client, version)).modelVersion;

type VersionTexts = Partial<Pick<ModelVersion, 'name' | 'comment' | 'notes'>>;

/** Changes texts of a version. */
export const editVersion = mutation(
  (client, { version, ...edit }: { version: VersionRef } & Edit<VersionTexts>) =>
    saveFields<VersionTexts, unknown>({
      ...edit,
      label: labels,
      read: () => readVersion(client, version),
      write: (changes) =>
        patchModelVersion(client, { ...version, body: { ...nothingOfVersion, ...changes } }),
    }),
);

/** Changes keys of a version's metadata. */
export const editVersionMetadata = mutation(
  (client, { version, ...edit }: { version: VersionRef } & Edit<Metadata>) =>
    saveFields<Metadata, unknown>({
      ...edit,
      label: metadataLabel,
      read: async () => (await readVersion(client, version)).metadata ?? {},
      write: (changes, newest) => {
        const metadata = withChanges(newest, changes);
        return patchModelVersion(client, { ...version, body: { ...nothingOfVersion, metadata } });
      },
    }),
);

type Removal = {
  model: Pick<Model, 'id'>;
  version: number;
  aliases: readonly string[];
  by: string;
};

/**
 * Deregisters a version, and then removes its aliases, which the master keeps with the model; one
 * that another user has moved meanwhile stays.
 */
export const removeVersion = mutation(
  async (client, { model, version, aliases, by }: Removal) => {
    await deleteModelVersion(client, { modelName: String(model.id), modelVersionNum: version });
    if (aliases.length === 0) return;
    const base = Object.fromEntries(aliases.map((name) => [name, version]));
    await saveAliases(client, { model, by, base, to: {}, keep: 'newest' }).catch(
      (error: unknown) => {
        const names = new Intl.ListFormat('en').format(aliases);
        const message = `Version ${version} is deregistered, but unable to remove ${names}.`;
        reportError(error, { message });
      },
    );
  },
  { deleted: () => [keyOf(getModelVersion)] },
);

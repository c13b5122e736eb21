import type { QueryClient } from '@tanstack/react-query';
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
import {
  isNoChange,
  type ListChange,
  modelAliases,
  neededChange,
  withAliases,
  withListChange,
} from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Args, Model, ModelVersion } from '@trainyard/sdk/types';
import { listText } from '@trainyard/ui/lib/format';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { mutationHook } from '~/app/actions/mutation-hook';
import { changeWithUndo } from '~/app/editing/change-with-undo';
import type { Keep } from '~/app/editing/edit-question';
import { type Edit, metadataLabel, saveFields, withChanges } from '~/app/editing/save-fields';
import { reportError } from '~/app/errors/report-error';
import { mutation } from '~/data/mutation';
import { masterNow } from '~/lib/master-now';

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
        const names = listText(aliases);
        const message = `Version ${version} is deregistered, but unable to remove ${names}.`;
        reportError(error, { message });
      },
    );
  },
  { deleted: () => [keyOf(getModelVersion)] },
);

/** The aliases of one version of a model, in the order of their names. */
export const aliasesOf = (model: Pick<Model, 'metadata'>, version: number): string[] =>
  [...modelAliases(model)]
    .flatMap(([name, currentAliases]) => (currentAliases === version ? [name] : []))
    .sort();

/** The versions that hold aliases; undefined for an alias that none holds. */
type AliasHolders = Readonly<Record<string, number | undefined>>;

type AliasEdit = Edit<AliasHolders> & {
  model: Pick<Model, 'id'>;
  /** the name of the user, for the history */
  by: string;
  keep?: Keep;
};

/**
 * Changes the named aliases in the newest metadata of a model, and returns their former versions.
 * Reports no failure.
 */
async function saveAliases(
  client: Caller,
  { model: { id }, by, ...edit }: AliasEdit,
): Promise<AliasHolders> {
  const modelName = String(id);
  const { model } = await getModel(client, { modelName });
  const newest = Object.fromEntries(modelAliases(model));
  const moved = await saveFields<AliasHolders, AliasHolders>({
    ...edit,
    label: (alias) => `the alias ${alias}`,
    read: async () => newest,
    write: async (changes) => {
      const author = { by, at: new Date(masterNow()).toISOString() };
      const versions = new Map(
        Object.entries(changes).map(([alias, version]) => [alias, version ?? null]),
      );
      await patchModel(client, {
        modelName,
        body: { metadata: withAliases(model, versions, author) },
      });
      return Object.fromEntries(Object.keys(changes).map((alias) => [alias, newest[alias]]));
    },
  });
  return moved ?? {};
}

const changeAliases = mutation(saveAliases);

const sentence = (name: string, from: number | undefined, to: number | undefined) => {
  if (to === undefined) return `Removed ${name} from V${from}`;
  return from ? `Moved ${name} from V${from} to V${to}` : `Set ${name} on V${to}`;
};

/** Moves aliases of a model to versions, or removes those with undefined; with Undo. */
export async function changeAliasesWithUndo(
  queryClient: QueryClient,
  { model, to, by }: { model: Model; to: AliasHolders; by: string },
): Promise<void> {
  const current = Object.fromEntries(modelAliases(model));
  const base = Object.fromEntries(Object.keys(to).map((name) => [name, current[name]]));
  const before = await changeAliases(queryClient, { model, base, to, by });
  const changed = Object.keys(before);
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed.map((name) => [name, to[name]]));
  const sentences = changed.map((name) => sentence(name, before[name], after[name]));
  showUndo(sentences.join('. '), () => {
    changeAliases(queryClient, { model, base: after, to: before, by }).catch((error: unknown) =>
      reportError(error, { message: 'Undo failed.' }),
    );
  });
}

/** Something whose tags change: a model, or one of its versions. */
export type Tagged = { model: Pick<Model, 'id'>; version?: Pick<ModelVersion, 'version'> };

/** Reads the newest tags and sends them with the change, because the master has the list alone. */
const changeTags = mutation(
  async (client, { model, version }: Tagged, change: ListChange): Promise<ListChange> => {
    // another user may have renamed the model, so the id is sent
    const modelName = String(model.id);
    const place = version && versionRef(model, version);
    const before = place
      ? (await getModelVersion(client, place)).modelVersion.labels
      : (await getModel(client, { modelName })).model.labels;
    const done = neededChange(before, change);
    if (isNoChange(done)) return done;
    const body = { labels: withListChange(before, done) };
    if (place) await patchModelVersion(client, { ...place, body });
    else await patchModel(client, { modelName, body });
    return done;
  },
);

/** Adds and removes tags of a model or a version, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  tagged: Tagged,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, tagged, next));

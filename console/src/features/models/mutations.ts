import { actionFor } from '@trainyard/rbac';
import {
  archiveModel,
  deleteModel,
  deleteModelVersion,
  getModel,
  getModelVersion,
  moveModel,
  patchModel,
  patchModelVersion,
  postModel,
  postModelVersion,
  unarchiveModel,
} from '@trainyard/sdk/calls';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import type { Args, Model, ModelVersion } from '@trainyard/sdk/types';
import type { NoteSave } from '@trainyard/ui/page/note-card/note-card';
import { NoteConflict } from '@trainyard/ui/page/note-card/note-conflict';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import {
  afterModelChange,
  afterModelDelete,
  afterModelVersionDelete,
} from '~/app/query-invalidation';
import { reportError } from '~/app/report-error';
import { useViewer } from '~/features/viewer/queries';
import { masterNow } from '~/lib/master-now';

export const useCreateModel = mutationHook((queryClient) => ({
  mutationFn: async (body: NonNullable<Args<'postModel'>['body']>) => {
    const { model } = await postModel(client, { body });
    return model;
  },
  onSuccess: () => afterModelChange(queryClient),
  retry: false,
}));

type Patch = { modelName: string; body: Partial<Args<'patchModel'>['body']> };

/** A patch of a model that changes nothing. */
const nothingOfModel = {
  name: null,
  description: null,
  metadata: null,
  labels: null,
  notes: null,
};

/** Changes only the given fields. */
export const usePatchModel = mutationHook((queryClient) => ({
  mutationFn: ({ modelName, body }: Patch) =>
    patchModel(client, { modelName, body: { ...nothingOfModel, ...body } }),
  onSettled: () => afterModelChange(queryClient),
}));

/** Saves the notes of a model, unless another user has changed them since. */
export const useSaveModelNotes = mutationHook((queryClient, modelName: string) => ({
  mutationFn: async ({ contents, base, isForced }: NoteSave) => {
    const { model } = await getModel(client, { modelName });
    refuseOlder(model.notes, { base, isForced });
    return patchModel(client, { modelName, body: { ...nothingOfModel, notes: contents } });
  },
  onSuccess: () => afterModelChange(queryClient),
  retry: false,
}));

function refuseOlder(now: string | undefined, { base, isForced }: Omit<NoteSave, 'contents'>) {
  if (now !== base && !isForced)
    throw new NoteConflict('Someone else changed these notes while you were editing.');
}

const archiveCalls = { archive: archiveModel, unarchive: unarchiveModel };

/** Archives or unarchives a model. */
export const switchModel = mutation(
  (action: keyof typeof archiveCalls, { name }: Pick<Model, 'name'>) =>
    archiveCalls[action](client, { modelName: name }),
  afterModelChange,
);

type Move = { modelName: string; destinationWorkspaceId: number };

export const useMoveModel = mutationHook((queryClient) => ({
  mutationFn: ({ modelName, destinationWorkspaceId }: Move) =>
    moveModel(client, { modelName, body: { destinationWorkspaceId } }),
  onSuccess: () => afterModelChange(queryClient),
  retry: false,
}));

/** Deletes a model with all its versions; the user leaves its page before a refetch. */
export const removeModel = mutation(
  (modelName: string) => deleteModel(client, { modelName }),
  afterModelDelete,
);

type VersionBody = Omit<Args<'postModelVersion'>['body'], 'checkpointUuid' | 'modelName'>;

type Registering = { modelName: string; checkpointUuids: readonly string[]; body: VersionBody };

/** Registers each checkpoint as a version of a model, one after another, in the given order. */
export const useRegisterCheckpoints = mutationHook((queryClient) => ({
  mutationFn: async ({ modelName, checkpointUuids, body }: Registering) => {
    const versions: ModelVersion[] = [];
    for (const checkpointUuid of checkpointUuids) {
      const version = { ...body, checkpointUuid, modelName };
      const { modelVersion } = await postModelVersion(client, { modelName, body: version });
      versions.push(modelVersion);
    }
    return versions;
  },
  onSettled: () => afterModelChange(queryClient),
  // a retry might create a second version
  retry: false,
}));

type VersionRef = { modelName: string; modelVersionNum: number };

const nothingOfVersion = {
  checkpoint: null,
  name: null,
  metadata: null,
  comment: null,
  labels: null,
  notes: null,
};

type VersionPatch = VersionRef & { body: Partial<Args<'patchModelVersion'>['body']> };

export const usePatchVersion = mutationHook((queryClient) => ({
  mutationFn: ({ body, ...version }: VersionPatch) =>
    patchModelVersion(client, { ...version, body: { ...nothingOfVersion, ...body } }),
  onSettled: () => afterModelChange(queryClient),
}));

export const useSaveVersionNotes = mutationHook((queryClient, version: VersionRef) => ({
  mutationFn: async ({ contents, base, isForced }: NoteSave) => {
    const { modelVersion } = await getModelVersion(client, version);
    refuseOlder(modelVersion.notes, { base, isForced });
    const body = { ...nothingOfVersion, notes: contents };
    return patchModelVersion(client, { ...version, body });
  },
  onSuccess: () => afterModelChange(queryClient),
  retry: false,
}));

/** The aliases of one version of a model, in the order of their names. */
export const aliasesOf = (model: Model, version: number): string[] =>
  [...modelAliases(model)].flatMap(([name, held]) => (held === version ? [name] : [])).sort();

/** The version that takes each alias; null removes the alias. */
type AliasChanges = ReadonlyMap<string, number | null>;

type AliasPatch = { modelName: string; changes: AliasChanges; by: string };

async function patchAliases({ modelName, changes, by }: AliasPatch) {
  const { model } = await getModel(client, { modelName });
  const held = modelAliases(model);
  const made = { by, at: new Date(masterNow()).toISOString() };
  const body = { ...nothingOfModel, metadata: withAliases(model, changes, made) };
  await patchModel(client, { modelName, body });
  return new Map([...changes.keys()].map((name) => [name, held.get(name) ?? null]));
}

/** Changes aliases in the current metadata, and returns their previous versions. */
export const changeAliases = mutation(patchAliases, (queryClient) => afterModelChange(queryClient));

type Removal = VersionRef & { aliases: readonly string[]; by: string };

/** Deregisters a version, and then removes its aliases, which the master keeps with the model. */
export const removeVersion = mutation(async ({ aliases, by, ...version }: Removal) => {
  await deleteModelVersion(client, version);
  if (aliases.length === 0) return;
  const { modelName, modelVersionNum } = version;
  const changes = new Map(aliases.map((name) => [name, null]));
  await patchAliases({ modelName, changes, by }).catch((error: unknown) => {
    const names = new Intl.ListFormat('en').format(aliases);
    const message = `Version ${modelVersionNum} is deregistered, but unable to remove ${names}.`;
    reportError(error, { message });
  });
}, afterModelVersionDelete);

/** True if the user may edit a model: with the permission, while the model is not archived. */
export const useMayWrite = (model: Model): boolean =>
  actionFor({ model }, 'edit', useViewer()).state === 'allowed';

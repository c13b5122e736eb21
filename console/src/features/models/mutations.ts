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
import { useViewer } from '~/features/viewer/queries';

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
export const nothingOfModel = {
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

export const removeVersion = mutation(
  (version: VersionRef) => deleteModelVersion(client, version),
  afterModelVersionDelete,
);

/** True if the user may edit a model: with the permission, while the model is not archived. */
export const useMayWrite = (model: Model): boolean =>
  actionFor({ model }, 'edit', useViewer()).state === 'allowed';

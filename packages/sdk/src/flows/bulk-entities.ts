import type { Caller, CallOptions } from '../client/call';
import { ApiError, badInput, isApiError } from '../errors/errors';
import { deleteCheckpoints, getCheckpoint } from '../generated/calls/checkpoints';
import {
  killCommand,
  killNotebook,
  killShell,
  killTensorboard,
} from '../generated/calls/interactive';
import { archiveModel, deleteModel, unarchiveModel } from '../generated/calls/models';
import { archiveProject, deleteProject, unarchiveProject } from '../generated/calls/projects';
import { killTrial } from '../generated/calls/trials';
import {
  archiveWorkspace,
  deleteWorkspace,
  pinWorkspace,
  unarchiveWorkspace,
  unpinWorkspace,
} from '../generated/calls/workspaces';
import type { BulkResult } from './bulk';
import { reportedSizes } from './file-sizes';
import { registeredCheckpoints } from './stored-checkpoints';

type Options = Pick<CallOptions, 'signal'>;
type Action = (client: Caller, id: string, options: Options) => Promise<unknown>;

/** By a number: trials, projects and workspaces. `name` is the argument of the call. */
const byNumber =
  <Name extends string>(
    name: Name,
    perform: (
      client: Caller,
      args: { [Each in Name]: number },
      options: Options,
    ) => Promise<unknown>,
  ): Action =>
  (client, id, options) => {
    if (!/^[1-9]\d*$/.test(id)) throw badInput(`${id} is not an id`);
    // a computed key has any name for the types
    return perform(client, { [name]: Number(id) } as { [Each in Name]: number }, options);
  };

const actions = {
  'trial.kill': byNumber('trialId', killTrial),
  'project.archive': byNumber('projectId', archiveProject),
  'project.unarchive': byNumber('projectId', unarchiveProject),
  'project.delete': byNumber('projectId', deleteProject),
  'workspace.archive': byNumber('workspaceId', archiveWorkspace),
  'workspace.unarchive': byNumber('workspaceId', unarchiveWorkspace),
  'workspace.pin': byNumber('workspaceId', pinWorkspace),
  'workspace.unpin': byNumber('workspaceId', unpinWorkspace),
  'workspace.delete': byNumber('workspaceId', deleteWorkspace),
  'model.archive': (client, modelName, options) => archiveModel(client, { modelName }, options),
  'model.unarchive': (client, modelName, options) => unarchiveModel(client, { modelName }, options),
  'model.delete': (client, modelName, options) => deleteModel(client, { modelName }, options),
  'command.kill': (client, commandId, options) => killCommand(client, { commandId }, options),
  'notebook.kill': (client, notebookId, options) => killNotebook(client, { notebookId }, options),
  'shell.kill': (client, shellId, options) => killShell(client, { shellId }, options),
  'tensorboard.kill': (client, tensorboardId, options) =>
    killTensorboard(client, { tensorboardId }, options),
  // one per request: if a list contains an invalid one, the master deletes none
  'checkpoint.delete': (client, uuid, options) =>
    deleteCheckpoints(client, { body: { checkpointUuids: [uuid] } }, options),
} satisfies Record<string, Action>;

/** The bulk actions on entities other than experiments. */
export type EntityAction = keyof typeof actions;

/** Options of `bulk` for entities other than experiments. */
export type EntityOptions = Options & {
  /** called after each with the number done */
  onProgress?: (done: number, all: number) => void;
};

/** Options of `bulk` for checkpoints. */
export type CheckpointOptions = EntityOptions & {
  /** returns the expected results with the bytes that they free, and deletes nothing */
  dryRun?: boolean;
};

/** Sends one request each, in order, because the master has no bulk request for these. */
export async function bulkEntities<Id extends number | string>(
  client: Caller,
  action: EntityAction,
  ids: Iterable<Id>,
  { signal, onProgress, dryRun = false }: CheckpointOptions = {},
): Promise<Map<Id, BulkResult>> {
  const all = [...new Set(ids)];
  const own = signal ? { signal } : {};
  const knownAction: Action | undefined = Object.hasOwn(actions, action)
    ? actions[action]
    : undefined;
  if (!knownAction) throw badInput(`bulk has no action ${action}`);
  if (dryRun && action !== 'checkpoint.delete') throw badInput(`${action} has no dry run`);
  const perform = dryRun ? await foreseenDeletion(client, own) : knownAction;
  const results = new Map<Id, BulkResult>();
  let ended: BulkResult | undefined;
  for (const id of all) {
    signal?.throwIfAborted();
    const result = ended ?? (await resultOf(() => perform(client, String(id), own)));
    results.set(id, result);
    // the session has expired or the master is unreachable: the others would fail in the same way
    if (!result.ok && result.error.type !== 'api') ended = result;
    if (!result.ok && result.error.type === 'input') throw result.error;
    onProgress?.(results.size, all.length);
  }
  return results;
}

async function resultOf(perform: () => Promise<unknown>): Promise<BulkResult> {
  try {
    const bytes = await perform();
    return typeof bytes === 'number' ? { ok: true, bytes } : { ok: true };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}

/** Returns the bytes that the deletion of a checkpoint frees; the master refuses versions of models. */
async function foreseenDeletion(client: Caller, options: Options): Promise<Action> {
  const registered = await registeredCheckpoints(client, options);
  return async (_, checkpointUuid) => {
    const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, options);
    if (registered.has(checkpoint.uuid)) throw isRegistered(checkpointUuid);
    // the files of the others are gone
    const isStored = ['STATE_COMPLETED', 'STATE_PARTIALLY_DELETED'].includes(checkpoint.state);
    const sizes = isStored ? Object.values(reportedSizes(checkpoint)) : [];
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
}

const isRegistered = (uuid: string) =>
  new ApiError({
    type: 'api',
    status: 400,
    operation: 'deleteCheckpoints',
    message: `Checkpoint ${uuid} is a version of a model, and cannot be deleted.`,
  });

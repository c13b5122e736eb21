import type { QueryClient } from '@tanstack/react-query';
import {
  archiveWorkspace,
  deleteWorkspace,
  getWorkspace,
  getWorkspaceProjects,
  patchWorkspace,
  pinWorkspace,
  postWorkspace,
  unarchiveWorkspace,
  unpinWorkspace,
} from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import type { Args, Workspace } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { workspaceQueries } from '~/data/workspaces';
import { bodyOf, fieldsOf, type WorkspaceFields, workspaceLabels } from './workspace-form';

const calls = {
  pin: pinWorkspace,
  unpin: unpinWorkspace,
  archive: archiveWorkspace,
  unarchive: unarchiveWorkspace,
};

export type WorkspaceSwitch = keyof typeof calls;

const outcome = (action: WorkspaceSwitch): Partial<Workspace> => {
  if (action === 'pin') return { pinned: true, pinnedAt: new Date().toISOString() };
  if (action === 'unpin') return { pinned: false };
  return { archived: action === 'archive' };
};

/** Shows a change wherever the workspace is held. */
function showChange(queryClient: QueryClient, workspaceId: number, change: Partial<Workspace>) {
  const changed = (workspace: Workspace) =>
    workspace.id === workspaceId ? { ...workspace, ...change } : workspace;
  queryClient.setQueryData(
    workspaceQueries.list().queryKey,
    (list) => list && { ...list, workspaces: list.workspaces.map(changed) },
  );
  queryClient.setQueryData(
    workspaceQueries.detail(workspaceId).queryKey,
    (one) => one && { workspace: changed(one.workspace) },
  );
}

/** Pins, archives, and back: shown at once, and undone when the master refuses. */
export const switchWorkspace = (
  queryClient: QueryClient,
  action: WorkspaceSwitch,
  workspaceId: number,
) =>
  runMutation(queryClient, {
    send: (client): Promise<unknown> => calls[action](client, { workspaceId }),
    onMutate: async () => {
      // an answer that left the master before the action must not undo what is shown
      for (const { queryKey } of [workspaceQueries.list(), workspaceQueries.detail(workspaceId)])
        await queryClient.cancelQueries({ queryKey });
      showChange(queryClient, workspaceId, outcome(action));
    },
  });

/** Makes a workspace. */
export const useCreateWorkspace = mutationHook(() => ({
  send: async (client, body: Args<'postWorkspace'>['body']) =>
    (await postWorkspace(client, { body })).workspace,
}));

type WorkspaceEdit = { workspaceId: number } & Edit<WorkspaceFields>;

/** Saves the changed fields of a workspace. */
export const useEditWorkspace = mutationHook(() => ({
  send: (client, { workspaceId: id, ...edit }: WorkspaceEdit) =>
    saveFields<WorkspaceFields, unknown>({
      ...edit,
      label: workspaceLabels,
      read: async () => fieldsOf((await getWorkspace(client, { workspaceId: id })).workspace),
      write: (changes, newest) =>
        patchWorkspace(client, { workspaceId: id, body: bodyOf(changes, newest) }),
    }),
}));

/** Deletes a workspace with everything in it; the master may take its time. */
export const removeWorkspace = (queryClient: QueryClient, workspaceId: number) =>
  runMutation(queryClient, {
    send: (client) => deleteWorkspace(client, { workspaceId }),
    onSuccess: ({ completed }) => {
      if (!completed) showChange(queryClient, workspaceId, { state: 'WORKSPACE_STATE_DELETING' });
    },
    meta: {
      deleted: [keyOf(getWorkspace, { workspaceId }), keyOf(getWorkspaceProjects, { workspaceId })],
    },
  });

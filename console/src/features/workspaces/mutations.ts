import type { QueryClient } from '@tanstack/react-query';
import {
  archiveWorkspace,
  deleteWorkspace,
  patchWorkspace,
  pinWorkspace,
  postWorkspace,
  unarchiveWorkspace,
  unpinWorkspace,
} from '@trainyard/sdk/calls';
import type { Args, Workspace } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import {
  afterWorkspaceChange,
  afterWorkspaceDelete,
  afterWorkspaceSave,
} from '~/app/query-invalidation';
import { queryKeys } from '~/app/query-keys';
import { workspaceQueries } from './queries';

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
  queryClient.setQueryData(workspaceQueries.list().queryKey, (list) => list?.map(changed));
  queryClient.setQueryData(workspaceQueries.detail(workspaceId).queryKey, (one) =>
    one ? changed(one) : undefined,
  );
}

/** Pins, archives, and back: shown at once, and undone when the master refuses. */
export const switchWorkspace = (
  queryClient: QueryClient,
  action: WorkspaceSwitch,
  workspaceId: number,
) =>
  runMutation(queryClient, {
    mutationFn: (): Promise<unknown> => calls[action](client, { id: workspaceId }),
    onMutate: async () => {
      // an answer that left the master before the action must not undo what is shown
      await queryClient.cancelQueries({ queryKey: queryKeys.workspaces.all });
      showChange(queryClient, workspaceId, outcome(action));
    },
    onSettled: () => afterWorkspaceChange(queryClient),
  });

type Save = { workspaceId: number | undefined; body: Args<'postWorkspace'>['body'] };

/** Makes a workspace, or changes the one of the id. */
export const useSaveWorkspace = mutationHook((queryClient) => ({
  mutationFn: async ({ workspaceId, body }: Save) => {
    const { workspace } =
      workspaceId === undefined
        ? await postWorkspace(client, { body })
        : await patchWorkspace(client, { id: workspaceId, body });
    return workspace;
  },
  onSuccess: () => afterWorkspaceSave(queryClient),
}));

/** Deletes a workspace with everything in it; the master may take its time. */
export const removeWorkspace = (queryClient: QueryClient, workspaceId: number) =>
  runMutation(queryClient, {
    mutationFn: () => deleteWorkspace(client, { id: workspaceId }),
    onSuccess: ({ completed }) => {
      if (!completed) showChange(queryClient, workspaceId, { state: 'WORKSPACE_STATE_DELETING' });
      return afterWorkspaceDelete(queryClient);
    },
  });

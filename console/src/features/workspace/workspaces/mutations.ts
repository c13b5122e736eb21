import type { QueryClient } from '@tanstack/react-query';
import {
  archiveWorkspace,
  assignRoles,
  type Caller,
  deleteWorkspace,
  getWorkspace,
  getWorkspaceProjects,
  patchWorkspace,
  pinWorkspace,
  postWorkspace,
  removeAssignments,
  unarchiveWorkspace,
  unpinWorkspace,
} from '@trainyard/sdk/calls';
import { keyOf } from '@trainyard/sdk/query';
import type { Args, Workspace } from '@trainyard/sdk/types';
import { setResourceQuotas } from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { assignmentBody, type Holder } from '~/data/role-assignments';
import { workspaceQueries } from '~/data/workspaces';
import type { Member } from './members';
import {
  fetchNamespaces,
  moveToNamespace,
  type NamespaceFields,
  namespaceFields,
} from './namespaces';
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

/** Shows a change in every cached answer that contains the workspace. */
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

/** The kinds of default pools: for tasks with slots, and for those without. */
export type DefaultKind = 'compute' | 'aux';

type DefaultPool = { workspaceId: number; kind: DefaultKind; pool: string };

/** Makes a pool the default of a workspace; an empty name leaves it to the cluster's default. */
export const setDefaultPool = mutation((client, { workspaceId: id, kind, pool }: DefaultPool) => {
  const name = kind === 'compute' ? 'defaultComputeResourcePool' : 'defaultAuxResourcePool';
  // the client's types are those of 0.23, which knows less
  const body = { [name]: pool } as Args<'patchWorkspace'>['body'];
  return patchWorkspace(client, { workspaceId: id, body });
});

type NamespaceEdit = { workspaceId: number; clusterName: string } & Edit<NamespaceFields>;

const namespaceLabels: Record<string, string> = { namespace: 'the namespace', quota: 'the quota' };

/** Moves a workspace to another namespace of a cluster, and bounds one that the master made. */
export const useSetNamespace = mutationHook(() => ({
  send: (client, { workspaceId, clusterName, ...edit }: NamespaceEdit) =>
    saveFields<NamespaceFields, void>({
      ...edit,
      label: namespaceLabels,
      read: async () => {
        const [binding] = (
          await fetchNamespaces(client, workspaceId, edit.base.quota !== edit.to.quota)
        ).filter((each) => each.clusterName === clusterName);
        return binding ? namespaceFields(binding) : edit.base;
      },
      write: async (changes) => {
        if ('namespace' in changes)
          await moveToNamespace(client, { workspaceId, clusterName }, changes.namespace);
        const { quota } = changes;
        if (quota === undefined) return;
        const quotas = { clusterQuotaPairs: { [clusterName]: quota } };
        await setResourceQuotas(client, { workspaceId, body: quotas });
      },
    }),
}));

type Assignment = { member: Holder; roleId: number; workspaceId: number };

const assignmentOf = ({ member, roleId, workspaceId }: Assignment) => ({
  body: assignmentBody(member, { roleIds: [roleId], workspaceId }),
});

const add = (client: Caller, assignment: Assignment) =>
  assignRoles(client, assignmentOf(assignment));
const remove = (client: Caller, assignment: Assignment) =>
  removeAssignments(client, assignmentOf(assignment));

export const useAddMember = mutationHook((_, workspaceId: number) => ({
  send: (client, added: { member: Holder; roleId: number }) =>
    add(client, { ...added, workspaceId }),
}));

export const useRemoveMember = mutationHook((_, workspaceId: number) => ({
  send: (client, member: Member) => remove(client, { member, roleId: member.roleId, workspaceId }),
}));

/**
 * Adds the new role first, so that the member always has one; after a failure the old one is kept.
 */
export const useChangeRole = mutationHook((_, workspaceId: number) => ({
  send: async (client, { member, roleId }: { member: Member; roleId: number }) => {
    await add(client, { member, roleId, workspaceId });
    try {
      await remove(client, { member, roleId: member.roleId, workspaceId });
    } catch (error) {
      // rolls back; a failure of this is visible in the list
      await remove(client, { member, roleId, workspaceId }).catch(() => undefined);
      throw error;
    }
  },
  meta: { errorMessage: 'Unable to update role.' },
  // the second of two equal calls would be refused
  retry: false,
}));

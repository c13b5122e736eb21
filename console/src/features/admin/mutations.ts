import { useMutation } from '@tanstack/react-query';
import { createGroup, deleteGroup, patchUser, postUser, updateGroup } from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import type { AgentUserGroup, PatchUser, User } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterGroupChange, afterUserChange } from '~/app/query-invalidation';
import { setRoles } from './role-queries';

/** Sends only the changed fields. */
const patch = (userId: number, body: Partial<PatchUser>) => patchUser(client, { userId, body });

export type UserInput = {
  username: string;
  displayName: string;
  admin: boolean;
  roleIds: readonly number[];
  /** signs in by another system */
  remote?: boolean;
  password?: string;
};

/** Makes a user, with roles where there are roles; older masters give them no password. */
export const useCreateUser = mutationHook((queryClient) => ({
  mutationFn: async ({ roleIds, password, ...names }: UserInput) => {
    // the client sends it hashed
    const secret = password && !names.remote ? { password } : {};
    const body = { user: { ...names, active: true }, ...secret };
    const { user } = await postUser(client, { body });
    await setRoles({ kind: 'user', id: user.id }, { before: [], after: roleIds });
  },
  onSuccess: () => afterUserChange(queryClient),
  // the second one would have the name of the first
  retry: false,
}));

type Edit = Omit<UserInput, 'username' | 'password'> & {
  user: User;
  /** roles they hold so far */
  before: readonly number[];
};

export const useEditUser = mutationHook((queryClient) => ({
  mutationFn: async ({ user, displayName, admin, remote, roleIds, before }: Edit) => {
    const change = {
      ...(displayName !== user.displayName && { displayName }),
      ...(admin !== user.admin && { admin }),
      ...(remote !== undefined && remote !== user.remote && { remote }),
    };
    if (Object.keys(change).length > 0) await patch(user.id, change);
    await setRoles({ kind: 'user', id: user.id }, { before, after: roleIds });
  },
  onSettled: () => afterUserChange(queryClient),
  retry: false,
}));

/** Sends that a user is active, or not any more; the caller refreshes the list. */
export const setActive = (userId: number, active: boolean) => patch(userId, { active });

/** Activates or deactivates a user. */
export const switchUser = mutation(setActive, afterUserChange);

/** Sets a password; the user has to sign in again everywhere. */
export const useSetPassword = () =>
  useMutation({
    mutationFn: ({ userId, password }: { userId: number; password: string }) =>
      setPassword(client, userId, password),
  });

export const useConfigureAgent = mutationHook((queryClient) => ({
  mutationFn: ({ userId, agent }: { userId: number; agent: Required<AgentUserGroup> }) =>
    patch(userId, { agentUserGroup: agent }),
  onSuccess: () => afterUserChange(queryClient),
}));

/** Puts a user into groups, one after the other. */
export async function addToGroups(userId: number, groupIds: readonly number[]): Promise<void> {
  for (const groupId of groupIds)
    await updateGroup(client, { groupId, body: { addUsers: [userId] } });
}

type Membership = { userId: number; before: readonly number[]; after: readonly number[] };

/** Puts a user into groups and takes them out of others, one group after the other. */
export const useSetGroups = mutationHook((queryClient) => ({
  mutationFn: async ({ userId, before, after }: Membership) => {
    await addToGroups(
      userId,
      after.filter((id) => !before.includes(id)),
    );
    for (const groupId of before.filter((id) => !after.includes(id)))
      await updateGroup(client, { groupId, body: { removeUsers: [userId] } });
  },
  onSettled: () => afterGroupChange(queryClient),
  retry: false,
}));

type Member = { groupId: number; userId: number; isMember: boolean };

/** Puts one user into a group, or takes them out of it. */
export const useSetMember = mutationHook((queryClient) => ({
  mutationFn: ({ groupId, userId, isMember }: Member) =>
    updateGroup(client, {
      groupId,
      body: isMember ? { addUsers: [userId] } : { removeUsers: [userId] },
    }),
  onSettled: () => afterGroupChange(queryClient),
  retry: false,
}));

type Change = { before: readonly number[]; after: readonly number[] };

export const useCreateGroup = mutationHook((queryClient) => ({
  mutationFn: (body: { name: string; addUsers: number[] }) => createGroup(client, { body }),
  onSuccess: () => afterGroupChange(queryClient),
  retry: false,
}));

type CreateGroupEdit = { groupId: number; name: string; users: Change; roles: Change };

/** Renames a group and changes who is in it and what it may do. */
export const useEditGroup = mutationHook((queryClient) => ({
  mutationFn: async ({ groupId, name, users: { before, after }, roles }: CreateGroupEdit) => {
    const addUsers = after.filter((id) => !before.includes(id));
    const removeUsers = before.filter((id) => !after.includes(id));
    await updateGroup(client, { groupId, body: { name, addUsers, removeUsers } });
    await setRoles({ kind: 'group', id: groupId }, roles);
  },
  onSettled: () => afterGroupChange(queryClient),
  retry: false,
}));

export const removeGroup = mutation(
  (groupId: number) => deleteGroup(client, { groupId }),
  afterGroupChange,
);

import { useMutation } from '@tanstack/react-query';
import {
  assignRoles,
  createGroup,
  deleteGroup,
  getGroup,
  getUser,
  patchUser,
  postUser,
  removeAssignments,
  updateGroup,
} from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import { type ListChange, neededChange } from '@trainyard/sdk/model';
import { call, changesOf } from '@trainyard/sdk/query';
import type { AgentUserGroup, PatchUser } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { saveUser, type UserEdit } from '~/data/user-mutations';
import { fetchUserGroups } from './queries';
import { setRoles } from './set-roles';

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

/** Makes a user, with roles where there are roles. */
export const useCreateUser = mutationHook(() => ({
  mutationFn: async ({ roleIds, password, ...names }: UserInput) => {
    // the client sends it hashed
    const secret = password && !names.remote ? { password } : {};
    const body = { user: { ...names, active: true }, ...secret };
    const { user } = await postUser(client, { body });
    await setRoles({ kind: 'user', id: user.id }, { before: [], after: roleIds });
  },
  meta: changesOf(postUser, assignRoles),
  // the second one would have the name of the first
  retry: false,
}));

/** Gives and takes roles of a user or a group. */
export const giveRoles = mutation(setRoles, [assignRoles, removeAssignments]);

type Change = { before: readonly number[]; after: readonly number[] };

type CreateUserEdit = UserEdit & { roles: Change };

/** Changes a user, and the roles that they hold on the whole cluster. */
export const useEditUser = mutationHook(() => ({
  mutationFn: async ({ roles, ...edit }: CreateUserEdit) => {
    await saveUser(edit);
    await setRoles({ kind: 'user', id: edit.userId }, roles);
  },
  meta: changesOf(patchUser, assignRoles, removeAssignments),
  retry: false,
}));

/** Sends that a user is active, or not any more; the caller refreshes the list. */
export const setActive = (userId: number, active: boolean) => patch(userId, { active });

/** Activates or deactivates a user. */
export const switchUser = mutation(setActive, (userId) => [call(patchUser, { userId, body: {} })]);

/** Sets a password; the user has to sign in again everywhere. */
export const useSetPassword = () =>
  useMutation({
    mutationFn: ({ userId, password }: { userId: number; password: string }) =>
      setPassword(client, userId, password),
    meta: changesOf(patchUser),
  });

const agentLabels: Record<string, string> = {
  agentUid: 'the agent user ID',
  agentUser: 'the agent user name',
  agentGid: 'the agent user group ID',
  agentGroup: 'the agent group name',
};

/** Changes the account that runs the work of a user on the agents. */
export const useConfigureAgent = mutationHook(() => ({
  mutationFn: ({ userId, ...edit }: { userId: number } & Edit<AgentUserGroup>) =>
    saveFields<AgentUserGroup, unknown>({
      ...edit,
      label: agentLabels,
      read: async () => (await getUser(client, { userId })).user.agentUserGroup ?? {},
      // the master takes the four fields together
      write: (changes, newest) => patch(userId, { agentUserGroup: { ...newest, ...changes } }),
    }),
  meta: changesOf(patchUser),
}));

/** Changes the groups of a user, one after the other; what is so already is not sent. */
export async function changeGroups(userId: number, change: ListChange<number>): Promise<void> {
  const { added, removed } = neededChange(await fetchUserGroups(userId), change);
  for (const groupId of added) await updateGroup(client, { groupId, body: { addUsers: [userId] } });
  for (const groupId of removed)
    await updateGroup(client, { groupId, body: { removeUsers: [userId] } });
}

/** The same with the lists refreshed. */
export const moveToGroups = mutation(changeGroups, [updateGroup], { retry: false });

type Member = { groupId: number; userId: number; isMember: boolean };

/** Puts one user into a group, or takes them out of it. */
export const useSetMember = mutationHook(() => ({
  mutationFn: ({ groupId, userId, isMember }: Member) =>
    updateGroup(client, {
      groupId,
      body: isMember ? { addUsers: [userId] } : { removeUsers: [userId] },
    }),
  meta: changesOf(updateGroup),
  retry: false,
}));

export const useCreateGroup = mutationHook(() => ({
  mutationFn: (body: { name: string; addUsers: number[] }) => createGroup(client, { body }),
  meta: changesOf(createGroup),
  retry: false,
}));

type GroupEdit = { groupId: number; users: ListChange<number>; roles: Change } & Edit<{
  name: string;
}>;

/** Renames a group and changes its members and its roles. */
export const useEditGroup = mutationHook(() => ({
  mutationFn: async ({ groupId, users, roles, ...edit }: GroupEdit) => {
    const { group } = await getGroup(client, { groupId });
    const renamed = await saveFields({
      ...edit,
      label: 'the name',
      read: async () => ({ name: group.name }),
      write: async (changes) => changes,
    });
    const newest = group.users.map(({ id }) => id);
    const { added, removed } = neededChange(newest, users);
    const body = {
      ...renamed,
      ...(added.length > 0 && { addUsers: [...added] }),
      ...(removed.length > 0 && { removeUsers: [...removed] }),
    };
    if (Object.keys(body).length > 0) await updateGroup(client, { groupId, body });
    await setRoles({ kind: 'group', id: groupId }, roles);
  },
  meta: changesOf(updateGroup, assignRoles, removeAssignments),
  retry: false,
}));

export const removeGroup = mutation(
  (groupId: number) => deleteGroup(client, { groupId }),
  [deleteGroup],
);

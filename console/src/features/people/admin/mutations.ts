import {
  type Caller,
  createGroup,
  deleteGroup,
  getGroup,
  getUser,
  patchUser,
  postUser,
  updateGroup,
} from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import { type ListChange, neededChange } from '@trainyard/sdk/model';
import type { AgentUserGroup, PatchUser } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { saveUser, type UserEdit } from '~/data/user-mutations';
import { fetchUserGroups } from './queries';
import { setRoles } from './set-roles';

/** Sends only the changed fields. */
const patch = (client: Caller, userId: number, body: Partial<PatchUser>) =>
  patchUser(client, { userId, body });

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
  send: async (client, { roleIds, password, ...names }: UserInput) => {
    // the client sends it hashed
    const secret = password && !names.remote ? { password } : {};
    const body = { user: { ...names, active: true }, ...secret };
    const { user } = await postUser(client, { body });
    await setRoles(client, { kind: 'user', id: user.id }, { before: [], after: roleIds });
  },
  // the second one would have the name of the first
  retry: false,
}));

/** Gives and takes roles of a user or a group. */
export const giveRoles = mutation(setRoles);

type Change = { before: readonly number[]; after: readonly number[] };

type CreateUserEdit = UserEdit & { roles: Change };

/** Changes a user, and the roles that they hold on the whole cluster. */
export const useEditUser = mutationHook(() => ({
  send: async (client, { roles, ...edit }: CreateUserEdit) => {
    await saveUser(client, edit);
    await setRoles(client, { kind: 'user', id: edit.userId }, roles);
  },
  retry: false,
}));

/** Sends that a user is active, or not any more; the caller refreshes the list. */
export const setActive = (client: Caller, userId: number, active: boolean) =>
  patch(client, userId, { active });

/** Activates or deactivates a user. */
export const switchUser = mutation(setActive);

/** Sets a password; the user has to sign in again everywhere. */
export const useSetPassword = mutationHook(() => ({
  send: (client, { userId, password }: { userId: number; password: string }) =>
    setPassword(client, userId, password),
}));

const agentLabels: Record<string, string> = {
  agentUid: 'the agent user ID',
  agentUser: 'the agent user name',
  agentGid: 'the agent user group ID',
  agentGroup: 'the agent group name',
};

/** Changes the account that runs the work of a user on the agents. */
export const useConfigureAgent = mutationHook(() => ({
  send: (client, { userId, ...edit }: { userId: number } & Edit<AgentUserGroup>) =>
    saveFields<AgentUserGroup, unknown>({
      ...edit,
      label: agentLabels,
      read: async () => (await getUser(client, { userId })).user.agentUserGroup ?? {},
      // the master takes the four fields together
      write: (changes, newest) =>
        patch(client, userId, { agentUserGroup: { ...newest, ...changes } }),
    }),
}));

/** Changes the groups of a user, one after the other; what is so already is not sent. */
export async function changeGroups(
  client: Caller,
  userId: number,
  change: ListChange<number>,
): Promise<void> {
  const { added, removed } = neededChange(await fetchUserGroups(client, userId), change);
  for (const groupId of added) await updateGroup(client, { groupId, body: { addUsers: [userId] } });
  for (const groupId of removed)
    await updateGroup(client, { groupId, body: { removeUsers: [userId] } });
}

/** The same with the lists refreshed. */
export const moveToGroups = mutation(changeGroups, { retry: false });

type Member = { groupId: number; userId: number; isMember: boolean };

/** Puts one user into a group, or takes them out of it. */
export const useSetMember = mutationHook(() => ({
  send: (client, { groupId, userId, isMember }: Member) =>
    updateGroup(client, {
      groupId,
      body: isMember ? { addUsers: [userId] } : { removeUsers: [userId] },
    }),
  retry: false,
}));

export const useCreateGroup = mutationHook(() => ({
  send: (client, body: { name: string; addUsers: number[] }) => createGroup(client, { body }),
  retry: false,
}));

type GroupEdit = { groupId: number; users: ListChange<number>; roles: Change } & Edit<{
  name: string;
}>;

/** Renames a group and changes its members and its roles. */
export const useEditGroup = mutationHook(() => ({
  send: async (client, { groupId, users, roles, ...edit }: GroupEdit) => {
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
    await setRoles(client, { kind: 'group', id: groupId }, roles);
  },
  retry: false,
}));

export const removeGroup = mutation((client, groupId: number) => deleteGroup(client, { groupId }));

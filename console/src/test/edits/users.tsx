import { useSuspenseQuery } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import * as calls from '@trainyard/sdk/calls';
import type { User } from '@trainyard/sdk/types';
import * as newer from '@trainyard/sdk/v038';
import { typeCode } from '@trainyard/ui/test/code-editor';
import { settingsQuery } from '~/data/settings';
import AgentDialog from '~/features/people/admin/agent-dialog';
import GroupDialog from '~/features/people/admin/group-dialog';
import UserDialog from '~/features/people/admin/user-dialog';
import UserGroupsDialog from '~/features/people/admin/user-groups-dialog';
import { ProfileSection } from '~/features/people/settings/profile-section';
import { RawSettingsDialog } from '~/features/people/settings/raw-settings-dialog';
import EditTokenDialog from '~/features/people/tokens/edit-token-dialog';
import { newerSandbox } from '~/test/newer-sandbox';
import { rbacSandbox } from '~/test/render-app';
import {
  choose,
  done,
  type FieldRow,
  fill,
  inForm,
  type ListRow,
  type Other,
  press,
} from './edit-rows';

const account = { agentUid: 7, agentUser: 'seven', agentGid: 8, agentGroup: 'eight' };

const userOf = async (other: Other) => (await calls.getUser(other, { userId: 3 })).user;

const openAgent = async (other: Other) => <AgentDialog user={await userOf(other)} onClose={done} />;

const patchUser = (body: Partial<User>) => (other: Other) =>
  calls.patchUser(other, { userId: 3, body });

async function openGroup(other: Other) {
  return <GroupDialog groupId={await groupIdOf(other, 'team')} onClose={done} />;
}

const groupIdOf = async (other: Other, name: string) => {
  const { groups } = await calls.getGroups(other, { body: { limit: 100 } });
  return groups.find(({ group }) => group?.name === name)?.group?.groupId ?? 0;
};

const groupOf = async (other: Other) =>
  (await calls.getGroup(other, { groupId: await groupIdOf(other, 'team') })).group;

const userIdOf = async (other: Other, username: string) => {
  const { users } = await calls.getUsers(other, {});
  return users.find((user) => user.username === username)?.id ?? 0;
};

const roleIdOf = async (other: Other, name: string) => {
  const { roles } = await calls.listRoles(other, { body: { limit: 0 } });
  return roles.find((role) => role.name === name)?.roleId ?? 0;
};

const meOf = async (other: Other) => (await calls.getMe(other, {})).user;

/** Edits a value of the drawer of settings. */
const inDrawer = (name: string) => async (value: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await fill(name, value);
  await press('Save');
};

/** Ticks a box of a form and saves it. */
const tick = (name: string) => async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  await press('Save');
};

/** The dialog opens once the settings are there, as in the drawer. */
function OpenedSettings() {
  useSuspenseQuery(settingsQuery);
  return <RawSettingsDialog onClose={done} />;
}

const settingOf = async (other: Other, key: string) => {
  const { settings } = await calls.getUserSetting(other, {});
  const stored = settings.find((each) => each.storagePath === 'notes' && each.key === key);
  return stored && JSON.parse(stored.value);
};
const postSetting = (key: string, value: string) => (other: Other) =>
  calls.postUserSetting(other, {
    body: { settings: [{ storagePath: 'notes', key, value: JSON.stringify(value) }] },
  });

export const fields: readonly FieldRow[] = [
  {
    field: 'display name of a user',
    operations: ['patchUser'],
    open: async (other) => <UserDialog user={await userOf(other)} onClose={done} />,
    edit: inForm('Display Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await userOf(other)).displayName,
    writeSame: patchUser({ displayName: 'theirs' }),
    beside: {
      write: patchUser({ username: 'theirs' }),
      read: async (other) => (await userOf(other)).username,
    },
  },
  {
    field: 'admin right of a user',
    operations: ['patchUser'],
    open: async (other) => <UserDialog user={await userOf(other)} onClose={done} />,
    edit: tick('Admin'),
    mine: true,
    read: async (other) => (await userOf(other)).admin,
    beside: {
      write: patchUser({ displayName: 'theirs' }),
      read: async (other) => (await userOf(other)).displayName,
    },
  },
  {
    field: 'provider that a user signs in with',
    operations: ['patchUser'],
    sandbox: newerSandbox,
    open: async (other) => <UserDialog user={await userOf(other)} onClose={done} />,
    edit: tick('Signs in with a provider only'),
    mine: true,
    read: async (other) => (await userOf(other)).remote,
    beside: {
      write: patchUser({ displayName: 'theirs' }),
      read: async (other) => (await userOf(other)).displayName,
    },
  },
  {
    field: 'account of a user on the agents',
    operations: ['patchUser'],
    open: async (other) => {
      await patchUser({ agentUserGroup: account })(other);
      return openAgent(other);
    },
    draft: { field: 'Agent User Name', save: 'Save', reopen: openAgent },
    edit: inForm('Agent User Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await userOf(other)).agentUserGroup?.agentUser,
    writeSame: patchUser({ agentUserGroup: { ...account, agentUser: 'theirs' } }),
    beside: {
      write: patchUser({ agentUserGroup: { ...account, agentGroup: 'theirs' } }),
      read: async (other) => (await userOf(other)).agentUserGroup?.agentGroup,
    },
  },
  {
    field: 'own display name',
    operations: ['patchUser'],
    open: async () => <ProfileSection />,
    edit: inDrawer('Display Name'),
    mine: 'mine',
    read: async (other) => (await meOf(other)).displayName,
    writeSame: (other) => calls.patchUser(other, { userId: 1, body: { displayName: 'theirs' } }),
    beside: {
      write: (other) => calls.patchUser(other, { userId: 1, body: { username: 'theirs' } }),
      read: async (other) => (await meOf(other)).username,
    },
  },
  {
    field: 'own user name',
    operations: ['patchUser'],
    open: async () => <ProfileSection />,
    edit: inDrawer('Username'),
    mine: 'mine',
    read: async (other) => (await meOf(other)).username,
    writeSame: (other) => calls.patchUser(other, { userId: 1, body: { username: 'theirs' } }),
    beside: {
      write: (other) => calls.patchUser(other, { userId: 1, body: { displayName: 'theirs' } }),
      read: async (other) => (await meOf(other)).displayName,
    },
  },
  {
    field: 'setting as a text',
    operations: ['postUserSetting'],
    open: async (other) => {
      await postSetting('one', 'first')(other);
      return <OpenedSettings />;
    },
    edit: async (value) => {
      await typeCode('Settings as JSON', JSON.stringify({ notes: { one: value } }));
      await press('Save Settings');
    },
    mine: 'mine',
    read: (other) => settingOf(other, 'one'),
    writeSame: postSetting('one', 'theirs'),
    beside: {
      write: postSetting('two', 'theirs'),
      read: (other) => settingOf(other, 'two'),
    },
  },
  {
    field: 'description of a token',
    operations: ['patchAccessToken'],
    sandbox: newerSandbox,
    open: async (other) => {
      const { tokenInfo } = await newer.getAccessTokens(other, {});
      const [token] = tokenInfo;
      if (!token) throw new Error('There is no token.');
      return <EditTokenDialog token={token} onClose={done} />;
    },
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await newer.getAccessTokens(other, {})).tokenInfo[0]?.description,
    writeSame: async (other) => {
      const tokenId = (await newer.getAccessTokens(other, {})).tokenInfo[0]?.id ?? 0;
      const body = { tokenId, description: 'theirs', setRevoked: false };
      await newer.patchAccessToken(other, { tokenId, body });
    },
  },
  {
    field: 'name of a group',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: openGroup,
    edit: inForm('Group Name', 'Save'),
    mine: 'mine',
    // the other group is not renamed
    read: async (other) => {
      const { groups } = await calls.getGroups(other, { body: { limit: 100 } });
      return groups.map(({ group }) => group?.name).find((name) => name !== 'reviewers');
    },
    writeSame: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'team'),
        body: { name: 'theirs' },
      }),
  },
];

export const lists: readonly ListRow[] = [
  {
    list: 'members of a group',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: openGroup,
    add: async () => {
      const users = within(await screen.findByRole('listbox', { name: 'Users' }));
      fireEvent.click(users.getByRole('option', { name: /^viewer/ }));
      await press('Save');
    },
    addOther: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'team'),
        body: { addUsers: [await userIdOf(other, 'clusteradmin')] },
      }),
    read: async (other) => (await groupOf(other)).users.map(({ username }) => username),
    mine: 'viewer',
    otherItem: 'clusteradmin',
  },
  {
    list: 'roles of a group',
    operations: ['assignRoles'],
    sandbox: rbacSandbox,
    open: openGroup,
    add: async () => {
      const roles = within(await screen.findByRole('listbox', { name: 'Global Roles' }));
      fireEvent.click(roles.getByRole('option', { name: /^Viewer/ }));
      await press('Save');
    },
    addOther: async (other) =>
      calls.assignRoles(other, {
        body: {
          groupRoleAssignments: [
            {
              groupId: await groupIdOf(other, 'team'),
              roleAssignment: {
                role: { roleId: await roleIdOf(other, 'Editor') },
                scopeCluster: true,
              },
            },
          ],
        },
      }),
    read: async (other) => {
      const groupId = await groupIdOf(other, 'team');
      const { roles, assignments } = await calls.getRolesAssignedToGroup(other, { groupId });
      return assignments
        .filter(({ scopeCluster }) => scopeCluster)
        .map(({ roleId }) => roles.find((role) => role.roleId === roleId)?.name);
    },
    mine: 'Viewer',
    otherItem: 'Editor',
  },
  {
    list: 'roles of a user',
    operations: ['assignRoles'],
    sandbox: rbacSandbox,
    open: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { user } = await calls.getUser(other, { userId });
      return <UserDialog user={user} onClose={done} />;
    },
    add: async () => {
      const roles = within(await screen.findByRole('listbox', { name: 'Global Roles' }));
      fireEvent.click(roles.getByRole('option', { name: /^Editor ?Runs and changes/ }));
      await press('Save');
    },
    addOther: async (other) =>
      calls.assignRoles(other, {
        body: {
          userRoleAssignments: [
            {
              userId: await userIdOf(other, 'viewer'),
              roleAssignment: {
                role: { roleId: await roleIdOf(other, 'ModelRegistryViewer') },
                scopeCluster: true,
              },
            },
          ],
        },
      }),
    read: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { roles } = await calls.getRolesAssignedToUser(other, { userId });
      return roles
        .filter(({ userRoleAssignments }) =>
          userRoleAssignments.some(({ roleAssignment }) => roleAssignment?.scopeCluster),
        )
        .map(({ role }) => role?.name);
    },
    mine: 'Editor',
    otherItem: 'ModelRegistryViewer',
  },
  {
    list: 'groups of a user',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { user } = await calls.getUser(other, { userId });
      return <UserGroupsDialog user={user} onClose={done} />;
    },
    add: () => choose('team', 'Save'),
    addOther: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'reviewers'),
        body: { addUsers: [await userIdOf(other, 'viewer')] },
      }),
    read: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { groups } = await calls.getGroups(other, { body: { userId, limit: 100 } });
      return groups.map(({ group }) => group?.name);
    },
    mine: 'team',
    otherItem: 'reviewers',
  },
];

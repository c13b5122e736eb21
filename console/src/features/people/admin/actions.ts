import { actionFor, type Viewer } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import {
  Eye,
  KeyRound,
  Pencil,
  ServerCog,
  Trash2,
  UserRoundCheck,
  UserRoundX,
  Users,
} from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { removeGroup, switchUser } from './mutations';
import type { GroupRow } from './queries';

type UserAction =
  | 'view'
  | 'edit'
  | 'manageGroups'
  | 'configureAgent'
  | 'changePassword'
  | 'activate'
  | 'deactivate';

/** Every action on a user: how it is shown and what runs it. */
export const userActions: EntityActions<UserAction, { user: User }> = {
  view: { label: 'View User', icon: Eye, dialog: () => import('./view-user-dialog') },
  edit: { label: 'Edit User...', icon: Pencil, dialog: () => import('./user-dialog') },
  manageGroups: {
    label: 'Manage Groups...',
    icon: Users,
    dialog: () => import('./user-groups-dialog'),
  },
  configureAgent: {
    label: 'Configure Agent...',
    icon: ServerCog,
    dialog: () => import('./agent-dialog'),
  },
  changePassword: {
    label: 'Set password...',
    icon: KeyRound,
    dialog: () => import('./password-dialog'),
  },
  activate: {
    label: 'Activate',
    icon: UserRoundCheck,
    run: ({ user }, { queryClient }) => switchUser(queryClient, user.id, true),
    success: ({ user }) => ({
      title: 'User has been activated',
      description: displayName(user),
    }),
    undo: 'deactivate',
    failure: () => 'Unable to activate user.',
  },
  deactivate: {
    label: 'Deactivate',
    icon: UserRoundX,
    isDangerous: true,
    run: ({ user }, { queryClient }) => switchUser(queryClient, user.id, false),
    success: ({ user }) => ({
      title: 'User has been deactivated',
      description: displayName(user),
    }),
    undo: 'activate',
    failure: () => 'Unable to deactivate user.',
  },
};

const userMenu: readonly UserAction[] = [
  'view',
  'edit',
  'manageGroups',
  'configureAgent',
  'changePassword',
  'activate',
  'deactivate',
];

type Master = { userManagementEnabled: boolean; rbacEnabled: boolean };

/** The menu items of a user. Accounts that another system manages cannot be changed here. */
export const userItems = (
  user: User,
  { viewer, master }: { viewer: Viewer; master: Master },
): OfferedItem<UserAction>[] =>
  offeredItems(menuItemsOf(userActions, userMenu), (id) => {
    const mayEdit =
      master.userManagementEnabled && actionFor({ user }, 'edit', viewer).state === 'allowed';
    if (id === 'view') return { state: mayEdit ? 'hidden' : 'allowed' };
    if (!master.userManagementEnabled) return { state: 'hidden' };
    if (id === 'manageGroups' && !master.rbacEnabled) return { state: 'hidden' };
    // users change their own password in the settings, which require the old one
    if (id === 'changePassword' && user.id === viewer.user.id) return { state: 'hidden' };
    return actionFor({ user }, id === 'configureAgent' ? 'edit' : id, viewer);
  });

type GroupAction = 'edit' | 'delete';

/** Every action on a group: how it is shown and what runs it. */
export const groupActions: EntityActions<GroupAction, Pick<GroupRow, 'groupId' | 'name'>> = {
  edit: { label: 'Edit...', icon: Pencil, dialog: () => import('./group-dialog') },
  delete: {
    label: 'Delete...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Group',
      text: ({ name, groupId }) =>
        `Are you sure you want to delete group ${name} (ID: ${groupId})?`,
      submit: 'Delete',
      typeToConfirm: ({ name }) => name,
    },
    run: ({ groupId }, { queryClient }) => removeGroup(queryClient, groupId),
    success: () => 'Group deleted.',
    failure: () => 'Error deleting group.',
  },
};

/** The menu items of a group for this viewer. */
export const groupItems = (
  group: { groupId: number },
  viewer: Viewer,
): OfferedItem<GroupAction>[] =>
  offeredItems(menuItemsOf(groupActions, ['edit', 'delete']), (id) =>
    actionFor({ group }, id, viewer),
  );

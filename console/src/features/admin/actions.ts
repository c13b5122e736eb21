import { actionFor, type Viewer } from '@trainyard/rbac';
import type { User } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import {
  KeyRound,
  Pencil,
  ServerCog,
  Trash2,
  UserRoundCheck,
  UserRoundX,
  Users,
} from 'lucide-react';

export type UserAction =
  | 'edit'
  | 'manageGroups'
  | 'configureAgent'
  | 'changePassword'
  | 'activate'
  | 'deactivate';

const userActions: readonly ActionItem<UserAction>[] = [
  { id: 'edit', label: 'Edit User...', icon: Pencil },
  { id: 'manageGroups', label: 'Manage Groups...', icon: Users },
  { id: 'configureAgent', label: 'Configure Agent...', icon: ServerCog },
  { id: 'changePassword', label: 'Set Password...', icon: KeyRound },
  { id: 'activate', label: 'Activate', icon: UserRoundCheck },
  { id: 'deactivate', label: 'Deactivate', icon: UserRoundX, isDangerous: true },
];

type Master = { userManagementEnabled: boolean; rbacEnabled: boolean };

/** The menu items of a user. Accounts that another system manages cannot be changed here. */
export const userItems = (
  user: User,
  { viewer, master }: { viewer: Viewer; master: Master },
): ActionItem<UserAction>[] =>
  offeredItems(userActions, (id) => {
    if (!master.userManagementEnabled) return { state: 'hidden' };
    if (id === 'manageGroups' && !master.rbacEnabled) return { state: 'hidden' };
    // one's own asks for the old one first: that is in the settings
    if (id === 'changePassword' && user.id === viewer.user.id) return { state: 'hidden' };
    return actionFor({ user }, id === 'configureAgent' ? 'edit' : id, viewer);
  });

export type GroupAction = 'edit' | 'delete';

const groupActions: readonly ActionItem<GroupAction>[] = [
  { id: 'edit', label: 'Edit...', icon: Pencil },
  { id: 'delete', label: 'Delete...', icon: Trash2, isDangerous: true },
];

export const groupItems = (group: { groupId: number }, viewer: Viewer): ActionItem<GroupAction>[] =>
  offeredItems(groupActions, (id) => actionFor({ group }, id, viewer));

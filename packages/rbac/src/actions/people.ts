import type { User } from '@trainyard/sdk/types';
import { type StateRule, tableOf } from './row';

export type ActionableUser = Pick<User, 'active' | 'id' | 'remote'>;
/** An assigned role: for the whole cluster, or in one workspace with its owner. */
export type ActionableAssignment = { workspaceId?: number; workspaceOwnerId?: number };

type Rule = StateRule<ActionableUser>;

const isNotRemote: Rule = {
  holds: ({ remote }) => !remote,
  otherwise: 'The password of a remote user is kept elsewhere.',
};

/** The actions on a user; users need fewer permissions for themselves. */
export const userTable = tableOf(({ id }: ActionableUser) => ({ ownerId: id }))({
  edit: { policy: 'user.administrate', rules: [] },
  changeDisplayName: { policy: 'user.modifySelf', rules: [] },
  changePassword: { policy: 'user.modifySelf', rules: [isNotRemote] },
  activate: {
    policy: 'user.administrate',
    rules: [{ holds: ({ active }) => !active, otherwise: 'The user is active.' }],
    bulk: true,
  },
  deactivate: {
    policy: 'user.administrate',
    rules: [
      { holds: ({ active }) => active, otherwise: 'The user is not active.' },
      {
        holds: ({ id }, viewer) => id !== viewer.user.id,
        otherwise: 'You would lock yourself out.',
      },
    ],
    bulk: true,
  },
  manageGroups: { policy: 'group.modify', rules: [], bulk: true },
  manageRoles: { policy: 'permission.modify', rules: [], bulk: true },
});

/** The actions on a group. */
export const groupTable = tableOf<{ groupId: number }>(() => ({}))({
  view: { policy: 'group.view', rules: [] },
  edit: { policy: 'group.modify', rules: [] },
  addMembers: { policy: 'group.modify', rules: [] },
  removeMembers: { policy: 'group.modify', rules: [], bulk: true },
  delete: { policy: 'group.modify', rules: [], bulk: true },
});

/** The actions on an assigned role. */
export const roleTable = tableOf(({ workspaceId, workspaceOwnerId }: ActionableAssignment) => ({
  ...(workspaceId === undefined ? {} : { workspaceId }),
  ...(workspaceOwnerId === undefined ? {} : { ownerId: workspaceOwnerId }),
}))({
  assign: { policy: 'role.assign', rules: [] },
  remove: { policy: 'role.assign', rules: [], bulk: true },
});

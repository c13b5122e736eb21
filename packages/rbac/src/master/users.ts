import type { Permission } from '../permissions';
import {
  anyone,
  type Check,
  clusterAdmin,
  forAdmin,
  forAnyone,
  forOwner,
  type MasterPolicy,
  openToAll,
  orForbidden,
  rowsWith,
} from './rule';

const editUsers = orForbidden('ADMINISTRATE_USER', 'cluster');
const editUsersOrSelf: Check = { ...editUsers, orOwner: true };

const adminField = (text: string) => forAdmin(undefined, text, editUsers);
const ownField = (text: string, check: Check) => forOwner(undefined, text, check);

const updateUsers = 'only admin privileged users can update users';
const updateOthers = 'only admin privileged users can update other users';
const othersPassword = "only admin privileged users can change other user's passwords";

const groups = clusterAdmin('UPDATE_GROUP', 'user does not have permission');

// members count as owners of a group
const groupMember: Check = {
  needs: ['ASSIGN_ROLES'],
  at: 'anywhere',
  denied: 'notFound',
  orOwner: true,
};
const assigners: readonly Permission[] = ['ASSIGN_ROLES', 'UPDATE_ROLES'];

/** Role calls only exist with role-based access on. */
const roleCall = (rbac: readonly Check[], of?: MasterPolicy['of']): MasterPolicy => ({
  basic: 'unimplemented',
  refusal: {
    text: 'Trainyard Enterprise Edition is required for this functionality',
    denied: 'unimplemented',
  },
  rbac,
  of,
});

// checked once per workspace in the assignments, and with `part: 'cluster'` if one has none
const assignment: MasterPolicy = {
  ...roleCall([orForbidden('ASSIGN_ROLES')], 'workspace'),
  parts: { cluster: roleCall([orForbidden('ASSIGN_ROLES', 'cluster')]) },
};

export const userPolicies = {
  login: openToAll,
  logout: anyone,
  currentUser: anyone,
  getMe: anyone,
  getUsers: anyone,
  getUser: anyone,
  getUserByUsername: anyone,
  getUserSetting: anyone,
  postUserSetting: anyone,
  resetUserSetting: anyone,
  postUserActivity: anyone,
  getProjectsByUserActivity: rowsWith('project', 'VIEW_PROJECT'),
  postUser: clusterAdmin('ADMINISTRATE_USER', 'only admin privileged users can create users'),
  // a user owns itself
  setUserPassword: ownField(othersPassword, editUsersOrSelf),
  patchUser: {
    ...anyone,
    parts: {
      admin: adminField(updateUsers),
      active: adminField(updateUsers),
      agentUserGroup: adminField(updateUsers),
      remote: adminField(updateOthers),
      username: ownField(updateOthers, editUsers),
      displayName: ownField(
        "only admin privileged users can set another user's display name",
        editUsersOrSelf,
      ),
      password: ownField(othersPassword, editUsersOrSelf),
    },
  },

  getGroup: forAnyone(undefined, groupMember),
  getGroups: { ...anyone, rows: { needs: ['ASSIGN_ROLES'], at: 'anywhere', orOwner: true } },
  createGroup: groups,
  updateGroup: groups,
  deleteGroup: groups,

  getPermissionsSummary: roleCall([]),
  getGroupsAndUsersAssignedToWorkspace: roleCall(
    [{ needs: ['VIEW_WORKSPACE'], at: 'here', denied: 'empty' }],
    'workspace',
  ),
  // each user with a role may read it
  getRolesByID: roleCall([
    { needs: assigners, oneOf: true, at: 'anywhere', denied: 'forbidden', orOwner: true },
  ]),
  getRolesAssignedToUser: roleCall([
    { needs: ['ASSIGN_ROLES'], at: 'anywhere', denied: 'forbidden', orOwner: true },
  ]),
  getRolesAssignedToGroup: roleCall([groupMember]),
  // without a workspace the check is for the cluster
  searchRolesAssignableToScope: roleCall([orForbidden('VIEW_WORKSPACE')], 'workspace'),
  listRoles: {
    ...roleCall([]),
    rows: { needs: assigners, oneOf: true, at: 'anywhere', orOwner: true },
  },
  assignRoles: assignment,
  removeAssignments: assignment,
} satisfies Record<string, MasterPolicy>;

import { productName } from '../master-info';
import { MasterError } from './errors';
import type { Handlers } from './types';

// the open master has no roles: every such call says so
const refuse = (): never => {
  throw new MasterError(
    'Unimplemented',
    `${productName} Enterprise Edition is required for this functionality`,
  );
};

export const roleHandlers = {
  getPermissionsSummary: refuse,
  getGroupsAndUsersAssignedToWorkspace: refuse,
  getRolesByID: refuse,
  getRolesAssignedToUser: refuse,
  getRolesAssignedToGroup: refuse,
  searchRolesAssignableToScope: refuse,
  listRoles: refuse,
  assignRoles: refuse,
  removeAssignments: refuse,
} satisfies Partial<Handlers>;

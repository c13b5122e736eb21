import type { OperationId } from '@trainyard/sdk/types';
import { allow } from './allow';
import { MasterError } from './errors';
import type { Handlers, Viewer } from './types';

/** Without role-based access every such call says that there are no roles. */
const refuse =
  (operation: OperationId) =>
  ({ viewer }: { viewer: Viewer }): never => {
    allow(viewer, operation);
    throw new MasterError('Unimplemented', `There are no roles to answer ${operation} with.`);
  };

export const roleHandlers = {
  getPermissionsSummary: refuse('getPermissionsSummary'),
  getGroupsAndUsersAssignedToWorkspace: refuse('getGroupsAndUsersAssignedToWorkspace'),
  getRolesByID: refuse('getRolesByID'),
  getRolesAssignedToUser: refuse('getRolesAssignedToUser'),
  getRolesAssignedToGroup: refuse('getRolesAssignedToGroup'),
  searchRolesAssignableToScope: refuse('searchRolesAssignableToScope'),
  listRoles: refuse('listRoles'),
  assignRoles: refuse('assignRoles'),
  removeAssignments: refuse('removeAssignments'),
} satisfies Partial<Handlers>;

import { type PredefinedRole, wireRole } from '@trainyard/rbac';
import type {
  GroupRoleAssignment,
  RoleAssignment,
  RoleWithAssignments,
  UserRoleAssignment,
} from '@trainyard/sdk/types';
import type { AssignmentRow, Database } from '../../database/database';

type Input = { db: Database; role: PredefinedRole; assignments: AssignmentRow[] };

/** A role and its holders: groups, and users by their personal group. */
export function roleWithAssignments({ db, role, assignments }: Input): RoleWithAssignments {
  const groupRoleAssignments: GroupRoleAssignment[] = [];
  const userRoleAssignments: UserRoleAssignment[] = [];
  for (const each of assignments.filter(({ roleId }) => roleId === role.roleId)) {
    const userId = db.groups.get(each.groupId)?.personalOf ?? null;
    const roleAssignment = assignmentOf(role, each);
    if (userId === null) groupRoleAssignments.push({ groupId: each.groupId, roleAssignment });
    else userRoleAssignments.push({ userId, roleAssignment });
  }
  return { role: wireRole(role), groupRoleAssignments, userRoleAssignments };
}

// it contains only the bare role
const assignmentOf = (role: PredefinedRole, { workspaceId }: AssignmentRow): RoleAssignment => ({
  role: {
    roleId: role.roleId,
    name: role.name,
    permissions: [],
    scopeTypeMask: { cluster: true, workspace: true },
  },
  ...(workspaceId !== null && { scopeWorkspaceId: workspaceId }),
  scopeCluster: workspaceId === null,
});

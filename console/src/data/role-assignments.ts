import type { Args } from '@trainyard/sdk/types';

/** A user or a group: both hold roles. */
export type Holder = { kind: 'user' | 'group'; id: number };

type Roles = {
  roleIds: readonly number[];
  /** without one, on the whole cluster */
  workspaceId?: number;
};

/** The body of a call that gives roles to a holder, or takes them. */
export function assignmentBody(
  { kind, id }: Holder,
  { roleIds, workspaceId }: Roles,
): Args<'assignRoles'>['body'] {
  const scope =
    workspaceId === undefined ? { scopeCluster: true } : { scopeWorkspaceId: workspaceId };
  const assignments = roleIds.map((roleId) => ({ role: { roleId }, ...scope }));
  return kind === 'user'
    ? { userRoleAssignments: assignments.map((roleAssignment) => ({ userId: id, roleAssignment })) }
    : {
        groupRoleAssignments: assignments.map((roleAssignment) => ({
          groupId: id,
          roleAssignment,
        })),
      };
}

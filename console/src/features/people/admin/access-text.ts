import type { UserRole } from '@trainyard/rbac';

/** "ClusterAdmin, Editor in lab (through team)", the widest first. */
export const rolesText = (
  roles: readonly UserRole[],
  nameOf: (workspaceId: number) => string,
): string =>
  roles
    .toSorted((one, other) => other.permissions.length - one.permissions.length)
    .map(({ role, workspaceId, group }) => {
      const place = workspaceId === undefined ? '' : ` in ${nameOf(workspaceId)}`;
      return `${role}${place}${group === undefined ? '' : ` (through ${group})`}`;
    })
    .join(', ');

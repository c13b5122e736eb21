import { useQuery } from '@tanstack/react-query';
import { workspaceQueries } from '~/features/workspaces/queries';
import type { HeldRole } from './access-queries';

/** Names workspaces by id; a number where the name is not known. */
export function useWorkspaceNames(): (workspaceId: number) => string {
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  return (workspaceId) =>
    workspaces.find(({ id }) => id === workspaceId)?.name ?? `workspace ${workspaceId}`;
}

/** "ClusterAdmin, Editor in lab (through team)". */
export const rolesText = (
  roles: readonly HeldRole[],
  nameOf: (workspaceId: number) => string,
): string =>
  roles
    .map(({ role, workspaceId, group }) => {
      const place = workspaceId === null ? '' : ` in ${nameOf(workspaceId)}`;
      return `${role}${place}${group === undefined ? '' : ` (through ${group})`}`;
    })
    .join(', ');

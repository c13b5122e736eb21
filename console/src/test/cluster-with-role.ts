import { permissionsSummary, roles } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';

/** Answers as a cluster where the signed-in user has one role everywhere, or none. */
export async function clusterWithRole(roleName: string | undefined, sandbox: Sandbox) {
  const master = await sandbox.fetch(new Request(new URL('/api/v1/master', location.href)));
  const info = await master.json();
  const role = roles.find(({ name }) => name === roleName);
  const assignments = role
    ? [{ roleId: role.roleId, scopeCluster: true, scopeWorkspaceIds: [] }]
    : [];
  return (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/v1/master') return Response.json({ ...info, rbacEnabled: true });
    if (pathname === '/api/v1/permissions/summary')
      return Response.json(permissionsSummary(assignments));
    return undefined;
  };
}

import { permissionsSummary } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';

/**
 * Answers, for `renderApp`, as of a cluster where roles decide and the user holds none; what they
 * request in vain is answered by the sandbox, so that a test sees that nobody asked.
 */
export async function withoutRoles(sandbox: Sandbox) {
  const info = await (await sandbox.fetch(new Request(`${location.origin}/api/v1/master`))).json();
  return ({ url }: Request): Response | undefined => {
    const { pathname } = new URL(url);
    if (pathname === '/api/v1/master') return Response.json({ ...info, rbacEnabled: true });
    if (pathname === '/api/v1/permissions/summary') return Response.json(permissionsSummary([]));
    return undefined;
  };
}

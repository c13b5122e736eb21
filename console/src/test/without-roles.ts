import { permissionsSummary } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';

/**
 * Answers, for `renderApp`, of a cluster with roles where the user has none; the sandbox answers
 * wrong requests, so that a test detects them.
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

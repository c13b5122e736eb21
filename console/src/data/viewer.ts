import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { can, type PolicyName, type Scope, type Viewer, viewerOf, whyNot } from '@trainyard/rbac';
import { getPermissionsSummary } from '@trainyard/sdk/calls';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { loadQuery } from '~/app/loading/load-query';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from './q';
import { masterQuery, meQuery } from './session';

export const permissionsQuery = q(
  getPermissionsSummary,
  {},
  {
    poll: 'permissions',
    staleTime: pollMs.permissions,
    error: 'Unable to fetch permissions.',
  },
);

/** By which rules a master decides. */
const rulesOf = ({ rbacEnabled, version }: GetMasterResponse) => ({ rbacEnabled, version });

/** The signed-in user and what they may do, for `can` and `experimentActions`. */
export function useViewer(): Viewer {
  const { data: master } = useSuspenseQuery(masterQuery);
  const { data: user } = useSuspenseQuery(meQuery);
  const { data: summary } = useQuery({ ...permissionsQuery, enabled: master.rbacEnabled });
  const { rbacEnabled, version } = master;
  return useMemo(
    () => viewerOf({ user, rbacEnabled, version, summary: summary ?? null }),
    [user, rbacEnabled, version, summary],
  );
}

/** The context of a loader below `/_app`, where the viewer is known. */
export type LoadContext = { queryClient: QueryClient; master: GetMasterResponse };

/** The user with their permissions, for loaders and queries: waits until both are loaded. */
export async function loadViewer({ queryClient, master }: LoadContext): Promise<Viewer> {
  const [user, summary] = await Promise.all([
    loadQuery(queryClient, meQuery),
    master.rbacEnabled ? loadQuery(queryClient, permissionsQuery) : null,
  ]);
  return viewerOf({ ...rulesOf(master), user, summary });
}

/** True if the viewer may run an action, once the viewer is loaded. */
export const isPermitted = async (
  context: LoadContext,
  policy: PolicyName,
  scope: Scope,
): Promise<boolean> => can(await loadViewer(context), policy, scope);

/** Ends a page that its visitor may not see as if there were none, with the permission it needs. */
export async function requirePermission(
  context: LoadContext,
  policy: PolicyName,
  scope: Scope = {},
): Promise<void> {
  const viewer = await loadViewer(context);
  if (!can(viewer, policy, scope)) throw notFound({ data: whyNot(viewer, policy, scope) });
}

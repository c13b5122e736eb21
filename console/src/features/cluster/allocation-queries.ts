import type { QueryClient } from '@tanstack/react-query';
import { type HeldStretch, parseAllocations } from '@trainyard/insights/forecast/past-runs';
import { can } from '@trainyard/rbac';
import { loadQuery } from '~/app/load-query';
import { serverAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';
import { masterQuery } from '~/features/session/queries';
import { loadViewer } from '~/features/viewer/queries';

type Context = { client: QueryClient; signal: AbortSignal };

/**
 * Reads the allocations in a span of time, in ms since 1970; undefined, without a request, for users
 * without permission to see the usage of the cluster.
 */
export async function fetchAllocations(
  { from, to }: { from: number; to: number },
  { client, signal }: Context,
): Promise<HeldStretch[] | undefined> {
  const master = await loadQuery(client, masterQuery);
  const viewer = await loadViewer({ queryClient: client, master });
  if (!can(viewer, 'cluster.viewUsage')) return undefined;
  const times = new URLSearchParams({
    timestamp_after: new Date(from).toISOString(),
    timestamp_before: new Date(to).toISOString(),
  });
  const token = session.token();
  const address = `${serverAddress()}/resources/allocation/allocations-csv?${times}`;
  const headers = new Headers(token === null ? [] : [['authorization', `Bearer ${token}`]]);
  const answer = await fetch(address, { headers, signal });
  return answer.ok ? parseAllocations(await answer.text()) : undefined;
}

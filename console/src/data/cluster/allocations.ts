import type { QueryClient } from '@tanstack/react-query';
import { type HeldStretch, parseAllocations } from '@trainyard/insights/forecast/past-runs';
import { can } from '@trainyard/rbac';
import { loadQuery } from '~/app/loading/load-query';
import { serverAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';
import { masterQuery } from '~/data/session';
import { loadViewer } from '~/data/viewer';

/**
 * Reads the allocations in a span of time, in ms since 1970. Returns undefined without a request
 * for users who may not see the usage of the cluster. The request has no signal and continues after
 * the page is left, because an aborted answer makes the master panic and write the stack into its
 * log.
 */
export async function fetchAllocations(
  { from, to }: { from: number; to: number },
  client: QueryClient,
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
  const answer = await fetch(address, { headers, keepalive: true });
  return answer.ok ? parseAllocations(await answer.text()) : undefined;
}

import { type HeldStretch, parseAllocations } from '@trainyard/insights/forecast/past-runs';
import { serverAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';

/**
 * Reads what held slots in a span of time, in ms since 1970; undefined where a person may not see the
 * usage of the cluster.
 */
export async function fetchAllocations(
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<HeldStretch[] | undefined> {
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

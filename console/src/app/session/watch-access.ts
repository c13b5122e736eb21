import { hashKey, type QueryClient } from '@tanstack/react-query';
import { getMe, isForbidden } from '@trainyard/sdk/calls';
import { query } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { failuresInARow } from '~/app/polling/poll';

/**
 * Detects that the master no longer serves the signed-in user, for example after a deactivation.
 * The master then refuses each call as if a permission were missing. So when a query that was
 * allowed before is refused, this requests the user again. Returns a function that stops it.
 */
export function watchAccess(queryClient: QueryClient, onLost: () => void): () => void {
  const { queryKey } = query(client, getMe, {});
  const meHash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query: failed } = event;
    if (!isForbidden(failed.state.error) || failed.state.data === undefined) return;
    if (failed.queryHash === meHash) onLost();
    else if (failuresInARow(failed) === 1)
      void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  });
}

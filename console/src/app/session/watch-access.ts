import { hashKey, type QueryClient } from '@tanstack/react-query';
import { getMe, isForbidden } from '@trainyard/sdk/calls';
import { query } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { failuresInARow } from '~/app/polling/poll';

/**
 * Notices that the master has stopped serving the user of open pages, as it does for a deactivated
 * one. Each call is refused as if a permission were missing, so a query that was allowed before
 * and is refused leads to a question after the user. Returns a function that stops it.
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

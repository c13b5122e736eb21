import type { QueryClient } from '@tanstack/react-query';
import { isAuthFailure, logout } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { session } from '~/app/session';
import { closeAllToasts } from '~/lib/toast-store';
import { masterQuery } from './queries';

/**
 * Ends the session on the master and here. That the master is away, or ended it already, changes
 * nothing for the person: here they are signed out.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  if (session.isSignedIn()) await logout(client).catch(ignoreAuth);
  session.clear();
  closeAllToasts();
  // a session that ran out is taken up again where it was left
  if (!session.isRefused()) sessionStorage.clear();
  // what one person saw must not be there for the next; the cluster's own facts may stay
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== masterQuery.queryKey[0],
  });
}

const ignoreAuth = (error: unknown): boolean => isAuthFailure(error);

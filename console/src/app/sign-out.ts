import type { QueryClient } from '@tanstack/react-query';
import { isAuthFailure, logout } from '@trainyard/sdk/calls';
import { closeAllToasts } from '~/lib/toast-store';
import { client } from './api';
import { session } from './session';

/**
 * Ends the session on the master and here. That the master is away, or ended it already, changes
 * nothing for the person: here they are signed out. Queries under the key `kept` are not of anybody.
 */
export async function signOut(queryClient: QueryClient, kept: string): Promise<void> {
  await queryClient.cancelQueries();
  // before the session ends: what waits for an Undo is sent now
  closeAllToasts();
  // also without a token: the session may be in a cookie that pages cannot read
  if (!session.isRefused()) await logout(client).catch(ignoreAuth);
  session.clear();
  // a session that ran out is taken up again where it was left
  forgetTab(session.isRefused());
  // what one person saw must not be there for the next; the cluster's own facts may stay
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== kept,
  });
}

/** Empties this tab's storage; drafts outlast a session that ran out, each under its person's name. */
function forgetTab(keepsDrafts: boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!keepsDrafts || !key.startsWith('draft/')) sessionStorage.removeItem(key);
  }
}

const ignoreAuth = (error: unknown): boolean => isAuthFailure(error);

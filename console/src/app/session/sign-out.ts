import type { QueryClient } from '@tanstack/react-query';
import { isAuthFailure, logout } from '@trainyard/sdk/calls';
import { closeAllToasts } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';
import { session } from './session';

/**
 * Ends the session on the master and in this browser. A master that does not answer, or that ended the
 * session already, changes nothing here.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  // before the session ends: what waits for an Undo is sent now
  closeAllToasts();
  // also without a token: the session may be in a cookie that pages cannot read
  if (!session.isRefused()) await logout(client).catch(ignoreAuth);
  session.clear();
  // a session that ran out is taken up again where it was left
  forgetTab(session.isRefused());
  // the next person must not see the answers of this one; facts of the cluster may stay
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== queryKeys.master[0],
  });
}

/** Empties this tab's storage; drafts outlast a session that ran out, each under its person's name. */
function forgetTab(keepsDrafts: boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!keepsDrafts || !key.startsWith('draft/')) sessionStorage.removeItem(key);
  }
}

const ignoreAuth = (error: unknown): boolean => isAuthFailure(error);

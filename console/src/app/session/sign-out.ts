import { matchQuery, type QueryClient } from '@tanstack/react-query';
import { getMaster, logout } from '@trainyard/sdk/calls';
import { query } from '@trainyard/sdk/query';
import { closeAllToasts } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { session } from './session';

// a silent master must not keep the user signed in here
const answerMs = 10_000;

/**
 * Ends the session on the master and in this browser. Whatever the master answers, or that it does
 * not answer, makes no difference here.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  // before the session ends: sends actions that wait for an Undo
  closeAllToasts();
  // also without a token: the session may be in a cookie that pages cannot read. After a sign-out in
  // another tab that cookie may belong to the next session.
  if (!session.hasEnded()) {
    const signal = AbortSignal.timeout(answerMs);
    await logout(client, {}, { signal }).catch(() => undefined);
  }
  session.clear();
  // an expired session continues at the same place
  forgetTab(session.isRefused());
  forgetAnswers(queryClient);
}

/**
 * Forgets what the master answered to another session, and its requests that have no answer yet:
 * the next user must not see the answers of this one. The facts of the master may stay.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  const { queryKey } = query(client, getMaster, {});
  queryClient.removeQueries({ predicate: (other) => !matchQuery({ queryKey }, other) });
}

/** Clears this tab's storage; drafts survive an expired session, each under its user's name. */
function forgetTab(keepsDrafts: boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!keepsDrafts || !key.startsWith('draft/')) sessionStorage.removeItem(key);
  }
}

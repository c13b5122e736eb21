import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { isKnown } from './after-sign-in';

type Visit = {
  context: { queryClient: QueryClient; master: GetMasterResponse };
  location: { publicHref: string };
};

/** For `beforeLoad` of pages that need a signed-in user: others sign in first and come back. */
export async function requireSignIn({ context, location }: Visit): Promise<void> {
  if (await isKnown({ ...context, returnTo: window.location.href })) return;
  throw redirect({ to: '/login', state: { requestedPath: location.publicHref } });
}

import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { hasTaskOrigin } from '~/app/session/kept-token';
import { session } from '~/app/session/session';
import { signOut } from '~/app/session/sign-out';
import { meQuery } from '~/data/session';
import { cookieUser } from '~/features/session/external-login';
import { searchAfterSignOut } from '~/features/session/sso-providers';

type Leaving = {
  context: { queryClient: QueryClient; master: GetMasterResponse };
  location: ParsedLocation;
  search: { hard_logout?: boolean | undefined; remote_expired?: boolean | undefined };
};

/** Signs the user out, and goes to the sign-in page or to the other system whose session must end. */
export async function logOut({ context, location, search }: Leaving): Promise<void> {
  const { requestedPath } = location.state;
  // the token of a refused link; a user who signs out may sign in again
  const isNotReady = session.isFromAddress() && session.isRefused();
  const isExpired = session.isRefused() && !search.hard_logout;
  const user = context.queryClient.getQueryData(meQuery.queryKey)?.user;
  await signOut(context.queryClient);
  const { externalLogoutUri, ssoProviders } = context.master;
  // the cookie of the other system is none of ours where tasks have an origin of their own
  const mayBeSignedIn = async () => hasTaskOrigin() || (await cookieUser().catch(() => null));
  if (externalLogoutUri !== '' && (await mayBeSignedIn()))
    return window.location.assign(externalLogoutUri);
  const isRemote = search.remote_expired ?? user?.remote ?? false;
  throw redirect({
    to: '/login',
    search: {
      r: Math.random().toString(36).slice(2, 10),
      ...(ssoProviders.length > 0 &&
        searchAfterSignOut(context.master, {
          isExpired: isExpired || search.remote_expired === true,
          isRemote,
        })),
    },
    state: { ...(requestedPath ? { requestedPath } : {}), ...(isNotReady ? { isNotReady } : {}) },
    replace: true,
  });
}

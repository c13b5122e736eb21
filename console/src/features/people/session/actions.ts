import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { session } from '~/app/session/session';
import { signOut } from '~/app/session/sign-out';
import { hasTaskOrigin } from '~/app/session/stored-token';
import { meQuery } from '~/data/session';
import { cookieUser } from '~/features/people/session/external-login';

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

type Ended = {
  /** the session ran out, rather than that the user signed out */
  isExpired: boolean;
  /** a provider signs the user in */
  isRemote: boolean;
};

/** Tells the sign-in page after a session to go to a provider at once, or to stay. */
function searchAfterSignOut(
  { ssoProviders }: GetMasterResponse,
  { isExpired, isRemote }: Ended,
): Leaving['search'] {
  if (isExpired) return isRemote ? { remote_expired: true } : {};
  // only newer masters say that a provider is for everyone
  const providers: readonly Partial<schemas.SSOProvider>[] = ssoProviders;
  return providers.some(({ alwaysRedirect }) => alwaysRedirect) ? { hard_logout: true } : {};
}

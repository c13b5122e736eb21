import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { session } from '~/app/session/session';
import { cookieUser } from '~/features/session/external-login';
import { meQuery } from '~/features/session/queries';
import { flag, optional, searchSchema } from '~/lib/search-param';

const logoutSearch = searchSchema({
  /** no provider signs the user in again automatically */
  hard_logout: optional(flag()),
  /** the session of a user of a provider has expired */
  remote_expired: optional(flag()),
});

export const Route = createFileRoute('/logout')({
  validateSearch: logoutSearch,
  beforeLoad: async ({ context, location, search, preload }) => {
    // hovering over a link must not sign anyone out
    if (preload) return;
    const { requestedPath } = location.state;
    // the token of a refused link; a user who signs out may sign in again
    const isNotReady = session.isFromAddress() && session.isRefused();
    const isExpired = session.isRefused() && !search.hard_logout;
    const user = context.queryClient.getQueryData(meQuery.queryKey);
    // every page has loaded it by now, except the first one
    const { signOut } = await import('~/app/session/sign-out');
    await signOut(context.queryClient);
    const { externalLogoutUri, ssoProviders } = context.master;
    // the other system's session must end there
    if (externalLogoutUri !== '' && (await cookieUser()))
      return window.location.assign(externalLogoutUri);
    const isRemote = search.remote_expired ?? user?.remote ?? false;
    const how = ssoProviders.length > 0 ? await import('~/features/session/sso-providers') : null;
    throw redirect({
      to: '/login',
      search: {
        r: Math.random().toString(36).slice(2, 10),
        ...how?.searchAfterSignOut(context.master, {
          isExpired: isExpired || search.remote_expired === true,
          isRemote,
        }),
      },
      state: { ...(requestedPath ? { requestedPath } : {}), ...(isNotReady ? { isNotReady } : {}) },
      replace: true,
    });
  },
  component: PageSpinner,
});

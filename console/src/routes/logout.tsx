import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { session } from '~/app/session/session';
import { cookieUser } from '~/features/session/external-login';

export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context, location, preload }) => {
    // pointing at a link must not sign anybody out
    if (preload) return;
    const { wanted } = location.state;
    // the token of a refused link; a user who signs out may sign in again
    const isNotReady = session.isFromAddress() && session.isRefused();
    // every page has it at hand by now, but for the first one
    const { signOut } = await import('~/app/session/sign-out');
    await signOut(context.queryClient);
    const { externalLogoutUri } = context.master;
    // the other system's session must end there
    if (externalLogoutUri !== '' && (await cookieUser()))
      return window.location.assign(externalLogoutUri);
    throw redirect({
      to: '/login',
      search: { r: Math.random().toString(36).slice(2, 10) },
      state: { ...(wanted ? { wanted } : {}), ...(isNotReady ? { isNotReady } : {}) },
      replace: true,
    });
  },
  component: PageSpinner,
});

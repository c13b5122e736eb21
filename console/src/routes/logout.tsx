import { createFileRoute, redirect } from '@tanstack/react-router';
import { session } from '~/app/session';
import { PageSpinner } from '~/components/page/page-spinner';
import { cookieUser } from '~/features/session/external-login';
import { masterQuery } from '~/features/session/queries';

export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context, location, preload }) => {
    // pointing at a link must not sign anybody out
    if (preload) return;
    const { wanted } = location.state;
    // the token of a link that is not taken; whoever leaves by themselves may sign in
    const isNotReady = session.isFromAddress() && session.isRefused();
    // every page has it at hand by now, but for the first one
    const { signOut } = await import('~/app/sign-out');
    await signOut(context.queryClient, masterQuery.queryKey[0]);
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

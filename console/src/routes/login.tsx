import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '~/app/redirect';
import { isKnown, landing, landingUrl } from '~/features/session/landing';
import { LoginScreen } from '~/features/session/login-screen';
import { expandRelayState } from '~/features/session/sso';
import { flag, optional, searchSchema, text } from '~/lib/search-param';

const loginSearch = searchSchema({
  /** a path of this site */
  redirect: optional(text()),
  /** shows the token, for scripts */
  cli: optional(flag()),
  relayState: optional(text()),
  r: optional(text()),
});

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: async ({ context, location, search, preload }) => {
    if (preload) return;
    if (search.relayState !== undefined)
      throw redirect({ href: `/login${expandRelayState(location.searchStr)}`, replace: true });
    const { master, queryClient } = context;
    const { wanted } = location.state;
    const { origin } = window.location;
    const returnTo = origin + (safeRedirect(wanted) ?? '');
    if (location.state.isNotReady || !(await isKnown({ queryClient, master, returnTo }))) return;
    const { redirect: wish } = search;
    const target = landing({ redirect: wish, wanted, rbacEnabled: master.rbacEnabled });
    if (target.isMasterPage) window.location.assign(landingUrl(target));
    else throw redirect({ href: target.path, replace: true });
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { master } = Route.useRouteContext();
  return <LoginScreen master={master} search={Route.useSearch()} />;
}

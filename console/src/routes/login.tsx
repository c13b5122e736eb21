import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '~/app/session/redirect';
import { session } from '~/app/session/session';
import {
  type LinkQuestion,
  signInTarget,
  signInTargetUrl,
  whoIsHere,
} from '~/features/session/after-sign-in';
import { expandRelayState } from '~/features/session/external-login';
import { LoginScreen } from '~/features/session/login-screen';
import { flag, optional, searchSchema, text } from '~/lib/search-param';

const loginSearch = searchSchema({
  /** a path of this site */
  redirect: optional(text()),
  /** shows the token, for scripts */
  cli: optional(flag()),
  relayState: optional(text()),
  r: optional(text()),
});

type Asked = { question?: LinkQuestion };

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: async ({ context, location, search, preload }): Promise<Asked> => {
    if (preload) return {};
    if (search.relayState !== undefined)
      throw redirect({ href: `/login${expandRelayState(location.searchStr)}`, replace: true });
    const { master, queryClient } = context;
    const { wanted } = location.state;
    const { origin } = window.location;
    const returnTo = origin + (safeRedirect(wanted) ?? '');
    // who comes from a page of ours was not known there
    const isUnknown = wanted !== undefined && master.externalLoginUri === '';
    if (location.state.isNotReady || (isUnknown && session.offered() === null)) return {};
    const who = await whoIsHere({ queryClient, master, returnTo });
    if (who === 'unknown') return {};
    if (who !== 'known') return { question: who };
    const linked = search.redirect;
    const target = signInTarget({ redirect: linked, wanted, rbacEnabled: master.rbacEnabled });
    if (target.isMasterPage) window.location.assign(signInTargetUrl(target));
    else throw redirect({ href: target.path, replace: true });
    return {};
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { master, question } = Route.useRouteContext();
  return <LoginScreen master={master} search={Route.useSearch()} question={question} />;
}

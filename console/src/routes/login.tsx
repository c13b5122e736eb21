import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { safeRedirect } from '~/app/session/redirect';
import { session } from '~/app/session/session';
import {
  type LinkQuestion,
  leaveForTarget,
  whoIsHere,
} from '~/features/people/session/after-sign-in';
import { LoginScreen } from '~/features/people/session/login-screen';
import { refusalText } from '~/features/people/session/refusal-text';
import { flag, optional, searchSchema, text } from '~/lib/search-param';

const loginSearch = searchSchema(() => ({
  /** a path of this site */
  redirect: optional(text),
  /** shows the token, for scripts */
  cli: optional(flag),
  relayState: optional(text),
  r: optional(text),
  /** the user signed out: no provider signs them in again automatically */
  hard_logout: optional(flag),
  /** the session of a user of a provider has expired */
  remote_expired: optional(flag),
}));

type LoginContext = {
  question?: LinkQuestion;
  /** the other ways to sign in, if there are any */
  sso?: typeof import('~/features/people/session/sso-providers');
  isLeaving?: boolean;
  /** why the master does not accept the session of this browser */
  refusal?: string;
};

export const Route = createFileRoute('/login')({
  // nothing splits off: signed-out users see this page first
  codeSplitGroupings: [],
  validateSearch: loginSearch,
  beforeLoad: async ({ context, location, search, preload }): Promise<LoginContext> => {
    if (preload) return {};
    const { master, queryClient } = context;
    const sso =
      search.relayState !== undefined || master.ssoProviders.length > 0
        ? await import('~/features/people/session/sso-providers')
        : undefined;
    if (sso && search.relayState !== undefined)
      throw redirect({ href: `/login${sso.expandRelayState(location.searchStr)}`, replace: true });
    const { requestedPath } = location.state;
    const { origin } = window.location;
    const returnTo = origin + (safeRedirect(requestedPath) ?? '');
    // a user who comes from one of our pages was not signed in there
    const isUnknown = requestedPath !== undefined && master.externalLoginUri === '';
    const isStranger = isUnknown && session.offered() === null;
    if (location.state.isNotReady) return {};
    const who = isStranger
      ? 'unknown'
      : await whoIsHere({ queryClient, master, returnTo }).catch(refusalOf);
    // no provider signs the refused user in again automatically
    if (typeof who === 'object' && 'refusal' in who) return sso ? { ...who, sso } : who;
    if (who === 'unknown') {
      if (!sso) return {};
      const isLeaving = sso.leaveForProvider(master, {
        search,
        searchStr: location.searchStr,
        requestedPath,
      });
      return { sso, isLeaving };
    }
    if (who !== 'known') return { question: who };
    await leaveForTarget({
      redirect: search.redirect,
      requestedPath,
      rbacEnabled: master.rbacEnabled,
    });
    return {};
  },
  component: LoginRoute,
});

/** Keeps the refusal for the form, which is shown even if the master refuses an earlier session. */
const refusalOf = (error: unknown) => ({ refusal: refusalText(error) });

function LoginRoute() {
  const { master, question, refusal, sso, isLeaving = false } = Route.useRouteContext();
  const { searchStr, state } = useRouterState({ select: ({ location }) => location });
  const visit = { searchStr, requestedPath: state.requestedPath };
  return (
    <LoginScreen
      master={master}
      search={Route.useSearch()}
      question={question}
      refusal={refusal}
      providers={sso ? <sso.Providers master={master} visit={visit} /> : null}
      isLeaving={isLeaving}
    />
  );
}

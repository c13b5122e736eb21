import { createFileRoute } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { session } from '~/app/session/session';
import { userOf } from '~/features/people/session/external-login';
import { SignOutQuestion } from '~/features/people/session/sign-out-question';
import { flag, optional, searchSchema } from '~/lib/search-param';

const logoutSearch = searchSchema(() => ({
  /** no provider signs the user in again automatically */
  hard_logout: optional(flag),
  /** the session of a user of a provider has expired */
  remote_expired: optional(flag),
}));

type LogoutContext = {
  /** a link led here, and the user is signed in */
  hasQuestion?: boolean;
};

export const Route = createFileRoute('/logout')({
  validateSearch: logoutSearch,
  beforeLoad: async ({ context, location, search, preload }): Promise<LogoutContext> => {
    // hovering over a link must not sign anyone out
    if (preload) return {};
    const { isSignOut, requestedPath } = location.state;
    const isEnding = isSignOut === true || requestedPath !== undefined || session.isRefused();
    // anyone can write a link to this page into notes; the master says whether the session is alive
    const user = isEnding ? null : await userOf(session.token()).catch(() => null);
    // a provider signs its users in again at once, so ending the session without a question loses
    // nothing
    const isRenewed = search.remote_expired === true && user?.remote === true;
    if (user !== null && !isRenewed) return { hasQuestion: true };
    // every page has loaded it by now, except the first one
    const { logOut } = await import('~/features/people/session/actions');
    await logOut({ context, location, search });
    return {};
  },
  component: LogoutRoute,
});

function LogoutRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!Route.useRouteContext().hasQuestion) return <PageSpinner />;
  return (
    <SignOutQuestion
      onSignOut={() =>
        void navigate({ to: '.', search, state: { isSignOut: true }, replace: true })
      }
      onStay={() => void navigate({ to: '/', replace: true })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
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
    // every page has loaded it by now, except the first one
    const { logOut } = await import('~/features/session/mutations');
    await logOut({ context, location, search });
  },
  component: PageSpinner,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { safeRedirect } from '~/app/session/redirect';
import { optional, searchSchema, text } from '~/lib/search-param';

export const Route = createFileRoute('/reload')({
  validateSearch: searchSchema(() => ({ path: optional(text) })),
  beforeLoad: ({ search, preload }) => {
    if (preload) return;
    // the same page again, mounted afresh
    throw redirect({ href: safeRedirect(search.path) ?? '/', replace: true });
  },
  component: PageSpinner,
});

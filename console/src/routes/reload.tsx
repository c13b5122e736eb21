import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '~/app/redirect';
import { PageSpinner } from '~/components/page/page-spinner';
import { optional, searchSchema, text } from '~/lib/search-param';

export const Route = createFileRoute('/reload')({
  validateSearch: searchSchema({ path: optional(text()) }),
  beforeLoad: ({ search, preload }) => {
    if (preload) return;
    // the same page again, mounted afresh
    throw redirect({ href: safeRedirect(search.path) ?? '/', replace: true });
  },
  component: PageSpinner,
});

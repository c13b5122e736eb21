import { Link } from '@tanstack/react-router';
import { buttonClass } from '@trainyard/ui/base/button';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { usePageTitle } from '~/app/page-title';

/** A link from a page without content to another page. */
export const HomeLink = () => (
  <Link to="/dashboard" className={buttonClass({ variant: 'outline' })}>
    Back to Home
  </Link>
);

/** Missing and forbidden pages look the same. */
const NotFoundPage = () => (
  <PageNotice
    mark={<span className="num text-xl font-semibold text-faint">404</span>}
    title="Page not found or you don't have access"
    actions={<HomeLink />}
  >
    <p className="text-muted">Make sure you have the right url or that you have access to view.</p>
  </PageNotice>
);

/** The same with the title of the page. */
export function NotFound() {
  usePageTitle('Page not found');
  return <NotFoundPage />;
}

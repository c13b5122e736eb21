import { PageNotice } from '@trainyard/ui/page/page-notice';
import { HomeLink } from './home-link';

/** Missing and not allowed look the same. */
export const NotFoundPage = () => (
  <PageNotice
    mark={<span className="num text-xl font-semibold text-faint">404</span>}
    title="Page not found or you don't have access"
    actions={<HomeLink />}
  >
    <p className="text-muted">Make sure you have the right url or that you have access to view.</p>
  </PageNotice>
);

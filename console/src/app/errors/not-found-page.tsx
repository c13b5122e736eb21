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

type Props = {
  /** the permission that a page of the console needs; nothing about what a master hides */
  data?: unknown;
};

/** Missing and forbidden pages look the same, except for what the rules of the console refuse. */
const NotFoundPage = ({ data }: Props) => (
  <PageNotice
    mark={<span className="num text-xl font-semibold text-faint">404</span>}
    title="Page not found or you don't have access"
    actions={<HomeLink />}
  >
    <p className="text-muted">Make sure you have the right url or that you have access to view.</p>
    {typeof data === 'string' ? <p className="pt-1 text-muted">{data}</p> : null}
  </PageNotice>
);

/** The same with the title of the page. */
export function NotFound({ data }: Props) {
  usePageTitle('Page not found');
  return <NotFoundPage data={data} />;
}

import { usePageTitle } from '~/app/page-title';
import { NotFoundPage } from '~/components/page/not-found-page';

export function NotFound() {
  usePageTitle('Page Not Found');
  return <NotFoundPage />;
}

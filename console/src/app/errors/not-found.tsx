import { NotFoundPage } from '~/app/errors/not-found-page';
import { usePageTitle } from '~/app/page-title';

export function NotFound() {
  usePageTitle('Page not found');
  return <NotFoundPage />;
}

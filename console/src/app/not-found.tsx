import { NotFoundPage } from '~/components/page/not-found-page';
import { usePageTitle } from './page-title';

export function NotFound() {
  usePageTitle('Page Not Found');
  return <NotFoundPage />;
}

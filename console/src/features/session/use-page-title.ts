import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '~/app/page-title';
import { masterQuery } from './queries';

/** Names the browser's tab: cluster, page, product. Each page says its own name once. */
export function usePageTitle(page: string | undefined): void {
  const { data: master } = useQuery(masterQuery);
  useDocumentTitle({ clusterName: master?.clusterName, page, branding: master?.branding ?? '' });
}

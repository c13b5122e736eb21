import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { productName } from './branding';

type Parts = { clusterName: string; page: string; branding: string };

/** "prod-a100 - Home - Trainyard": the cluster where it has a name, the page, the product. */
const pageTitle = ({ clusterName, page, branding }: Parts): string =>
  [clusterName, page, productName(branding)].filter(Boolean).join(' - ');

/** Names the browser's tab. Each page says its own name once. */
export function usePageTitle(page: string): void {
  const { master } = useRouteContext({ from: '__root__' });
  const title = pageTitle({ ...master, page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

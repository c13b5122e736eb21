import { useEffect } from 'react';
import { productName } from './branding';

type Parts = { clusterName?: string | undefined; page?: string | undefined; branding: string };

/** "prod-a100 - Home - Trainyard": the cluster where it has a name, the page, the product. */
export const pageTitle = ({ clusterName, page, branding }: Parts): string =>
  [clusterName, page, productName(branding)].filter(Boolean).join(' - ');

export function useDocumentTitle(parts: Parts): void {
  const title = pageTitle(parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

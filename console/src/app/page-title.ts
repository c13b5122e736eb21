import { useRouteContext } from '@tanstack/react-router';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useEffect } from 'react';
import { withBasePath } from '~/app/links/base-path';
import { editionSuffix, productName } from './branding';

type Parts = { clusterName: string; page: string; branding: string };

/** "prod-a100 - Home - Trainyard": the cluster if it has a name, the page, the product. */
const pageTitle = ({ clusterName, page, branding }: Parts): string =>
  displayText([clusterName, page, productName(branding)].filter(Boolean).join(' - '));

/** Sets the title of the browser's tab while no master says which cluster it is. */
export function useTitleWithoutMaster(page: string): void {
  useEffect(() => {
    document.title = pageTitle({ clusterName: '', page, branding: '' });
  }, [page]);
}

/** Sets the title of the browser's tab. Each page calls it once with its own name. */
export function usePageTitle(page: string): void {
  const { master } = useRouteContext({ from: '__root__' });
  const title = pageTitle({ ...master, page });
  const edition = editionSuffix(master.branding);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // the page has the default edition's icon
    if (edition === '') return;
    for (const [rel, file] of [
      ['icon', `favicon${edition}.svg`],
      ['manifest', `manifest${edition}.webmanifest`],
    ])
      document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', withBasePath(file ?? ''));
  }, [edition]);
}

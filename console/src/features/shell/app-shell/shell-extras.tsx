import { useQuery } from '@tanstack/react-query';
import { usedShare } from '@trainyard/insights/cluster/slot-counts';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { useEffect } from 'react';
import { editionSuffix, isPartner } from '~/app/branding';
import { withBasePath } from '~/app/links/base-path';
import { buildNotice } from '~/app/start/build-notice';
import { useSlotCounts } from '~/data/cluster/pools';
import { masterQuery } from '~/data/session';
import { clusterLoadIcon } from './cluster-load-icon';
import { FolderDrop } from './folder-drop';

/** Preloads, while the server answers, the toasts that tell of its absence, and the sign-out. */
const preloadNotices = () =>
  Promise.all([import('@trainyard/ui/base/toaster'), import('~/features/people/session/actions')]);

/** The parts of the shell that load after the page. */
export function ShellExtras() {
  useQuery(buildNotice);
  useEffect(() => {
    // one that is missing is requested again by what shows it
    preloadNotices().catch(() => undefined);
  }, []);
  useFavicon();
  return (
    <>
      <FolderDrop />
      <TooltipLayer />
    </>
  );
}

const setIcon = (href: string) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = href;
};

/** The tab's icon says how full the cluster is. */
function useFavicon(): void {
  const { data: master } = useQuery(masterQuery);
  const branding = master?.branding ?? '';
  // in steps of a twentieth, so that one slot of thousands does not redraw the icon
  const counts = useSlotCounts();
  const share = counts ? Math.ceil(20 * usedShare(counts)) / 20 : 0;
  useEffect(() => {
    if (share === 0) return setIcon(withBasePath(`favicon${editionSuffix(branding)}.svg`));
    // after the page itself: the icon can wait
    const timer = setTimeout(
      () => setIcon(clusterLoadIcon({ share, isInverted: isPartner(branding) })),
      1_000,
    );
    return () => clearTimeout(timer);
  }, [share, branding]);
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { usedShare } from '@trainyard/insights/cluster/slot-counts';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { isCovered, isListedHotkey, isTyping } from '@trainyard/ui/hooks/use-hotkey';
import { listKeyAction } from '@trainyard/ui/table/list-keys';
import { useEffect, useEffectEvent } from 'react';
import { withBasePath } from '~/app/base-path';
import { editionSuffix, isPartner } from '~/app/branding';
import { navItems } from '~/app/nav-items';
import { queryKeys } from '~/app/query-keys';
import { buildNotice } from '~/app/start/build-notice';
import { takeEarlyKeys } from '~/app/start/early-keys';
import { useSlotCounts } from '~/features/cluster/queries';
import { useNotedVisits } from '~/features/palette/visit-queries';
import { masterQuery } from '~/features/session/queries';
import { useViewer } from '~/features/viewer/queries';
import { FolderDrop } from './folder-drop';

/** Preloads, while the server answers, the notices of an unreachable server and of a newer build. */
const offlineParts = {
  queryKey: queryKeys.offlineParts,
  queryFn: async () => {
    await Promise.all([
      import('@trainyard/ui/base/toaster'),
      import('./connection-banner'),
      import('~/app/errors/route-error'),
      import('~/features/session/mutations'),
    ]);
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** The parts of the shell that load after the page. */
export default function ShellExtras() {
  useQuery(buildNotice);
  useQuery(offlineParts);
  useFavicon();
  usePageKeys();
  useNotedVisits();
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
    let isCurrent = true;
    const draw = async () => {
      const { clusterLoadIcon } = await import('./cluster-load-icon');
      if (isCurrent) setIcon(clusterLoadIcon({ share, isInverted: isPartner(branding) }));
    };
    // after the page itself: the icon can wait
    const timer = setTimeout(() => void draw(), 1_000);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [share, branding]);
}

/** The time in ms after G in which a letter opens a page. */
const goMs = 1_500;

const isPlain = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event) && !isCovered();

/** The keys of lists, and G with a letter for the main places. Keys of the page itself come first. */
function usePageKeys(): void {
  const navigate = useNavigate();
  const viewer = useViewer();
  const go = useEffectEvent((letter: string): boolean => {
    const item = navItems.find(({ key, isFor }) => key === letter && isFor?.(viewer) !== false);
    if (item) void navigate(item.link);
    return item !== undefined;
  });
  useEffect(() => {
    let keyPressedAt = Number.NEGATIVE_INFINITY;
    // comes before the keys of the page, because the letter may be one of them
    const onCapture = (event: KeyboardEvent) => {
      const isSecond = performance.now() - keyPressedAt < goMs;
      keyPressedAt = Number.NEGATIVE_INFINITY;
      if (!isSecond || !isPlain(event) || !go(event.key.toLowerCase())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPlain(event) || isListedHotkey(event.key)) return;
      if (event.key === 'g') keyPressedAt = performance.now();
      const action = listKeyAction(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    takeEarlyKeys((event) => {
      onCapture(event);
      onKeyDown(event);
    }, true);
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

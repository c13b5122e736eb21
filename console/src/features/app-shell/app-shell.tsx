import { Outlet } from '@tanstack/react-router';
import { useIsPhone } from '@trainyard/ui/hooks/use-is-phone';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { type ComponentType, lazy, Suspense } from 'react';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { Connection } from './connection';
import type { PinnedMenu } from './navigation/pinned-workspaces';
import { SideBar } from './navigation/side-bar';
import { ProgressLine } from './progress-line';
import { TableSettings } from './table-settings';
import { useGlobalKeys } from './use-global-keys';
import { useViewUndo } from './use-view-undo';

// the side bar of phones: others have no use for it
const TabBar = lazy(() => import('./navigation/tab-bar'));
const ShellExtras = lazyExtra(() => import('./shell-extras'));

type Props = {
  pinnedMenu: PinnedMenu;
  /** runs on every page and renders nothing */
  watcher: ComponentType;
};

/** Side bar, page, and on phones a bar of tabs. */
export function AppShell({ pinnedMenu, watcher }: Props) {
  const isPhone = useIsPhone();
  useGlobalKeys();
  useViewUndo();
  return (
    <>
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-3 focus:py-1.5 focus:text-on-ink"
      >
        Skip to content
      </a>
      <div className="flex h-full phone:flex-col-reverse">
        <SideBar pinnedMenu={pinnedMenu} />
        {isPhone ? (
          <Suspense fallback={<div className="h-14 shrink-0 border-t bg-sunken" />}>
            <TabBar />
          </Suspense>
        ) : null}
        <main id="page" className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-clip">
          <Connection />
          <div className="min-h-0 flex-1">
            <TableSettings>
              <Outlet />
            </TableSettings>
          </div>
          <ProgressLine />
        </main>
      </div>
      <Extras watcher={watcher} />
    </>
  );
}

/** Tooltips, the icon of the tab and the like: they load after the page itself. */
function Extras({ watcher: Watcher }: Pick<Props, 'watcher'>) {
  const isQuiet = useNetworkIdle();
  return isQuiet ? (
    <Suspense>
      <ShellExtras />
      <Watcher />
    </Suspense>
  ) : null;
}

import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isTyping } from '@trainyard/ui/hooks/use-hotkey';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { keyOf } from '@trainyard/ui/lib/keys';
import { isSameShortcut, pressedShortcut } from '@trainyard/ui/lib/shortcut';
import { TableStoreContext } from '@trainyard/ui/table/columns/table-store';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
} from 'react';
import { Late } from '~/app/late/late';
import { showOverlay, toggleOverlay } from '~/app/overlays/overlay';
import { useConnectionProblem, useHasOutagePage, useQuickReturn } from '~/app/polling/connection';
import { useNotedVisits } from '~/data/page-visits';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import { useShortcuts } from '~/data/shortcuts';
import { useViewer } from '~/data/viewer';
import ConnectionBanner from './connection-banner';
import type { PinnedMenu } from './navigation/pinned-workspaces';
import { type ClusterUse, SideBar } from './navigation/side-bar';
import { TabBar } from './navigation/tab-bar';
import { useCollapsed } from './navigation/use-collapsed';
import { usePageKeys } from './use-page-keys';
import { startViewUndo } from './view-undo';

/** Nothing while the master answers; a banner while it does not. */
function Connection() {
  useQuickReturn();
  const problem = useConnectionProblem();
  const hasOutagePage = useHasOutagePage();
  return problem === undefined || hasOutagePage ? null : <ConnectionBanner problem={problem} />;
}

// the fixed key of every keyboard, in addition to the key that users choose
const isPaletteKey = (event: KeyboardEvent) =>
  keyOf(event).toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

// a recorder of shortcuts handles the keys
const isRecording = () => document.activeElement?.closest('[data-records-keys]') != null;

/** The keys that work on every page. */
function useGlobalKeys(): void {
  const shortcuts = useShortcuts();
  const viewer = useViewer();
  const collapsed = useCollapsed();

  const actionOf = (event: KeyboardEvent) => {
    const pressedKeys = pressedShortcut(event);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping(event) && !hasModifier) return;
    if (isPaletteKey(event) || isSameShortcut(pressedKeys, shortcuts.omnibar))
      return () => toggleOverlay('palette');
    if (isSameShortcut(pressedKeys, shortcuts.navbarCollapsed))
      return () => collapsed.setCollapsed(!collapsed.isCollapsed);
    if (isSameShortcut(pressedKeys, shortcuts.jupyterLab) && can(viewer, 'task.createAnywhere'))
      return () => showOverlay('launchNotebook');
    if (keyOf(event) === '?') return () => toggleOverlay('keyboardMap');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isRecording()) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * Ctrl+Z undoes a change of the view, such as a filter or a sort; with Shift, or Ctrl+Y, it redoes
 * it.
 */
function useViewUndo(): void {
  const router = useRouter();
  useEffect(() => startViewUndo(router), [router]);
}

type Props = {
  pinnedMenu: PinnedMenu;
  clusterUse: ClusterUse;
  /** a notice above the page, for the users it concerns */
  notice: ComponentType;
  /** tooltips, the icon of the tab and the like, which load after the page */
  extras: ComponentType;
};

/** Focusable only meanwhile: otherwise each click beside a control would focus the whole page. */
function focusMain(): void {
  const main = document.getElementById('page');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/** Side bar, page, and on phones a bar of tabs. */
export function AppShell({ pinnedMenu, clusterUse, notice: Notice, extras: Extras }: Props) {
  const isPhone = useIsPhone();
  useGlobalKeys();
  usePageKeys();
  useViewUndo();
  useNotedVisits();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, without changing the address that users copy */}
      <a
        href="#page"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-3 focus:py-1.5 focus:text-on-ink"
      >
        Skip to content
      </a>
      <div className="flex h-full phone:flex-col-reverse">
        <SideBar pinnedMenu={pinnedMenu} clusterUse={clusterUse} />
        {isPhone ? <TabBar /> : null}
        <main
          id="page"
          className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-clip outline-none"
        >
          {/* rendered immediately: later it would push the page down */}
          <Suspense>
            <Notice />
          </Suspense>
          <div className="min-h-0 flex-1">
            <TableSettings>
              <Outlet />
            </TableSettings>
          </div>
          {/* below the page, so that only the end of the page moves when it appears */}
          <Connection />
          <ProgressLine />
        </main>
      </div>
      <Late>
        <Extras />
      </Late>
    </>
  );
}

/** Stores the layouts of tables in the settings of the user. */
function TableSettings({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery(settingsQuery);
  const save = useSaveSetting();
  const store = useMemo(() => ({ settings: settings ?? {}, save }), [settings, save]);
  return <TableStoreContext value={store}>{children}</TableStoreContext>;
}

/** A thin line under the strip while the next page loads. */
function ProgressLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="pointer-events-none absolute inset-x-0 top-11 z-30 h-0.5 overflow-hidden"
    >
      <div className="h-full origin-left animate-load bg-accent" />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Kbd } from '@trainyard/ui/base/kbd';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { formatShortcut } from '@trainyard/ui/lib/shortcut';
import { cn } from '@trainyard/ui/lib/utils';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import type { ComponentType } from 'react';
import { productName } from '~/app/branding';
import { Late, mainContentMs } from '~/app/late/late';
import { navItems } from '~/app/nav-items';
import { showOverlay } from '~/app/overlays/overlay';
import { BrandMark } from '~/components/entity/brand-mark';
import { masterQuery } from '~/data/session';
import { useShortcuts } from '~/data/shortcuts';
import { useViewer } from '~/data/viewer';
import { NavLink } from './nav-link';
import { type PinnedMenu, PinnedWorkspaces } from './pinned-workspaces';
import { useCollapsed } from './use-collapsed';
import { UserMenu } from './user-menu';

const label = 'Search or jump to';

/** Looks like the field that it opens. */
const SearchButton = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <Tooltip content={isCollapsed ? label : null} side="right">
    <button
      type="button"
      // the visible text names it
      {...(isCollapsed ? { 'aria-label': label } : {})}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => showOverlay('palette')}
      className={cn(
        'mb-1.5 flex h-7 shrink-0 items-center gap-2 rounded-md text-muted hover:text-text',
        isCollapsed ? 'justify-center hover:bg-hover' : 'border border-line bg-raised px-2',
      )}
    >
      <Search aria-hidden className="size-3.5 shrink-0" />
      {isCollapsed ? null : (
        <>
          {label}
          <span className="ml-auto">
            <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
          </span>
        </>
      )}
    </button>
  </Tooltip>
);

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How full the cluster is, as bars and beside items; the agents that it counts load after the page. */
export type ClusterUse = {
  Load: ComponentType<{ isCollapsed: boolean }>;
  Note: ComponentType<{ label: string }>;
};

type Props = { pinnedMenu: PinnedMenu; clusterUse: ClusterUse };

export function SideBar({ pinnedMenu, clusterUse }: Props) {
  const collapsed = useCollapsed();
  const viewer = useViewer();
  const isNarrow = useMedia('(width < 900px)');
  const isCollapsed = collapsed.isCollapsed || isNarrow;
  return (
    <nav
      aria-label="Main"
      className={cn(
        'flex min-h-0 shrink-0 flex-col gap-px overflow-x-hidden border-r bg-sunken px-2 pt-2.5 pb-2 phone:hidden',
        isCollapsed ? 'w-12' : 'w-54',
      )}
    >
      <Brand isCollapsed={isCollapsed} />
      <SearchButton isCollapsed={isCollapsed} />
      {navItems
        .filter(({ isFor }) => isFor?.(viewer) ?? true)
        .map(({ label, icon: Icon, link }) => (
          <NavLink
            key={label}
            {...link}
            activeOptions={{ exact: label === 'Workspaces', includeSearch: false }}
            icon={<Icon {...icon} />}
            label={label}
            isCollapsed={isCollapsed}
            note={
              <Late idleMs={mainContentMs}>
                <clusterUse.Note label={label} />
              </Late>
            }
          />
        ))}
      <PinnedWorkspaces isCollapsed={isCollapsed} Menu={pinnedMenu} />
      <div className="mt-auto grid grid-cols-1 gap-1 border-t pt-2">
        {/* the agents of a large cluster are megabytes, so they load after the content of the page */}
        <Late idleMs={mainContentMs}>
          <clusterUse.Load isCollapsed={isCollapsed} />
        </Late>
        <div className={cn('flex items-center gap-1', isCollapsed && 'flex-col')}>
          <UserMenu isCollapsed={isCollapsed} />
          {isNarrow ? null : <CollapseButton {...collapsed} />}
        </div>
      </div>
    </nav>
  );
}

function CollapseButton({ isCollapsed, setCollapsed }: ReturnType<typeof useCollapsed>) {
  const { navbarCollapsed } = useShortcuts();
  return (
    <IconButton
      label={isCollapsed ? 'Expand' : 'Collapse'}
      shortcut={formatShortcut(navbarCollapsed)}
      side="right"
      className={isCollapsed ? '' : 'ml-auto'}
      onClick={() => setCollapsed(!isCollapsed)}
    >
      {isCollapsed ? <PanelLeftOpen {...icon} /> : <PanelLeftClose {...icon} />}
    </IconButton>
  );
}

function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const { data: master } = useQuery(masterQuery);
  const product = productName(master?.branding ?? '');
  return (
    <div className="flex min-w-0 items-center gap-2 px-2 pt-0.5 pb-2.5 font-semibold tracking-tight">
      <BrandMark className="size-4.5 shrink-0" />
      {isCollapsed ? (
        <span className="sr-only">{product}</span>
      ) : (
        <>
          <span className="shrink-0">{product}</span>
          <span className="ml-auto truncate text-sm font-normal tracking-normal text-faint">
            {master?.clusterName}
          </span>
        </>
      )}
    </div>
  );
}

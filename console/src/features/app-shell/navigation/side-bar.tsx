import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { formatShortcut } from '@trainyard/ui/lib/shortcut';
import { cn } from '@trainyard/ui/lib/utils';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { productName } from '~/app/branding';
import { BrandMark } from '~/components/entity/brand-mark';
import { masterQuery } from '~/features/session/queries';
import { useShortcuts } from '~/features/settings/queries';
import { useViewer } from '~/features/viewer/queries';
import { ClusterLoad } from './cluster-load';
import { navItems } from './nav-items';
import { NavLink } from './nav-link';
import { type PinnedMenu, PinnedWorkspaces } from './pinned-workspaces';
import { SearchButton } from './search-button';
import { useClusterNote } from './use-cluster-note';
import { useCollapsed } from './use-collapsed';
import { UserMenu } from './user-menu';

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SideBar({ pinnedMenu }: { pinnedMenu: PinnedMenu }) {
  const collapsed = useCollapsed();
  const viewer = useViewer();
  const clusterNote = useClusterNote();
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
            note={label === 'Cluster' ? clusterNote : undefined}
          />
        ))}
      <PinnedWorkspaces isCollapsed={isCollapsed} Menu={pinnedMenu} />
      <div className="mt-auto grid gap-1 border-t pt-2">
        <ClusterLoad isCollapsed={isCollapsed} />
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

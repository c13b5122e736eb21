import { useQuery } from '@tanstack/react-query';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { productName } from '~/app/branding';
import { BrandMark } from '~/components/entity/brand-mark';
import { IconButton } from '~/components/ui/icon-button';
import { masterQuery } from '~/features/session/queries';
import { useShortcuts } from '~/features/settings/queries';
import { useViewer } from '~/features/viewer/queries';
import { cn } from '~/lib/cn';
import { formatShortcut } from '~/lib/shortcut';
import { useMedia } from '~/lib/use-media';
import { ClusterLoad } from './cluster-load';
import { navItems } from './nav-items';
import { NavLink } from './nav-link';
import { type PinnedMenu, PinnedWorkspaces } from './pinned-workspaces';
import { SearchButton } from './search-button';
import { useClusterNote } from './use-cluster-note';
import { useFolded } from './use-folded';
import { UserMenu } from './user-menu';

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SideBar({ pinnedMenu }: { pinnedMenu: PinnedMenu }) {
  const folded = useFolded();
  const viewer = useViewer();
  const clusterNote = useClusterNote();
  const isNarrow = useMedia('(width < 900px)');
  const isFolded = folded.isFolded || isNarrow;
  return (
    <nav
      aria-label="Main"
      className={cn(
        'flex min-h-0 shrink-0 flex-col gap-px overflow-x-hidden border-r bg-sunken px-2 pt-2.5 pb-2 phone:hidden',
        isFolded ? 'w-12' : 'w-54',
      )}
    >
      <Brand isFolded={isFolded} />
      <SearchButton isFolded={isFolded} />
      {navItems
        .filter(({ isFor }) => isFor?.(viewer) ?? true)
        .map(({ label, icon: Icon, link }) => (
          <NavLink
            key={label}
            {...link}
            activeOptions={{ exact: label === 'Workspaces', includeSearch: false }}
            icon={<Icon {...icon} />}
            label={label}
            isFolded={isFolded}
            note={label === 'Cluster' ? clusterNote : undefined}
          />
        ))}
      <PinnedWorkspaces isFolded={isFolded} Menu={pinnedMenu} />
      <div className="mt-auto grid gap-1 border-t pt-2">
        <ClusterLoad isFolded={isFolded} />
        <div className={cn('flex items-center gap-1', isFolded && 'flex-col')}>
          <UserMenu isFolded={isFolded} />
          {isNarrow ? null : <FoldButton {...folded} />}
        </div>
      </div>
    </nav>
  );
}

function FoldButton({ isFolded, setFolded }: ReturnType<typeof useFolded>) {
  const { navbarCollapsed } = useShortcuts();
  return (
    <IconButton
      label={isFolded ? 'Expand' : 'Collapse'}
      shortcut={formatShortcut(navbarCollapsed)}
      side="right"
      className={isFolded ? '' : 'ml-auto'}
      onClick={() => setFolded(!isFolded)}
    >
      {isFolded ? <PanelLeftOpen {...icon} /> : <PanelLeftClose {...icon} />}
    </IconButton>
  );
}

function Brand({ isFolded }: { isFolded: boolean }) {
  const { data: master } = useQuery(masterQuery);
  const product = productName(master?.branding ?? '');
  return (
    <div className="flex min-w-0 items-center gap-2 px-2 pt-0.5 pb-2.5 font-semibold tracking-tight">
      <BrandMark className="size-4.5 shrink-0" />
      {isFolded ? (
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

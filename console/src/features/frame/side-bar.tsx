import { useQuery } from '@tanstack/react-query';
import { FlaskConical, House, PanelLeftClose, PanelLeftOpen, Shapes } from 'lucide-react';
import { productName } from '~/app/branding';
import { BrandMark } from '~/components/entity/brand-mark';
import { IconButton } from '~/components/ui/icon-button';
import { masterQuery } from '~/features/session/queries';
import { cn } from '~/lib/cn';
import { useMedia } from '~/lib/use-media';
import { ClusterLoad } from './cluster-load';
import { NavLink } from './nav-link';
import { PinnedWorkspaces } from './pinned-workspaces';
import { useFolded } from './use-folded';
import { UserMenu } from './user-menu';

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SideBar() {
  const folded = useFolded();
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
      <NavLink to="/dashboard" icon={<House {...icon} />} label="Home" isFolded={isFolded} />
      <NavLink
        to="/projects/$projectId/experiments"
        params={{ projectId: '1' }}
        activeOptions={{ includeSearch: false }}
        icon={<FlaskConical {...icon} />}
        label="Uncategorized"
        isFolded={isFolded}
      />
      <NavLink
        to="/workspaces"
        activeOptions={{ exact: true, includeSearch: false }}
        icon={<Shapes {...icon} />}
        label="Workspaces"
        isFolded={isFolded}
      />
      <PinnedWorkspaces isFolded={isFolded} />
      <div className="mt-auto grid gap-1 border-t pt-2">
        <ClusterLoad isFolded={isFolded} />
        <div className={cn('flex items-center gap-1', isFolded && 'flex-col')}>
          <UserMenu isFolded={isFolded} />
          {isNarrow ? null : (
            <IconButton
              label={isFolded ? 'Expand' : 'Collapse'}
              side="right"
              className={isFolded ? '' : 'ml-auto'}
              onClick={() => folded.setFolded(!isFolded)}
            >
              {isFolded ? <PanelLeftOpen {...icon} /> : <PanelLeftClose {...icon} />}
            </IconButton>
          )}
        </div>
      </div>
    </nav>
  );
}

function Brand({ isFolded }: { isFolded: boolean }) {
  const { data: master } = useQuery(masterQuery);
  return (
    <div className="flex min-w-0 items-center gap-2 px-2 pt-0.5 pb-2.5 font-semibold tracking-tight">
      <BrandMark className="size-4.5 shrink-0" />
      {isFolded ? (
        <span className="sr-only">Trainyard</span>
      ) : (
        <>
          <span className="shrink-0">{productName(master?.branding ?? '')}</span>
          <span className="ml-auto truncate text-sm font-normal tracking-normal text-faint">
            {master?.clusterName}
          </span>
        </>
      )}
    </div>
  );
}

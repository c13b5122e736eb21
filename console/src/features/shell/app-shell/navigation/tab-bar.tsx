import { useQuery } from '@tanstack/react-query';
import { createLink, useRouterState } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type NavItem, navItems } from '~/app/nav-items';
import { meQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { UserMenuContent } from './user-menu';
import WorkspacesItems from './workspaces-items';

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;
const item =
  'no-underline-hover grid min-w-0 flex-1 justify-items-center gap-0.5 rounded-md px-0.5 py-1 text-xs text-muted aria-[current=page]:font-medium aria-[current=page]:text-text';

type Props = ComponentProps<'a'> & { icon: ReactNode };

const TabBarLink = createLink(({ icon: picture, children, ...rest }: Props) => (
  <a {...rest} className={item}>
    {picture}
    <span className="max-w-full truncate">{children}</span>
  </a>
));

// room for four beside "More"; the others are in its menu
const inSight = 4;
const places = ({ label }: NavItem) => ['Home', 'Workspaces', 'Tasks', 'Cluster'].indexOf(label);
const isFirst = (nav: NavItem) => places(nav) >= 0;

/** The side bar of phones. */
export function TabBar() {
  const { data: user } = useQuery(meQuery);
  const viewer = useViewer();
  const items = navItems.filter(({ isFor }) => isFor?.(viewer) ?? true);
  const fitting =
    items.length <= inSight ? items : items.filter(isFirst).sort((a, b) => places(a) - places(b));
  return (
    <nav
      aria-label="Main"
      className="flex h-14 shrink-0 items-center justify-around border-t bg-sunken px-1"
    >
      {fitting.map((nav) =>
        nav.label === 'Workspaces' ? (
          <WorkspacesSheet key={nav.label} icon={<nav.icon {...icon} />} className={item} />
        ) : (
          <TabBarLink
            key={nav.label}
            {...nav.link}
            activeOptions={{ includeSearch: false }}
            icon={<nav.icon {...icon} />}
          >
            {nav.label}
          </TabBarLink>
        ),
      )}
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button type="button" className={item}>
            <Ellipsis {...icon} />
            More
          </button>
        </DropdownMenuTrigger>
        <UserMenuContent
          name={displayName(user)}
          places={items.filter((nav) => !fitting.includes(nav))}
        />
      </DropdownMenu>
    </nav>
  );
}

type SheetProps = { icon: ReactNode; className: string };

/** On phones: all workspaces, the pinned ones, and a new one. */
function WorkspacesSheet({ icon, className }: SheetProps) {
  const isCurrent = useRouterState({
    select: ({ location }) => /^\/workspaces(\/|$)/.test(location.pathname),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button type="button" aria-current={isCurrent ? 'page' : undefined} className={className}>
          {icon}
          <span className="max-w-full truncate">Workspaces</span>
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="center" side="top">
        <WorkspacesItems />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import { Ellipsis, FlaskConical, House, Shapes } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { DropdownMenu, DropdownMenuTrigger } from '~/components/ui/dropdown-menu';
import { meQuery } from '~/features/session/queries';
import { UserMenuContent } from './user-menu';

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;
const item =
  'no-underline-hover grid min-w-16 justify-items-center gap-0.5 rounded-md py-1 text-xs text-muted aria-[current=page]:font-medium aria-[current=page]:text-text';

type Props = ComponentProps<'a'> & { icon: ReactNode };

const TabBarLink = createLink(({ icon: picture, children, ...rest }: Props) => (
  <a {...rest} className={item}>
    {picture}
    {children}
  </a>
));

/** The side bar of phones. */
export function TabBar() {
  const { data: user } = useQuery(meQuery);
  return (
    <nav
      aria-label="Main"
      className="hidden h-14 shrink-0 items-center justify-around border-t bg-sunken phone:flex"
    >
      <TabBarLink to="/dashboard" icon={<House {...icon} />}>
        Home
      </TabBarLink>
      <TabBarLink
        to="/projects/$projectId/experiments"
        params={{ projectId: '1' }}
        activeOptions={{ includeSearch: false }}
        icon={<FlaskConical {...icon} />}
      >
        Uncategorized
      </TabBarLink>
      <TabBarLink
        to="/workspaces"
        activeOptions={{ includeSearch: false }}
        icon={<Shapes {...icon} />}
      >
        Workspaces
      </TabBarLink>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button type="button" className={item}>
            <Ellipsis {...icon} />
            More
          </button>
        </DropdownMenuTrigger>
        <UserMenuContent name={displayName(user)} />
      </DropdownMenu>
    </nav>
  );
}

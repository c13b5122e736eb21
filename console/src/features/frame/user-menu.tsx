import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import { lazy, Suspense } from 'react';
import { Avatar } from '~/components/entity/avatar';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { meQuery } from '~/features/session/queries';
import type { NavItem } from './nav-items';

const UserMenuLines = lazy(() =>
  import('./user-menu-lines').then((module) => ({ default: module.UserMenuLines })),
);

export function UserMenu({ isFolded }: { isFolded: boolean }) {
  const { data: user } = useQuery(meQuery);
  const name = displayName(user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button
          variant="quiet"
          aria-label={`User menu of ${name}`}
          className={isFolded ? 'size-8 px-0' : 'h-8 min-w-0 gap-2 px-1.75! text-text'}
        >
          <Avatar name={name} />
          {isFolded ? null : <span className="truncate">{name}</span>}
        </Button>
      </DropdownMenuTrigger>
      <UserMenuContent name={user?.username ?? name} />
    </DropdownMenu>
  );
}

type Props = {
  name: string;
  /** where a bar has no room for them */
  places?: readonly NavItem[];
};

/** The menu, for the side bar and for phones; its lines come with the first use. */
export const UserMenuContent = (props: Props) => (
  <DropdownMenuContent align="start" side="top">
    <Suspense>
      <UserMenuLines {...props} />
    </Suspense>
  </DropdownMenuContent>
);

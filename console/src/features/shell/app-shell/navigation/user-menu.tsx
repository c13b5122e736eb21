import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import { Avatar } from '@trainyard/ui/base/avatar';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { NavItem } from '~/app/nav-items';
import { meQuery } from '~/data/session';
import { UserMenuItems } from './user-menu-items';

export function UserMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { data: user } = useQuery(meQuery);
  const name = displayText(displayName(user));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button
          variant="quiet"
          aria-label={`User menu of ${name}`}
          size={isCollapsed ? 'icon' : 'form'}
          className={isCollapsed ? 'size-8' : 'min-w-0 shrink! gap-2 px-1.75! text-text'}
        >
          <Avatar name={name} />
          {isCollapsed ? null : <span className="truncate">{name}</span>}
        </Button>
      </DropdownMenuTrigger>
      <UserMenuContent name={name} />
    </DropdownMenu>
  );
}

type Props = {
  name: string;
  /** for bars without room for them */
  places?: readonly NavItem[];
};

/** The menu, for the side bar and for phones. */
export const UserMenuContent = (props: Props) => (
  <DropdownMenuContent align="start" side="top">
    <UserMenuItems {...props} />
  </DropdownMenuContent>
);

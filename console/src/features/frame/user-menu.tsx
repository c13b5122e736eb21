import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import { LogOut } from 'lucide-react';
import { Avatar } from '~/components/entity/avatar';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { meQuery } from '~/features/session/queries';
import { ThemeItem } from './theme-item';

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

/** The lines of the menu, for the side bar and for phones. */
export function UserMenuContent({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <DropdownMenuContent align="start" side="top">
      <DropdownMenuLabel>Signed in as {name}</DropdownMenuLabel>
      <ThemeItem />
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<LogOut className="size-4" strokeWidth={1.5} />}
        onSelect={() => void navigate({ to: '/logout' })}
      >
        Sign Out
      </DropdownMenuItem>
    </DropdownMenuContent>
  );
}

import { displayName } from '@trainyard/sdk/model';
import { cn } from '@trainyard/ui/lib/utils';
import { Avatar } from './avatar';

type Props = {
  /** undefined while users load, or when the user is gone */
  user: { displayName?: string; username?: string } | null | undefined;
  className?: string;
};

export function UserBadge({ user, className }: Props) {
  const name = displayName(user);
  return (
    <span className={cn('inline-flex min-w-0 items-center gap-1.5 align-top', className)}>
      <Avatar name={user ? name : ''} />
      <span className="truncate">{name}</span>
    </span>
  );
}

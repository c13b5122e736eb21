import { displayName } from '@trainyard/sdk/model';
import { Avatar, initials } from '@trainyard/ui/base/avatar';
import { colorOfName } from '@trainyard/ui/lib/colors';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';

type Props = {
  /** undefined while users load, or when the user no longer exists */
  user: { displayName?: string; username?: string } | null | undefined;
  /** true while only the username is known: letters and color follow from the display name */
  isLoading?: boolean;
  className?: string;
};

/** Shows a user as an avatar in a table that is too narrow for names; the tooltip has the name. */
export const personClass = '@max-[66rem]/table:*:last:sr-only';

export function UserBadge({ user, isLoading = false, className }: Props) {
  const name = displayText(displayName(user));
  return (
    <span
      title={name}
      className={cn('inline-flex max-w-full min-w-0 items-center gap-1.5 align-top', className)}
    >
      <Avatar name={user && !isLoading ? name : ''} />
      <span className="truncate">{name}</span>
    </span>
  );
}

export const WorkspaceIcon = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="inline-grid h-3.5 min-w-3.5 shrink-0 place-items-center rounded-sm px-0.5 text-[9px] leading-none font-semibold text-on-ink"
    style={{ background: colorOfName(name) }}
  >
    {[...initials(name)][0]}
  </span>
);

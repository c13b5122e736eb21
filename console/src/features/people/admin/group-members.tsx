import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { ChevronRight, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { reportError } from '~/app/errors/report-error';
import { UserBadge } from '~/components/entity/avatar';
import { UserHandle } from '~/components/entity/user-handle';
import { useViewer } from '~/data/viewer';
import { useSetMember } from './mutations';
import { type GroupRow, groupQuery } from './queries';

type GroupCellProps = {
  group: GroupRow;
  /** shown after the name */
  note?: string;
};

/** The name of a group; a click shows its members below it. */
export function GroupCell({ group, note }: GroupCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div data-row-details={isOpen || undefined} className="min-w-0">
      <div className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-w-0 items-center gap-1.5 rounded-sm font-medium phone:min-h-6"
        >
          <ChevronRight
            aria-hidden
            className={
              isOpen ? 'size-3.5 shrink-0 rotate-90 text-faint' : 'size-3.5 shrink-0 text-faint'
            }
            strokeWidth={1.5}
          />
          <Users aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.5} />
          <span className="truncate">{displayText(group.name)}</span>
        </button>
        {note ? <span className="num shrink-0 text-muted">{note}</span> : null}
      </div>
      {isOpen ? (
        <div id={id} className="py-2 pl-5">
          <Members group={group} />
        </div>
      ) : null}
    </div>
  );
}

function Members({ group }: { group: GroupRow }) {
  const query = useQuery(groupQuery(group.groupId));
  if (query.isPending) return <Spinner label="Loading" className="size-4" />;
  if (!query.data) return <FailedQuery title="Unable to fetch the members." query={query} />;
  const { users } = query.data;
  if (users.length === 0) return <p className="text-faint">No members</p>;
  return (
    <ul aria-label={`Members of ${group.name}`} className="max-w-160">
      {users.map((user) => (
        <MemberRow key={user.id} groupId={group.groupId} user={user} />
      ))}
    </ul>
  );
}

function MemberRow({ groupId, user }: { groupId: number; user: User }) {
  const mayRemove = can(useViewer(), 'group.modify');
  const { mutateAsync, isPending } = useSetMember();
  const name = displayName(user);

  async function change(isMember: boolean) {
    try {
      await mutateAsync({ groupId, userId: user.id, isMember });
      return true;
    } catch (error) {
      reportError(error, { message: isMember ? 'Undo failed.' : 'Error deleting group.' });
      return false;
    }
  }

  async function remove() {
    if (await change(false))
      showUndo(
        { kind: 'success', title: 'User has been deleted.', description: name },
        () => void change(true),
      );
  }

  return (
    <li className="flex items-center gap-3 border-b py-1 last:border-b-0">
      <UserBadge user={user} />
      <UserHandle user={user} />
      {mayRemove ? (
        <Button
          variant="quiet"
          isBusy={isPending}
          aria-label={`Remove ${name}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      ) : null}
    </li>
  );
}

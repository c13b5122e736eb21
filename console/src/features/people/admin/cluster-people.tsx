import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { formatCount } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { UserBadge } from '~/components/entity/avatar';
import { UserHandle } from '~/components/entity/user-handle';
import { silent } from '~/data/silent';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { accessQuery } from './queries';

/** Names those who may act in each workspace by a role on the whole cluster. */
export function ClusterPeople() {
  const viewer = useViewer();
  const mayRead = can(viewer, 'user.administrate');
  const { data: users = [] } = useQuery(usersQuery);
  const { data: access } = useQuery({ ...silent(accessQuery), enabled: mayRead });
  if (!mayRead)
    return (
      <p className="pt-3 text-sm text-muted">
        Users with a role on the whole cluster may act here too. The master names them to
        administrators only.
      </p>
    );
  const people = users.flatMap((user) => {
    const assignedRoles = access?.people.get(user.id)?.roles ?? [];
    const wide = assignedRoles.filter(({ workspaceId }) => workspaceId === undefined);
    const names = [...new Set(wide.map(({ role }) => role))];
    return names.length > 0 && user.active ? [{ user, roles: names.join(', ') }] : [];
  });
  if (people.length === 0) return null;
  return (
    <section aria-label="By a role on the whole cluster" className="pt-5">
      <SectionHeading note={formatCount(people.length)}>
        By a role on the whole cluster
      </SectionHeading>
      <ul className="border-t">
        {people.map(({ user, roles }) => (
          <li key={user.id} className="flex items-center gap-3 border-b py-1.5">
            <UserBadge user={user} />
            <UserHandle user={user} />
            <span className="min-w-0 truncate text-muted" title={roles}>
              {roles}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ComponentProps } from 'react';
import { TabError } from '~/app/errors/route-error';
import { navPermissions } from '~/app/nav-permissions';
import { ListPage } from '~/components/page/list-page';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { groupsQuery } from './queries';

type Props = Omit<ComponentProps<typeof ListPage>, 'title' | 'controls'>;

/** The users of the cluster, and its groups when RBAC is on. */
export function AdminLayout(list: Props) {
  const viewer = useViewer();
  const activeOptions = { includeSearch: false };
  const { data: users } = useQuery(usersQuery);
  const { data: groups } = useQuery({ ...groupsQuery, enabled: viewer.rbacEnabled });
  return (
    <ListPage
      {...list}
      title="Admin Settings"
      controls={
        <TabLinks label="Admin Settings">
          {can(viewer, 'user.administrate') ? (
            <TabLink
              to="/admin/user-management"
              activeOptions={activeOptions}
              note={users && formatCount(users.length)}
            >
              Users
            </TabLink>
          ) : null}
          {viewer.rbacEnabled ? (
            <TabLink
              to="/admin/group-management"
              activeOptions={activeOptions}
              note={groups && formatCount(groups.length)}
            >
              Groups
            </TabLink>
          ) : null}
          {navPermissions.access(viewer) ? (
            <TabLink to="/admin/access" activeOptions={activeOptions}>
              Access
            </TabLink>
          ) : null}
        </TabLinks>
      }
    />
  );
}

/** A tab that failed to load. */
export const AdminTabError = (props: ErrorComponentProps) => (
  <AdminLayout query={useQuery(usersQuery)}>
    <TabError {...props} />
  </AdminLayout>
);

import { can } from '@trainyard/rbac';
import type { ReactNode } from 'react';
import { usePageTitle } from '~/app/page-title';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { useViewer } from '~/features/viewer/queries';

type Props = { status: ReactNode; children: ReactNode };

/** Who is on the cluster: users, and groups where roles are on. */
export function AdminFrame({ status, children }: Props) {
  usePageTitle('Admin Settings');
  const viewer = useViewer();
  const activeOptions = { includeSearch: false };
  return (
    <Page>
      <PageStrip actions={status}>
        <CrumbHeading>Admin Settings</CrumbHeading>
      </PageStrip>
      <TabLinks label="Admin Settings">
        {can(viewer, 'user.administrate') ? (
          <TabLink to="/admin/user-management" activeOptions={activeOptions}>
            Users
          </TabLink>
        ) : null}
        {viewer.rbacEnabled ? (
          <TabLink to="/admin/group-management" activeOptions={activeOptions}>
            Groups
          </TabLink>
        ) : null}
      </TabLinks>
      <PageBody>{children}</PageBody>
    </Page>
  );
}

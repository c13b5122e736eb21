import { can } from '@trainyard/rbac';
import { Page } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { useViewer } from '~/features/viewer/queries';
import { useAgents, useClusterTitle } from './use-cluster-load';

/** The cluster and its tabs, as far as they may be seen. */
export function ClusterLayout({ children }: { children: ReactNode }) {
  const title = useClusterTitle();
  usePageTitle(title);
  const viewer = useViewer();
  const activeOptions = { exact: true, includeSearch: false };
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={useAgents()} />}>
        <CrumbHeading>{title}</CrumbHeading>
      </PageStrip>
      <TabLinks label="Cluster">
        <TabLink to="/clusters" activeOptions={activeOptions}>
          Overview
        </TabLink>
        {can(viewer, 'cluster.viewUsage') ? (
          <TabLink to="/clusters/historical-usage" activeOptions={activeOptions}>
            Historical Usage
          </TabLink>
        ) : null}
        {can(viewer, 'master.viewLogs') ? (
          <TabLink to="/clusters/logs" activeOptions={activeOptions}>
            Master Logs
          </TabLink>
        ) : null}
      </TabLinks>
      {children}
    </Page>
  );
}

import { can } from '@trainyard/rbac';
import type { ReactNode } from 'react';
import { LiveStatus } from '~/app/live-status';
import { usePageTitle } from '~/app/page-title';
import { Page } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { useViewer } from '~/features/viewer/queries';
import { useAgents, useClusterTitle } from './use-cluster-load';

/** The cluster and its tabs, as far as they may be seen. */
export function ClusterFrame({ children }: { children: ReactNode }) {
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

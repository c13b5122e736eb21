import { useQuery } from '@tanstack/react-query';
import { usedShare } from '@trainyard/insights/cluster/slot-counts';
import { heldText } from '@trainyard/insights/waste/waste';
import { can } from '@trainyard/rbac';
import { formatPercent } from '@trainyard/ui/lib/format';
import { Page } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { agentsQuery } from '~/data/cluster/agents';
import { useSlotCounts } from '~/data/cluster/pools';
import { useViewer } from '~/data/viewer';
import { idleJobsQuery } from '~/features/cluster/waste/idle-queries';
import { wasteQuery } from '~/features/cluster/waste/queries';

/** The query of agents on cluster pages, which poll more often than other pages. */
export const useAgents = () =>
  useQuery({ ...agentsQuery, refetchInterval: pollEvery(pollMs.clusterPage) });

/** "Cluster - 63%"; the name alone while nothing is in use. */
function useClusterTitle(): string {
  const counts = useSlotCounts();
  return counts && counts.used > 0 ? `Cluster - ${formatPercent(usedShare(counts), 0)}` : 'Cluster';
}

/** Shows the number of idle GPUs, "5 GPUs", once the side bar or the tab has requested it. */
function IdleNote() {
  const all = useQuery({ ...wasteQuery, enabled: false });
  const own = useQuery({ ...idleJobsQuery(useViewer()), enabled: false });
  // the tab reads everything; the side bar reads its part again after the user's writes on any page
  const { data } = all.dataUpdatedAt >= own.dataUpdatedAt ? all : own;
  const itemsWithSlots = data?.items.filter(({ slots }) => slots > 0) ?? [];
  return data && itemsWithSlots.length > 0 ? heldText(itemsWithSlots, data.pools) : null;
}

const AgentsStatus = () => <LiveStatus query={useAgents()} />;

type Props = {
  /** at the end of the strip, in place of how fresh the agents are */
  actions?: ReactNode;
  children: ReactNode;
};

/** The cluster and the tabs that the viewer may see. */
export function ClusterLayout({ actions, children }: Props) {
  const title = useClusterTitle();
  usePageTitle(title);
  const viewer = useViewer();
  const activeOptions = { exact: true, includeSearch: false };
  return (
    <Page>
      <PageStrip actions={actions ?? <AgentsStatus />}>
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
        <TabLink to="/clusters/storage" activeOptions={activeOptions}>
          Storage
        </TabLink>
        {can(viewer, 'master.viewLogs') ? (
          <TabLink to="/clusters/logs" activeOptions={activeOptions}>
            Master Logs
          </TabLink>
        ) : null}
        {can(viewer, 'master.viewConfig') ? (
          <TabLink to="/clusters/master" activeOptions={activeOptions}>
            Master
          </TabLink>
        ) : null}
        {useSupports('configPolicies') && can(viewer, 'configPolicy.viewCluster') ? (
          <TabLink to="/clusters/policies" activeOptions={activeOptions}>
            Policies
          </TabLink>
        ) : null}
        {/* the last one, because its number arrives late and moves the tabs after it */}
        <TabLink to="/clusters/idle" activeOptions={activeOptions} note={<IdleNote />}>
          Idle
        </TabLink>
      </TabLinks>
      {children}
    </Page>
  );
}

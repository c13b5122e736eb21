import { createFileRoute } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { PageBody } from '@trainyard/ui/page/page';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { masterQueries } from '~/data/master';
import { loadViewer, requirePermission } from '~/data/viewer';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import { MasterPage } from '~/features/cluster/resources/master-page';

export const Route = createFileRoute('/_app/clusters/master')({
  loader: async ({ context }) => {
    const { queryClient } = context;
    await requirePermission(context, 'master.viewConfig');
    const viewer = await loadViewer(context);
    await loadInTime(
      loadQuery(queryClient, masterQueries.health()),
      loadQuery(queryClient, masterQueries.config()),
      ...(can(viewer, 'cluster.viewUsage')
        ? [loadQuery(queryClient, masterQueries.absences())]
        : []),
      ...(can(viewer, 'master.viewLogs') ? [loadQuery(queryClient, masterQueries.lines())] : []),
    );
  },
  component: () => (
    <ClusterLayout>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <MasterPage />
      </PageBody>
    </ClusterLayout>
  ),
});

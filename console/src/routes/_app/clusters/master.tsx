import { createFileRoute } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { PageBody } from '@trainyard/ui/page/page';
import { loadInTime, loadPart } from '~/app/loading/load-query';
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
      loadPart(queryClient, masterQueries.health()),
      loadPart(queryClient, masterQueries.config()),
      ...(can(viewer, 'cluster.viewUsage')
        ? [loadPart(queryClient, masterQueries.absences())]
        : []),
      ...(can(viewer, 'master.viewLogs') ? [loadPart(queryClient, masterQueries.lines())] : []),
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

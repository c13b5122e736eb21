import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { masterQueries } from '~/data/master';
import { requirePermission } from '~/data/viewer';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { MasterPage } from '~/features/cluster/master-page';

export const Route = createFileRoute('/_app/clusters/master')({
  loader: async ({ context }) => {
    await requirePermission(context, 'master.viewConfig');
    // the page shows the failure of a part beside the other parts
    void context.queryClient.prefetchQuery(masterQueries.config());
  },
  component: () => (
    <ClusterLayout>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <MasterPage />
      </PageBody>
    </ClusterLayout>
  ),
});

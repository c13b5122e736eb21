import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { plainLogSearch } from '~/features/logs/filters/log-search-params';
import { MasterLog } from '~/features/logs/master-log';
import { requirePermission } from '~/features/viewer/load-viewer';

export const Route = createFileRoute('/_app/clusters/logs')({
  validateSearch: plainLogSearch,
  search: { middlewares: [stripSearchParams(plainLogSearch.defaults)] },
  loader: ({ context }) => requirePermission(context, 'master.viewLogs'),
  component: MasterLogsRoute,
});

function MasterLogsRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <ClusterLayout>
      <MasterLog view={Route.useSearch()} onViewChange={changeSearch} />
    </ClusterLayout>
  );
}

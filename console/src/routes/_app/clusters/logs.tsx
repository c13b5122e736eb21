import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/use-change-search';
import { ClusterFrame } from '~/features/cluster/cluster-frame';
import { plainLogSearch } from '~/features/logs/log-search-params';
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
    <ClusterFrame>
      <MasterLog view={Route.useSearch()} onViewChange={changeSearch} />
    </ClusterFrame>
  );
}

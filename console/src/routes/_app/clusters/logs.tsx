import { createFileRoute } from '@tanstack/react-router';
import type { LogView } from '@trainyard/ui/logs/log-view';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { useChangeSearch } from '~/app/links/use-change-search';
import { requirePermission } from '~/data/viewer';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import { plainLogSearch } from '~/features/experiments/logs/filters/log-search-params';
import { firstLines } from '~/features/experiments/logs/sources/log-calls';
import { masterLogSource } from '~/features/experiments/logs/sources/master-log-source';
import { maskLines } from '~/lib/mask-log';

const source = masterLogSource(client);

type Props = { view: LogView; onViewChange: (change: Partial<LogView>) => void };

/** The log of the master, which has no filters. */
const MasterLog = ({ view, onViewChange }: Props) => (
  <LogViewer
    prepareCopy={maskLines}
    label="Master logs"
    source={source}
    view={view}
    onViewChange={onViewChange}
    filters={
      <CopyAsButton
        makeCall={(caller, signal) => masterLogSource(caller).newest({ limit: firstLines, signal })}
        command={`master logs --tail ${firstLines}`}
      />
    }
  />
);

export const Route = createFileRoute('/_app/clusters/logs')({
  validateSearch: plainLogSearch,
  search: { middlewares: [plainLogSearch.withoutDefaults] },
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

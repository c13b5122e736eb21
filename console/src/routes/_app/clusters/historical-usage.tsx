import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { useChangeSearch } from '~/app/use-change-search';
import { PageBody } from '~/components/page/page';
import { ClusterFrame } from '~/features/cluster/cluster-frame';
import { HistoricalUsage } from '~/features/cluster/historical-usage';
import { usageRange } from '~/features/cluster/usage';
import { usageQuery } from '~/features/cluster/usage-queries';
import { usageSearch } from '~/features/cluster/usage-search';
import { requirePermission } from '~/features/viewer/load-viewer';

import { masterNow } from '~/lib/master-now';

export const Route = createFileRoute('/_app/clusters/historical-usage')({
  validateSearch: usageSearch,
  search: { middlewares: [stripSearchParams(usageSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await requirePermission(context, 'cluster.viewUsage');
    // worked out once: the days must not change between loading and showing them
    const range = usageRange(deps, masterNow());
    await loadQuery(context.queryClient, usageQuery(range));
    return { range };
  },
  component: HistoricalUsageRoute,
});

function HistoricalUsageRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <ClusterFrame>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <HistoricalUsage
          range={Route.useLoaderData().range}
          // days are no months
          onSearchChange={(change) =>
            changeSearch({ after: undefined, before: undefined, ...change })
          }
        />
      </PageBody>
    </ClusterFrame>
  );
}

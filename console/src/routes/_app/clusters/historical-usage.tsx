import { createFileRoute, redirect } from '@tanstack/react-router';
import { ownValue } from '@trainyard/sdk/model';
import { cutNote, usageRange } from '@trainyard/sdk/usage';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import { requirePermission } from '~/data/viewer';
import {
  storedUsage,
  type UsageSearch,
  usageKeys,
  usageSearch,
  usageStoragePath,
} from '~/features/cluster/resources/search';
import { HistoricalUsage } from '~/features/cluster/resources/usage/historical-usage';
import { usageQuery } from '~/features/cluster/resources/usage/queries';
import { masterNow } from '~/lib/master-now';

export const Route = createFileRoute('/_app/clusters/historical-usage')({
  validateSearch: usageSearch,
  search: { middlewares: [usageSearch.withoutDefaults] },
  loaderDeps: ({ search: { groupBy, after, before } }) => ({ groupBy, after, before }),
  loader: async ({ context, deps, cause, location }) => {
    await requirePermission(context, 'cluster.viewUsage');
    if (cause !== 'stay' && location.searchStr === '') {
      const settings = await context.queryClient.ensureQueryData(settingsQuery).catch(() => ({}));
      const last = storedUsage(ownValue(settings, usageStoragePath));
      if (last) throw redirect({ to: '/clusters/historical-usage', search: last, replace: true });
    }
    // computed once: the days must not change between loading and showing them
    const range = usageRange(deps, masterNow());
    await loadPart(context.queryClient, usageQuery(range));
    return { range, cut: cutNote(deps, range) };
  },
  component: HistoricalUsageRoute,
});

function HistoricalUsageRoute() {
  const changeSearch = useChangeSearch(Route);
  const save = useSaveSetting();
  const { groupBy, by } = Route.useSearch();
  const { range, cut } = useLoadedData(Route.useLoaderData());
  const onSearchChange = (change: Partial<UsageSearch>) => {
    if (change.by) return changeSearch(change);
    // a range of days is not valid for months
    const next = { groupBy, after: undefined, before: undefined, ...change };
    changeSearch(next);
    for (const key of usageKeys)
      save({ storagePath: usageStoragePath, key, value: next[key], isQuiet: true });
  };
  return <HistoricalUsage range={range} by={by} cut={cut} onSearchChange={onSearchChange} />;
}

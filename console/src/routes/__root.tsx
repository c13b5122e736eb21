import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { PageMessage } from '~/app/errors/page-message';
import { loadQuery, prefetch, prefetchAll } from '~/app/loading/load-query';
import { badAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';
import { masterQuery, meQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { usersQuery } from '~/data/users';
import { RootView } from '~/features/shell/app-shell/root-view';

/** The context of every route's loader. */
type RouterContext = {
  queryClient: QueryClient;
};

// Loaded on demand, because few visitors see it.
const UnreachablePage = lazyRouteComponent(
  () => import('~/features/people/session/unreachable-page'),
  'UnreachablePage',
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    if (badAddress() !== null) throw new PageMessage('The stored server address cannot be used.');
    const { queryClient } = context;
    const isVisit = queryClient.getQueryData(masterQuery.queryKey) === undefined;
    const isFirst = isVisit && session.isSignedIn();
    // neither depends on the answer of the master; what needs one of them reports its failure
    if (isFirst) void prefetchAll(queryClient, [meQuery, settingsQuery]);
    const master = await loadQuery(queryClient, masterQuery);
    // the names of owners, for which the frame waits
    if (isFirst) void prefetch(queryClient, usersQuery);
    // an answer without a cluster comes from another program at that address
    if (master.clusterId === '') throw new PageMessage('The answer does not name a cluster.');
    return { master };
  },
  // its skeleton is that of the first visit
  pendingMs: Number.POSITIVE_INFINITY,
  component: RootView,
  errorComponent: UnreachablePage,
});

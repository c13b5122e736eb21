import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { PageMessage } from '~/app/errors/page-message';
import { loadQuery } from '~/app/loading/load-query';
import { badAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';
import { masterQuery, meQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { RootView } from '~/features/app-shell/root-view';

/** The context of every route's loader. */
type RouterContext = {
  queryClient: QueryClient;
};

// Loaded on demand, because few visitors see it.
const UnreachablePage = lazyRouteComponent(
  () => import('~/features/session/unreachable-page'),
  'UnreachablePage',
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    if (badAddress() !== null) throw new PageMessage('The stored server address cannot be used.');
    loadAhead(context.queryClient);
    const master = await loadQuery(context.queryClient, masterQuery);
    // an answer without a cluster comes from another program at that address
    if (master.clusterId === '') throw new PageMessage('The answer does not name a cluster.');
    return { master };
  },
  // its skeleton is that of the first visit
  pendingMs: Number.POSITIVE_INFINITY,
  component: RootView,
  errorComponent: UnreachablePage,
});

/**
 * Requests the signed-in user and their settings together with the first call of a visit, because
 * neither depends on its answer. The route that needs one of them reports its failure.
 */
function loadAhead(queryClient: QueryClient): void {
  const isFirst = queryClient.getQueryData(masterQuery.queryKey) === undefined;
  if (!isFirst || !session.isSignedIn()) return;
  void loadQuery(queryClient, meQuery).catch(() => undefined);
  void loadQuery(queryClient, settingsQuery).catch(() => undefined);
}

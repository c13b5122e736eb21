import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { PageMessage } from '~/app/page-message';
import type { RouterContext } from '~/app/router-context';
import { badAddress } from '~/app/server-address';
import { RootView } from '~/features/frame/root-view';
import { masterQuery } from '~/features/session/queries';

// seldom seen, so it comes when it is
const UnreachablePage = lazyRouteComponent(
  () => import('~/features/session/unreachable-page'),
  'UnreachablePage',
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    if (badAddress() !== null)
      throw new PageMessage('The server address kept here cannot be used.');
    const master = await loadQuery(context.queryClient, masterQuery);
    // an answer without a cluster comes from something else on that address
    if (master.clusterId === '') throw new PageMessage('The answer names no cluster.');
    return { master };
  },
  component: RootView,
  errorComponent: UnreachablePage,
});

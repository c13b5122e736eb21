import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import type { RouterContext } from '~/app/router-context';
import { RootView } from '~/features/frame/root-view';
import { masterQuery } from '~/features/session/queries';
import { UnreachablePage } from '~/features/session/unreachable-page';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    const master = await loadQuery(context.queryClient, masterQuery);
    // an answer without a cluster comes from something else on that address
    if (master.clusterId === '') throw new Error('The answer names no cluster.');
    return { master };
  },
  component: RootView,
  errorComponent: UnreachablePage,
});

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { masterQuery } from '~/data/session';

/**
 * Runs the loaders of the page at the current address once the master is known, as far as they are
 * part of the first load (`codeSplitGroupings` of the route), before the router does. The router
 * loads the code of a page before it runs its loader: a browser has six connections to a server, and
 * scripts would take them all. The frame of the app, which is one script, loads meanwhile. The router
 * runs the loaders again, on the same queries: redirects and failures are left to it.
 */
export async function loadFirstData(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const { latestLocation: location, routesById } = router;
  router.loadRouteChunk(routesById['/_app'])?.catch(() => undefined);
  try {
    const context = { queryClient, master: await queryClient.ensureQueryData(masterQuery) };
    for (const { routeId, params, loaderDeps: deps } of router.matchRoutes(location)) {
      const { codeSplitGroupings, loader } = routesById[routeId].options;
      if (!codeSplitGroupings || !loader) continue;
      const visit = { context, location, params, deps, cause: 'enter' };
      Promise.resolve(loader({ ...visit, abortController: new AbortController() })).catch(
        () => undefined,
      );
    }
  } catch {
    // the router meets it again
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { masterQuery } from '~/data/session';

type Page = {
  queryClient: QueryClient;
  /** as in the address: ids are not checked yet */
  params: Record<string, string>;
  /** checked by the route */
  search: Record<string, unknown>;
};

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface StaticDataRouteOption {
    /**
     * Requests what the loader of the route waits for in any case. For pages that visits begin with:
     * the queries are part of the first load, so that they run while the code of the page loads.
     * @throws PageMessage for an invalid id, as the loader does
     */
    request?: (page: Page) => void;
  }
}

/**
 * Loads the code of the page at the current address, and requests its first data once the version of
 * the master is known, which decides how rows are requested. Failures are left to the loaders, which
 * run the same queries.
 */
export async function loadFirstPage(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const { latestLocation } = router;
  const loadCode = (route: AnyRoute) => router.loadRouteChunk(route)?.catch(() => undefined);
  const master = queryClient.ensureQueryData(masterQuery);
  router.getMatchedRoutes(latestLocation.pathname)[0].forEach(loadCode);
  try {
    await master;
    for (const { params, search, staticData } of router.matchRoutes(latestLocation))
      staticData.request?.({ queryClient, params, search });
  } catch {
    // the loaders report it
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { prefetchAll, type QueryList } from '~/app/loading/load-query';
import { masterQuery } from '~/data/session';
import type { LoadContext } from '~/data/viewer';

type Page = LoadContext & {
  /** as in the address: ids are not checked yet */
  params: Record<string, string>;
  /** checked by the route */
  search: Record<string, unknown>;
};

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface StaticDataRouteOption {
    /**
     * Queries that the loader of the route runs in any case; a promise where they depend on others.
     * For pages that visits begin with: they are part of the first load, so that they run while the
     * code of the page loads.
     * @throws PageMessage for an invalid id, as the loader does
     */
    requests?: (page: Page) => QueryList;
  }
}

/**
 * Requests the first data of the page at the current address once the version of the master is
 * known, which decides how rows are requested, and then loads its code, as far as the router has not
 * begun to: a browser has six connections to a server, and scripts would take them all. The frame of
 * the app, which is one script, loads meanwhile. Failures are left to the loaders, which run the same
 * queries.
 */
export async function loadFirstPage(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const { latestLocation } = router;
  const loadCode = (route: AnyRoute) => router.loadRouteChunk(route)?.catch(() => undefined);
  const [root, frame, ...page] = router.getMatchedRoutes(latestLocation.pathname)[0];
  const master = queryClient.ensureQueryData(masterQuery);
  for (const route of [root, frame]) if (route) loadCode(route);
  try {
    const context = { queryClient, master: await master };
    for (const { params, search, staticData } of router.matchRoutes(latestLocation))
      void prefetchAll(queryClient, staticData.requests?.({ ...context, params, search }) ?? []);
  } catch {
    // the loaders report it
  }
  // queries send their requests in the microtasks that follow
  await new Promise((resolve) => setTimeout(resolve));
  page.forEach(loadCode);
}

import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFound } from '~/app/errors/not-found-page';
import { RouteError } from '~/app/errors/route-error';
import { basePath } from '~/app/links/base-path';
import { watchRefused } from '~/app/links/refused-params';
import { parseSearch, stringifySearch } from '~/app/links/search-params';
import { routeTree } from '~/routeTree.gen';

type Options = { queryClient: QueryClient; history?: RouterHistory };

/**
 * Pages restore their scroll position; a page that shows another view of itself does not scroll.
 */
function restoresPages() {
  let currentPath = '';
  return ({ location: { pathname } }: { location: { pathname: string } }) => {
    const isOther = pathname !== currentPath;
    currentPath = pathname;
    return isOther;
  };
}

/**
 * The router of every page. Without a pending component, the old page stays visible until the new
 * one has loaded.
 */
export function createAppRouter({ queryClient, history }: Options) {
  const router = createRouter({
    routeTree,
    basepath: basePath(),
    context: { queryClient },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query decides what is stale
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: restoresPages(),
  });
  watchRefused(router);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface Register {
    router: AppRouter;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface HistoryState {
    /** the target after sign-in */
    requestedPath?: string;
    /** the token of a link was refused */
    isNotReady?: boolean;
    /** the user chose Sign Out here; a link that leads to the same page asks first */
    isSignOut?: boolean;
    /** the navigation comes from Ctrl+Z or Ctrl+Y */
    isViewStep?: boolean;
    /** the change belongs to the one before it; Ctrl+Z undoes both */
    isFollowUp?: boolean;
  }
}

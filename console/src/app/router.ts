import type { QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen';
import { basePath } from './base-path';
import { parseSearch, stringifySearch } from './links/search-params';

// seldom seen, so they come when they are
const RouteError = lazyRouteComponent(() => import('./errors/route-error'), 'RouteError');
const NotFound = lazyRouteComponent(() => import('./errors/not-found'), 'NotFound');

type Options = { queryClient: QueryClient; history?: RouterHistory };

/** Pages come back scrolled as they were left; one that shows another view of itself stays where it is. */
function restoresPages() {
  let shown = '';
  return ({ location: { pathname } }: { location: { pathname: string } }) => {
    const isOther = pathname !== shown;
    shown = pathname;
    return isOther;
  };
}

/** The router over every page. Without a pending look, the old page stays until the new one has its data. */
export const createAppRouter = ({ queryClient, history }: Options) =>
  createRouter({
    routeTree,
    basepath: basePath(),
    context: { queryClient },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // what is fresh is the cache's to say
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: restoresPages(),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface Register {
    router: AppRouter;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended through its interface
  interface HistoryState {
    /** where to go back to after sign-in */
    wanted?: string;
    /** the token of a link was refused */
    isNotReady?: boolean;
    /** Ctrl+Z or Ctrl+Y led here */
    isViewStep?: boolean;
  }
}

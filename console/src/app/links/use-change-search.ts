import {
  type AnyRoute,
  type ParsedLocation,
  useMatch,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Returns a function that says whether another page is loading. The current page can still be used
 * then, but the link is already that of the next page.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  // a part outside of every page is never left
  const own = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ pathname }) => pathname,
  });
  // a frame around pages stays where its own part of the path stays
  return useCallback(
    () => own !== undefined && !ended(router.latestLocation.pathname).startsWith(ended(own)),
    [router, own],
  );
}

const ended = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`);

/**
 * Whether another page is loading, or this one with another value of one of these search params.
 * Other changes of the link leave the page as it is.
 */
export const useIsNextLoading = (params: readonly string[]): boolean =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && isOther(location, resolvedLocation, params),
  });

function isOther(next: ParsedLocation, shown: ParsedLocation, params: readonly string[]): boolean {
  if (next.pathname !== shown.pathname) return true;
  const wanted = new URLSearchParams(next.searchStr);
  const old = new URLSearchParams(shown.searchStr);
  return params.some((name) => wanted.get(name) !== old.get(name));
}

export type ChangeOptions = {
  /** the browser's Back undoes the change */
  isStep?: boolean;
};

/**
 * Returns a function that writes a change of the view to the link, unless the page is being left.
 * Its promise is fulfilled once the page has followed the link.
 */
export function useChangeSearch<Route extends AnyRoute>(_route: Route) {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return useCallback(
    (
      change: Partial<Route['types']['fullSearchSchema']>,
      how: ChangeOptions = {},
    ): Promise<void> => {
      if (isLeaving()) return Promise.resolve();
      return navigate({
        to: '.',
        search: (search) => ({ ...search, ...change }),
        replace: how.isStep !== true,
      });
    },
    [navigate, isLeaving],
  );
}

import { type AnyRoute, useMatch, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Tells whether another page is on its way. The one that asks can still be pressed then, but the
 * link is already that of the other.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  // what stands on no page is never left
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

export type ChangeOptions = {
  /** the browser's Back undoes the change */
  isStep?: boolean;
};

/** Writes to the link what a person changes in their view of a page; one that is left keeps its own. */
export function useChangeSearch<Route extends AnyRoute>(_route: Route) {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return useCallback(
    (change: Partial<Route['types']['fullSearchSchema']>, how: ChangeOptions = {}) => {
      if (isLeaving()) return;
      void navigate({
        to: '.',
        search: (search) => ({ ...search, ...change }),
        replace: how.isStep !== true,
      });
    },
    [navigate, isLeaving],
  );
}

import {
  type AnyRoute,
  type ParsedLocation,
  useMatch,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Returns a function that returns true while another page is loading. The current page can still be
 * used then, but the link is already that of the next page.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  // a part outside of all pages is never left
  const own = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ pathname }) => pathname,
  });
  // a layout stays mounted while its own part of the path stays the same
  return useCallback(
    () => own !== undefined && !ended(router.latestLocation.pathname).startsWith(ended(own)),
    [router, own],
  );
}

const ended = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`);

/**
 * Returns true while another page is loading, or this one with another value of one of these search
 * params. Ignores other changes of the link. Its changes are rendered after the frame with the new
 * page, so that they never delay it.
 */
export function useIsNextLoading(params: readonly string[]): boolean {
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    const set = (next: boolean) => startTransition(() => setIsLoading(next));
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
        set(fromLocation !== undefined && isOther(toLocation, fromLocation, params)),
      ),
      router.subscribe('onResolved', () => set(false)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, params]);
  return isLoading;
}

function isOther(
  next: ParsedLocation,
  current: ParsedLocation,
  params: readonly string[],
): boolean {
  if (next.pathname !== current.pathname) return true;
  const requested = new URLSearchParams(next.searchStr);
  const old = new URLSearchParams(current.searchStr);
  return params.some((name) => requested.get(name) !== old.get(name));
}

export type ChangeOptions = {
  /** the Back button of the browser undoes the change */
  isStep?: boolean;
  /** the page changes the link because of the change before it; Ctrl+Z undoes both at once */
  isFollowUp?: boolean;
};

/**
 * Returns a function that writes a change of the view to the link, unless the page is being left.
 * Its promise resolves once the page has followed the link.
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
        ...(how.isFollowUp === true && { state: { isFollowUp: true } }),
      });
    },
    [navigate, isLeaving],
  );
}

import { type AnyRoute, type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Whether another page is on its way. This one can still be pressed, but the link is already that
 * of the other.
 */
export const isLeaving = ({ state: { location, resolvedLocation } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;

/** Writes to the link what a person changes in their view of a page; one that is left keeps its own. */
export function useChangeSearch<Route extends AnyRoute>(_route: Route) {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (change: Partial<Route['types']['fullSearchSchema']>) => {
      if (isLeaving(router)) return;
      void navigate({ to: '.', search: (search) => ({ ...search, ...change }), replace: true });
    },
    [navigate, router],
  );
}

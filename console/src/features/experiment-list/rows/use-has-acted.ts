import { matchQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '~/app/query-keys';

/**
 * Whether the newest rows follow an action of the user, which invalidates them: a row that the user
 * moves or deletes leaves, wherever the pointer is.
 */
export function useHasActed(isFetching: boolean): boolean {
  const queryClient = useQueryClient();
  const hasActed = useRef(false);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        if (matchQuery({ queryKey: queryKeys.experiments.searches }, event.query))
          hasActed.current = true;
      }),
    [queryClient],
  );
  const isAnswered = hasActed.current && !isFetching;
  useEffect(() => {
    if (isAnswered) hasActed.current = false;
  }, [isAnswered]);
  return isAnswered;
}

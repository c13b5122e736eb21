import { type Query, type UseQueryResult, useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** False for an answer that a write of the user has changed: the write does not wait for the next one. */
export const isUnchanged = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data === undefined || !state.isInvalidated;

/**
 * Requests an answer again after writes have changed it, once all pending writes have ended. It
 * takes many requests, so no write waits for it. The query is enabled while `isUnchanged`.
 */
export function useReadAfterWrites({
  isEnabled,
  refetch,
}: Pick<UseQueryResult, 'isEnabled' | 'refetch'>): void {
  const isWriting = useIsMutating() > 0;
  const read = useEffectEvent(() => void refetch());
  const isDue = !isEnabled && !isWriting;
  useEffect(() => {
    if (isDue) read();
  }, [isDue]);
}

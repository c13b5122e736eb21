import { type Query, type UseQueryResult, useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** False for an answer that a write of the user has changed: the write does not wait for the next one. */
export const isUnchanged = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data === undefined || !state.isInvalidated;

/**
 * Reads an answer again that writes have changed, once all of them have ended: it takes many requests,
 * which no write waits for. The query is enabled while `isUnchanged`.
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

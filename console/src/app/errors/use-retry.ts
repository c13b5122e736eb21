import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isRecentlyRefused } from '~/app/polling/recent-refusal';

/** Loads a failed page again, with the requests that were refused. */
export function useRetry(reset: () => void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    void queryClient.resetQueries({ predicate: isRecentlyRefused });
    await router.invalidate();
    reset();
    setIsRetrying(false);
  };
  return { isRetrying, retry: () => void retry() };
}

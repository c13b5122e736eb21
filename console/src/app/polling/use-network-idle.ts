import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { whenNetworkIdle } from './network-idle';

/** Whether the first page is loaded, so that optional parts may load. */
export function useNetworkIdle(): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void whenNetworkIdle({ queryClient, router }).then(() => isUnmounted || setIsIdle(true));
    return () => {
      isUnmounted = true;
    };
  }, [queryClient, router]);
  return isIdle;
}

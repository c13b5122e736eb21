import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet';

/** Whether the first page stands, so that what it can do without may come. */
export function useQuiet(): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenQuiet({ queryClient, router }).then(() => isGone || setIsQuiet(true));
    return () => {
      isGone = true;
    };
  }, [queryClient, router]);
  return isQuiet;
}

import { useRouter } from '@tanstack/react-router';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useCallback } from 'react';

/** Returns a function that copies the link of the page as it is shown, with its filters. */
export function useCopyLink(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { publicHref } = router.latestLocation;
    void copyText(new URL(publicHref, location.href).href, 'Link copied');
  }, [router]);
}

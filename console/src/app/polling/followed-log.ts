import { createPageStore } from '@trainyard/ui/lib/page-store';
import { useEffect } from 'react';
import { pollMs } from '~/app/polling/polling-intervals';

const store = createPageStore(false);

/** Marks that the page follows the log of a running trial, while the component is mounted. */
export function useFollowedLog(isFollowed: boolean): void {
  useEffect(() => {
    if (!isFollowed) return;
    store.set(true);
    return () => store.set(false);
  }, [isFollowed]);
}

/**
 * The polling interval of a live trial or experiment. It is longer while its log is followed,
 * because the end of the log shows that the trial has ended.
 */
export const detailPollMs = (): number => (store.get() ? pollMs.besideLog : pollMs.live);

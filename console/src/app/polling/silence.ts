import { useNow } from '@trainyard/ui/hooks/use-now';
import { useSyncExternalStore } from 'react';

/** A master that has not answered any request for this long is silent, in ms. */
const silentMs = 10_000;

/** Start times, in ms since 1970, of the open requests that were sent after the last answer. */
const openRequests = new Map<Request, number>();
const listeners = new Set<() => void>();

const askedAt = (): number | undefined => openRequests.values().next().value;

function notify(change: () => void): void {
  const before = askedAt();
  change();
  if (askedAt() !== before) for (const changed of listeners) changed();
}

/**
 * Follows a request to the master, so that `useSilence` knows whether it answers. A slow answer is
 * not silence: any other answer meanwhile shows that the master is there.
 */
export async function followAnswer(request: Request, answer: Promise<Response>): Promise<Response> {
  notify(() => openRequests.set(request, Date.now()));
  try {
    const response = await answer;
    notify(() => openRequests.clear());
    return response;
  } finally {
    // a request that fails has a message of its own
    notify(() => openRequests.delete(request));
  }
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/**
 * Returns for how many seconds the master has taken requests without answering any of them;
 * undefined below ten, and while nothing is requested.
 */
export function useSilence(): number | undefined {
  const since = useSyncExternalStore(subscribe, askedAt);
  const now = useNow(since === undefined ? null : 1000);
  if (since === undefined || now - since < silentMs) return undefined;
  return Math.floor((now - since) / 1000);
}

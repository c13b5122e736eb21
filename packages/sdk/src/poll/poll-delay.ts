type PollDelay = {
  /** the wait while the page is visible, or outside a page */
  ms: number;
  /** the wait while the page is hidden, if that is longer; infinite to wait until it is visible */
  hiddenMs: number;
  signal: AbortSignal;
};

// the longest delay that timers accept
const longestMs = 0x7fff_ffff;

/**
 * Waits between two polls. Ends at once when a hidden page becomes visible and, unless the page is
 * hidden, when the network is back. Rejects with the signal's reason in the tick of the abort.
 */
export function pollDelay({ ms, hiddenMs, signal }: PollDelay): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      leavePage();
      signal.removeEventListener('abort', stop);
      then();
    };
    const done = settle(resolve);
    const stop = settle(() => reject(signal.reason));
    const arm = () => {
      clearTimeout(timer);
      const wait = isHidden() ? Math.max(ms, hiddenMs) : ms;
      if (Number.isFinite(wait)) timer = setTimeout(done, Math.min(wait, longestMs));
    };
    const leavePage = watchPage({ onHidden: arm, onWake: done });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else arm();
  });
}

const page = () => (typeof document === 'undefined' ? undefined : document);
const isHidden = () => page()?.visibilityState === 'hidden';

type Watching = { onHidden: () => void; onWake: () => void };

/**
 * Reports when the page is hidden, and when it or the network is back. Returns a function that
 * stops it.
 */
function watchPage({ onHidden, onWake }: Watching): () => void {
  const change = () => (isHidden() ? onHidden() : onWake());
  const online = () => {
    if (!isHidden()) onWake();
  };
  page()?.addEventListener('visibilitychange', change);
  // servers have no such events
  const hasEvents = typeof globalThis.addEventListener === 'function';
  if (hasEvents) globalThis.addEventListener('online', online);
  return () => {
    page()?.removeEventListener('visibilitychange', change);
    if (hasEvents) globalThis.removeEventListener('online', online);
  };
}

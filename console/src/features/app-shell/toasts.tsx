import { toastStore } from '@trainyard/ui/lib/toast-store';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

// outside of every page, so that failing to come it would take all of them away
const Toaster = lazy(() =>
  import('@trainyard/ui/base/toaster').catch(() => ({ default: () => <></> })),
);

/** Loads what draws toasts when the first one comes. */
export function Toasts() {
  const hasAny = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.getSnapshot().length > 0,
  );
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasAny && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

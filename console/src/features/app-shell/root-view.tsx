import { Outlet, useRouter } from '@tanstack/react-router';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

// outside of every page, so that failing to come it would take all of them away
const Toaster = lazy(() =>
  import('@trainyard/ui/base/toaster').catch(() => ({ default: () => <></> })),
);

/** Loads what draws toasts when the first one comes. */
function Toasts() {
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

export const RootView = () => (
  <>
    <Outlet />
    <RouteAnnouncer />
    <Toasts />
  </>
);

/** After a navigation: the new page's heading takes the focus, and its title is read out. */
function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        if (mayMoveFocus()) document.querySelector<HTMLElement>('main h1')?.focus();
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// someone walking along tabs, back at the row they left, typing, or in a dialog stays where they are
function mayMoveFocus(): boolean {
  const active = document.activeElement;
  return !active?.closest(
    '[data-keeps-focus], [role="gridcell"], input, textarea, [role="dialog"]',
  );
}

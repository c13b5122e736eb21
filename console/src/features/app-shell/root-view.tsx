import { Outlet, useRouter } from '@tanstack/react-router';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Loads the part that draws toasts. It is outside of every page, and a failure would take all of them
 * away: it draws nothing then, and the next toast loads it again.
 */
const loadToaster = () =>
  lazy(() =>
    import('@trainyard/ui/base/toaster').catch(() => {
      Toaster = loadToaster();
      return { default: () => <></> };
    }),
  );
let Toaster: ComponentType = loadToaster();

/** Loads what draws toasts when the first one comes. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true);
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
        // with the frame: taking the focus lays the page out
        requestAnimationFrame(() => {
          if (mayMoveFocus()) document.querySelector<HTMLElement>('main h1')?.focus();
        });
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// someone walking along tabs, back at the row they left, typing, in a menu or in a dialog stays where they are
function mayMoveFocus(): boolean {
  const active = document.activeElement;
  return !active?.closest(
    '[data-keeps-focus], [role="gridcell"], input, textarea, [role="dialog"], [role="menu"]',
  );
}

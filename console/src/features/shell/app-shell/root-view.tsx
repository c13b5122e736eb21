import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { CodeChecks } from '@trainyard/ui/code/check-code';
import { keepComposedEscape } from '@trainyard/ui/lib/keys';
import { printWhole } from '@trainyard/ui/lib/printing';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { type ListPlace, listPlace, returnToPlace } from '@trainyard/ui/table/list-place';
import {
  type ComponentType,
  type ContextType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createEntryStore } from '~/app/links/entry-state';
import { untilQueriesEnd } from './queries-end';

/**
 * Loads the toaster. It is outside of all pages, so an error in it would replace them: it renders
 * nothing after a failed load, and the next toast loads it again.
 */
const loadToaster = () =>
  lazy(() =>
    import('@trainyard/ui/base/toaster').catch(() => {
      Toaster = loadToaster();
      return { default: () => <></> };
    }),
  );
let Toaster: ComponentType = loadToaster();

/** Loads the toaster with the first toast. */
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

const codeChecks: ContextType<typeof CodeChecks> = {
  // loads the parser with the first text to check
  yaml: async (text) => (await import('@trainyard/sdk/yaml')).yamlProblems(text),
};

export function RootView() {
  useEffect(keepComposedEscape, []);
  const queryClient = useQueryClient();
  useEffect(() => printWhole(() => untilQueriesEnd(queryClient)), [queryClient]);
  return (
    <CodeChecks value={codeChecks}>
      <Outlet />
      <RouteAnnouncer />
      <Toasts />
    </CodeChecks>
  );
}

/** the rows that had the focus when pages were left, by their entries of the history */
const leftPlaces = createEntryStore<ListPlace>();

/**
 * After a navigation, announces the title of the new page and moves the focus to its heading; on the
 * way back to a list, to the row that had it.
 */
function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) leftPlaces.set(fromLocation, listPlace());
      }),
    [router],
  );
  useEffect(() => {
    let stopReturn = () => {};
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation) return;
      setTitle(document.title);
      stopReturn();
      // in the next frame, because moving the focus forces a layout
      requestAnimationFrame(() => {
        if (!mayMoveFocus()) return;
        document.querySelector<HTMLElement>('main h1')?.focus();
        const place = leftPlaces.get(toLocation);
        if (place) stopReturn = returnToPlace(place);
      });
    });
    return () => {
      stop();
      stopReturn();
    };
  }, [router]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// keeps the focus on tabs, in text fields, menus and dialogs
function mayMoveFocus(): boolean {
  const active = document.activeElement;
  return !active?.closest('[data-keeps-focus], input, textarea, [role="dialog"], [role="menu"]');
}

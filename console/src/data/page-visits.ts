import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '~/app/session/session';
import { composed } from '~/data/q';

/** A page with its title. */
export type Visit = { title: string; href: string };

const none: Visit[] = [];

/** The pages that were left in this tab, the last one first; the cache ends with the session. */
export const visitsQuery = composed('visits', {}, async () => none, {
  initialData: none,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Keeps the first one of each name: the tabs of a page have the same name. */
export const namedOnce = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ title }, at) => visits.findIndex((other) => other.title === title) === at);

const keptAtMost = 6;

/**
 * Records each page that the user leaves, by its heading. Ignores pages that failed to load, and the
 * page that is still shown after its user has signed out.
 */
export function useNotedVisits(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!session.isSignedIn()) return;
        const title = document.querySelector('h1')?.textContent.trim() ?? '';
        const hasFailed = router.state.matches.some(({ status }) => status !== 'success');
        if (!fromLocation || !pathChanged || title === '' || hasFailed) return;
        const visit = { title, href: fromLocation.pathname };
        // kept while nothing shows it
        queryClient.setQueryDefaults(visitsQuery.queryKey, { gcTime: visitsQuery.gcTime });
        queryClient.setQueryData(visitsQuery.queryKey, (before = none) =>
          namedOnce([visit, ...before]).slice(0, keptAtMost),
        );
      }),
    [queryClient, router],
  );
}

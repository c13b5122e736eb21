import { useRouter } from '@tanstack/react-router';
import { createPageStore } from '@trainyard/ui/lib/page-store';
import { useEffect } from 'react';
import { session } from '~/app/session/session';

/** A page with its title. */
export type Visit = { title: string; href: string };

const none: readonly Visit[] = [];

/** The pages that were left in this tab, the last one first, and the token of their session. */
const store = createPageStore<{ token?: string | undefined; visits: readonly Visit[] }>({
  visits: none,
});

const visitsOf = ({ token, visits }: ReturnType<typeof store.get>): readonly Visit[] =>
  token === session.token() ? visits : none;

/** Returns the pages that were left in this session, the last one first. */
export const usePageVisits = (): readonly Visit[] => visitsOf(store.use());

/** Keeps the first one of each name: the tabs of a page have the same name. */
export const namedOnce = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ title }, at) => visits.findIndex((other) => other.title === title) === at);

const maxVisits = 6;

/**
 * Records each page that the user leaves, by its heading. Ignores pages that failed to load, and the
 * page that is still shown after its user has signed out.
 */
export function useNotedVisits(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!session.isSignedIn()) return;
        const title = document.querySelector('h1')?.textContent.trim() ?? '';
        const hasFailed = router.state.matches.some(({ status }) => status !== 'success');
        if (!fromLocation || !pathChanged || title === '' || hasFailed) return;
        const visit = { title, href: fromLocation.pathname };
        const visits = namedOnce([visit, ...visitsOf(store.get())]).slice(0, maxVisits);
        store.set({ token: session.token(), visits });
      }),
    [router],
  );
}

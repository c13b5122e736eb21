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

const listPattern = /^\/projects\/(\d+)\/(experiments|runs|searches)$/;

type ProjectList = { list: 'experiments' | 'runs' | 'searches'; search: object };

/** The list of each project that was left last, as its link was, and the token of its session. */
const leftLists = createPageStore<{
  token?: string | undefined;
  lists: ReadonlyMap<number, ProjectList>;
}>({ lists: new Map() });

/** Returns the list of a project that was left last in this session; undefined without one. */
export function useLeftList(projectId: number): ProjectList | undefined {
  const { token, lists } = leftLists.use();
  return token === session.token() ? lists.get(projectId) : undefined;
}

function noteList({ pathname, search }: { pathname: string; search: object }): void {
  const [, id, name] = listPattern.exec(pathname) ?? [];
  const list = name === 'runs' || name === 'searches' ? name : 'experiments';
  if (id === undefined) return;
  const token = session.token();
  const { lists, ...before } = leftLists.get();
  const earlier = before.token === token ? lists : [];
  leftLists.set({ token, lists: new Map([...earlier, [Number(id), { list, search }]]) });
}

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
        noteList(fromLocation);
        const visit = { title, href: fromLocation.pathname };
        const visits = namedOnce([visit, ...visitsOf(store.get())]).slice(0, maxVisits);
        store.set({ token: session.token(), visits });
      }),
    [router],
  );
}

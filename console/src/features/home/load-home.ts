import type { QueryClient } from '@tanstack/react-query';
import { loadPart, loadQuery } from '~/app/load-query';
import { meQuery } from '~/features/session/queries';
import { settingsQuery } from '~/features/settings/queries';
import { readVisit, visitAt } from '~/lib/visit';
import { homeQueries, homeVisit, nowMark, sinceQuery } from './queries';

/** The time in ms that the page waits for the ended experiments, whose search may be slow. */
const sinceAtMostMs = 500;

/**
 * Loads what is shown at the top of the page, so that nothing moves it down later.
 * @returns the user, and whether something may have ended since the visit before
 */
export async function loadHome(queryClient: QueryClient, preloadSince: () => Promise<unknown>) {
  const me = await loadQuery(queryClient, meQuery);
  const [hasLeft] = await Promise.all([
    loadSince(queryClient, preloadSince),
    loadPart(queryClient, homeQueries.recentProjects()),
    loadOwn(queryClient, me),
  ]);
  return { userId: me.id, username: me.username, hasLeft };
}

/** Loads the work of the user and, where there is none, that of others. */
async function loadOwn(
  queryClient: QueryClient,
  { id, username }: { id: number; username: string },
) {
  const own = [homeQueries.submissions(id), homeQueries.tasks(username)] as const;
  await Promise.all([loadPart(queryClient, own[0]), loadPart(queryClient, own[1])]);
  const isEmpty = own.every(({ queryKey }) => queryClient.getQueryData(queryKey)?.length === 0);
  if (isEmpty) await loadPart(queryClient, homeQueries.team());
}

async function loadSince(queryClient: QueryClient, preload: () => Promise<unknown>) {
  const settings = await loadQuery(queryClient, settingsQuery).catch(() => undefined);
  const visit = readVisit(settings?.[homeVisit.storagePath]?.[homeVisit.key]);
  const now = nowMark();
  const left = visit && visitAt(visit, now).left;
  if (!left) return false;
  const late = new Promise((resolve) => setTimeout(resolve, sinceAtMostMs));
  const found = loadPart(queryClient, sinceQuery({ left: left.at, back: now.at }));
  await Promise.all([preload(), Promise.race([found, late])]);
  return true;
}

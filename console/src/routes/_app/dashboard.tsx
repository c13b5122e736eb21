import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { lazy, Suspense, useState } from 'react';
import { Late } from '~/app/late/late';
import { loadInTime, loadPart, loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { NewExperimentLabel, openNewExperiment } from '~/app/overlays/new-experiment-button';
import { usePageTitle } from '~/app/page-title';
import { PermittedButton } from '~/components/permission/permitted-button';
import { meQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { LaunchButton } from '~/features/cluster/notebooks/launch-button';
import { QuestionRows } from '~/features/cluster/waste/question-rows';
import { HomePage } from '~/features/shell/home/home-page';
import { homeQueries, homeVisit, nowMark, sinceQuery } from '~/features/shell/home/queries';
import { NewRoles } from '~/features/workspace/workspaces/new-roles';
import { readVisit, visitAt } from '~/lib/visit';

type Preload = () => Promise<unknown>;

/**
 * Loads what is shown at the top of the page, so that nothing moves it down later.
 * @returns the user, and when to show what ended since the visit before, if anything may have
 */
async function loadHome(queryClient: QueryClient, preload: Record<'since' | 'start', Preload>) {
  const me = await loadQuery(queryClient, meQuery);
  const [since] = await Promise.all([
    loadSince(queryClient, preload.since),
    loadPart(queryClient, homeQueries.recentProjects()),
    loadOwn(queryClient, me, preload.start),
    loadPart(queryClient, homeQueries.failed(me.id)),
    loadPart(queryClient, homeQueries.queued(me.id)),
  ]);
  return { userId: me.id, username: me.username, since };
}

/** Loads the work of the user and, where there is none, that of others, else the ways to start. */
async function loadOwn(
  queryClient: QueryClient,
  { id, username }: { id: number; username: string },
  preloadStart: Preload,
) {
  const submissions = homeQueries.submissions(id);
  const tasks = homeQueries.tasks(username);
  await Promise.all([loadPart(queryClient, submissions), loadPart(queryClient, tasks)]);
  if (queryClient.getQueryData(submissions.queryKey)?.experiments.length !== 0) return;
  if (queryClient.getQueryData(tasks.queryKey)?.length !== 0) return;
  for (const states of [['STATE_ACTIVE' as const], []]) {
    const team = homeQueries.team(states);
    await loadPart(queryClient, team);
    if (queryClient.getQueryData(team.queryKey)?.experiments.length !== 0) return;
  }
  await preloadStart();
}

async function loadSince(queryClient: QueryClient, preload: Preload) {
  const settings = await loadQuery(queryClient, settingsQuery).catch(() => undefined);
  const visit = readVisit(settings?.[homeVisit.storagePath]?.[homeVisit.key]);
  const now = nowMark();
  const left = visit && visitAt(visit, now).left;
  if (!left) return undefined;
  // the search for ended experiments may be slow
  const ended = sinceQuery({ left: left.at, back: now.at });
  await Promise.all([preload(), loadInTime(loadQuery(queryClient, ended))]);
  return queryClient.getQueryState(ended.queryKey)?.status === 'pending' ? 'late' : 'first';
}

export const Route = createFileRoute('/_app/dashboard')({
  loader: ({ context: { queryClient } }) =>
    loadHome(queryClient, {
      since: async () => SinceYouLeft.preload?.(),
      start: async () => StartPanel.preload?.(),
    }),
  component: HomeRoute,
});

// where it cannot be loaded the page stays
const SinceYouLeft = lazyRouteComponent(() =>
  import('~/features/shell/home/since-you-left').catch(() => ({ default: () => null })),
);
const StartPanel = lazyRouteComponent(() =>
  import('~/features/shell/home/start-panel').catch(() => ({ default: () => null })),
);
const ClusterHealth = lazy(() => import('~/features/shell/home/cluster-health'));

function HomeRoute() {
  usePageTitle('Home');
  const isOperator = can(useViewer(), 'master.viewConfig');
  const { since, ...user } = useLoadedData(Route.useLoaderData());
  // the lists that are visible by then keep their places
  const [isSinceFirst] = useState(since === 'first');
  const sinceYouLeft = (
    <Suspense>
      <SinceYouLeft />
    </Suspense>
  );
  return (
    <HomePage
      {...user}
      newRoles={<NewRoles />}
      questions={<QuestionRows userId={user.userId} />}
      actions={
        <>
          <LaunchButton />
          <PermittedButton
            policy="experiment.createAnywhere"
            variant="primary"
            onClick={openNewExperiment}
          >
            <NewExperimentLabel />
          </PermittedButton>
        </>
      }
      cluster={
        isOperator ? (
          <Late>
            <ClusterHealth />
          </Late>
        ) : null
      }
      start={
        <Suspense>
          <StartPanel launch={<LaunchButton />} />
        </Suspense>
      }
      since={isSinceFirst ? sinceYouLeft : null}
      lateSince={isSinceFirst ? null : since ? sinceYouLeft : <Late>{sinceYouLeft}</Late>}
    />
  );
}

import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import { reportUnknownTab } from '~/app/links/refused-params';
import { loadQuery } from '~/app/loading/load-query';
import { experimentOfPath, experimentQueries } from '~/data/experiments/experiments';
import { isTrialLive, trialOfPath, trialQueries } from '~/data/experiments/trials';

const tabs = ['overview', 'hyperparameters', 'profiler', 'logs', 'metadata'] as const;

/** Returns a tab of a trial's page by its name in a link; the first tab for unknown names. */
export const trialTabOf = (name: string | undefined) =>
  tabs.find((tab) => tab === name) ?? 'overview';

type LoadInput = { queryClient: QueryClient; params: { experimentId: string; trialId: string } };

/** For loaders of a trial's page and of its tabs: it and its experiment. */
export async function loadTrial({ queryClient, params }: LoadInput) {
  const [{ id: trialId, experimentId }, { experiment }] = await Promise.all([
    loadQuery(queryClient, trialOfPath(params)),
    loadQuery(queryClient, experimentOfPath(params)),
  ]);
  // a trial of another experiment is not found on this path
  if (experimentId !== experiment.id) throw notFound();
  return { experimentId, trialId };
}

type RedirectInput = { queryClient: QueryClient; params: { trialId: string; tab?: string } };

/** For links that name a trial alone: its page lies below its experiment. */
export async function toTrialPage({ queryClient, params }: RedirectInput): Promise<never> {
  const { trialId } = params;
  const { experimentId } = await loadQuery(queryClient, trialOfPath(params));
  const tab = trialTabOf(params.tab);
  if (tab !== params.tab) reportUnknownTab(params.tab);
  throw redirect({
    to: `/experiments/$experimentId/trials/$trialId/${tab}`,
    params: { experimentId: String(experimentId), trialId },
    // a link to lines of a log keeps them
    search: true,
    replace: true,
  });
}

type Ids = { experimentId: number; trialId: number };

/** A trial and its experiment, which their route has loaded. */
export function useTrial({ experimentId, trialId }: Ids) {
  const { data: trial } = useSuspenseQuery(trialQueries.detail(trialId));
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = isTrialLive(trial) || !isFinished(experiment.state);
  return { trial, experiment, isLive };
}

import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { trialQueries } from './queries';

const tabs = ['overview', 'hyperparameters', 'profiler', 'logs'] as const;

type Wanted = { queryClient: QueryClient; params: { trialId: string; tab?: string } };

/** For links that name a trial alone: its page lies below its experiment. */
export async function toTrialPage({ queryClient, params }: Wanted): Promise<never> {
  const { trialId } = params;
  const tab = tabs.find((known) => known === params.tab) ?? 'overview';
  const { experimentId } = await loadQuery(
    queryClient,
    trialQueries.detail(idOf(trialId, 'Trial')),
  );
  throw redirect({
    to: `/experiments/$experimentId/trials/$trialId/${tab}`,
    params: { experimentId: String(experimentId), trialId },
    // a link to lines of a log keeps them
    search: true,
    replace: true,
  });
}

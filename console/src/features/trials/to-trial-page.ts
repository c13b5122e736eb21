import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { trialQueries } from './queries';
import { trialTabOf } from './trial-tabs';

type Wanted = { queryClient: QueryClient; params: { trialId: string; tab?: string } };

/** For links that name a trial alone: its page lies below its experiment. */
export async function toTrialPage({ queryClient, params }: Wanted): Promise<never> {
  const { trialId } = params;
  const { experimentId } = await loadQuery(
    queryClient,
    trialQueries.detail(idOf(trialId, 'Trial')),
  );
  throw redirect({
    to: `/experiments/$experimentId/trials/$trialId/${trialTabOf(params.tab)}`,
    params: { experimentId: String(experimentId), trialId },
    // a link to lines of a log keeps them
    search: true,
    replace: true,
  });
}

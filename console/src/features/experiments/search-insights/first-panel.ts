import type { QueryClient } from '@tanstack/react-query';
import { ladderOf } from '@trainyard/insights/rungs/ladder';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { fetchData } from '~/app/loading/load-query';
import type { Panel } from './panels';
import { insightQueries } from './queries';

/** The panel that insights open with: the first one with something to show. */
export async function firstPanel(queryClient: QueryClient, experiment: Experiment): Promise<Panel> {
  if (isSingleTrial(experiment)) return 'usage';
  // the panel reports its own failure
  const hasFailed = await fetchData(
    queryClient,
    insightQueries.hasFailedTrials(experiment.id),
  ).catch(() => false);
  if (hasFailed) return 'failures';
  return typeof ladderOf(experiment.config) === 'string' ? 'timeline' : 'rungs';
}

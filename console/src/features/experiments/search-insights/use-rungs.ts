import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Ladder } from '@trainyard/insights/rungs/ladder';
import { rungMargin } from '@trainyard/insights/rungs/rung-results';
import { isFinished, type Metric } from '@trainyard/sdk/model';
import type { Experiment, TrialsSnapshotResponse } from '@trainyard/sdk/types';
import { snapshotQuery } from '~/data/experiments/metrics';

type Options = {
  name: string;
  /** false: only what another part has requested is used */
  isRequested?: boolean;
};

/** The metric of every trial at each rung: one request per rung. */
export function useRungs(
  experiment: Experiment,
  ladder: Ladder | undefined,
  { name, isRequested = true }: Options,
) {
  const isLive = !isFinished(experiment.state);
  const metric: Metric = { group: 'validation', name };
  const margin = ladder ? rungMargin(ladder) : 0;
  return useQueries({
    queries: (ladder?.lengths ?? []).map((batch) => ({
      ...snapshotQuery(experiment.id, { metric, batch, margin, isLive }),
      enabled: isRequested,
    })),
    combine,
  });
}

/** one list as long as the answers stay the same */
const combine = (queries: UseQueryResult<TrialsSnapshotResponse>[]) => ({
  answers: queries.map(({ data }) => data),
  isLoading: queries.some(({ isLoading }) => isLoading),
  failed: queries.find(({ data, error }) => !data && error),
});

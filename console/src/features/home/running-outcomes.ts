import { useQuery } from '@tanstack/react-query';
import { isActive, isPaused, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import type { ExperimentRow } from '~/features/experiments/queries';
import { searcherValue } from '~/lib/searcher-value';
import { homeQueries } from './queries';

/**
 * Says how far running experiments came: "val_acc 0.7583, best so far", "41 trials, best 0.1318".
 * It is requested after the page; undefined for those without a measurement yet.
 */
export function useRunningOutcomes(experiments: readonly Experiment[]) {
  const isIdle = useNetworkIdle();
  const ids = experiments
    .filter(({ state }) => isActive(state) && !isPaused(state) && state !== 'STATE_QUEUED')
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  const { data } = useQuery({ ...homeQueries.running(ids), enabled: isIdle && ids.length > 0 });
  return (id: number): string | undefined => {
    const row = data?.get(id);
    return row && outcomeOf(row);
  };
}

function outcomeOf(row: ExperimentRow): string | undefined {
  const { experiment, bestTrial } = row;
  const name = searcherMetric(experiment.config);
  const best = searcherValue(row);
  if (name === undefined || best === undefined) return undefined;
  const { numTrials } = experiment;
  if (numTrials > 1) return `${formatCount(numTrials)} trials, best ${formatMetric(best)}`;
  const latest = bestTrial?.latestValidation?.metrics?.avgMetrics?.[name];
  return typeof latest === 'number' && latest !== best
    ? `${name} ${formatMetric(latest)}, best ${formatMetric(best)}`
    : `${name} ${formatMetric(best)}, best so far`;
}

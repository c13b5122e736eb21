import type { Caller, CallOptions } from '../client/call';
import { badInput } from '../errors/errors';
import { getExperimentCheckpoints, getTrialCheckpoints } from '../generated/calls/checkpoints';
import { smallerIsBetter } from '../model/config';
import { ownValue } from '../model/own';
import { collect, items } from '../pages/pages';
import type { Checkpoint } from '../types';

/** The experiment or trial whose checkpoints are compared. */
export type CheckpointSource = { experimentId: number } | { trialId: number };

/** How checkpoints are compared. */
export type BestOptions = Pick<CallOptions, 'signal'> & {
  /** number of checkpoints to return; all by default */
  count?: number;
  /** the validation metric to compare; that of the searcher by default */
  metric?: string;
  /**
   * the direction of `metric`; required with it, otherwise read from the searcher's configuration
   */
  smallerIsBetter?: boolean;
};

// documented in flows.ts
export async function bestCheckpoints(
  client: Caller,
  source: CheckpointSource,
  { count, metric, smallerIsBetter: smaller, signal }: BestOptions = {},
): Promise<Checkpoint[]> {
  if (metric !== undefined && smaller === undefined)
    throw badInput('bestCheckpoints needs smallerIsBetter with a metric');
  if (count !== undefined && !(count >= 1))
    throw badInput(`count must be at least 1, not ${count}`);
  const figureOf = ({ training }: Checkpoint) =>
    metric === undefined
      ? training.searcherMetric
      : ownValue(training.validationMetrics?.avgMetrics, metric);
  const completed = await completedOf(client, source, signal ? { signal } : {});
  const judged = completed.flatMap((checkpoint) => {
    const figure = figureOf(checkpoint);
    return typeof figure === 'number' && !Number.isNaN(figure) ? [{ checkpoint, figure }] : [];
  });
  const config = judged[0]?.checkpoint.training.experimentConfig;
  const sign = (smaller ?? smallerIsBetter(config)) ? 1 : -1;
  return judged
    .sort((a, b) => sign * (a.figure - b.figure))
    .slice(0, count)
    .map(({ checkpoint }) => checkpoint);
}

function completedOf(
  client: Caller,
  source: CheckpointSource,
  options: Pick<CallOptions, 'signal'>,
): Promise<Checkpoint[]> {
  // deleted checkpoints have a metric too, but no files
  const states = ['STATE_COMPLETED' as const];
  if ('trialId' in source)
    return collect(
      items(client, getTrialCheckpoints, { trialId: source.trialId, states }, options),
    );
  const { experimentId } = source;
  return collect(items(client, getExperimentCheckpoints, { experimentId, states }, options));
}

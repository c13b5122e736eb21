import type { Caller, CallOptions } from '../client/call';
import { getExperiment } from '../generated/calls/experiments';
import { getExperimentTrials } from '../generated/calls/trials';
import { searcherMetric, smallerIsBetter } from '../model/config';
import { ownValue } from '../model/own';
import { collect, items } from '../pages/pages';
import type { Experiment, Trial } from '../types';

type Options = Pick<CallOptions, 'signal'>;

/** A trial of a search with its result. */
export type SweepTrial = {
  trial: Trial;
  /**
   * the searcher's metric at the trial's best validation; null before the first validation, and
   * where the trial did not report it as a number
   */
  value: number | null;
  /** batches trained until that validation; null without one */
  batches: number | null;
};

/** The trials of a search, best first; those without a value come last. */
export type SweepReport = {
  experiment: Experiment;
  /** the searcher's metric; undefined if the configuration names none */
  metric: string | undefined;
  smallerIsBetter: boolean;
  trials: SweepTrial[];
};

const byBest = { sortBy: 'SORT_BY_BEST_VALIDATION_METRIC', orderBy: 'ORDER_BY_ASC' } as const;

// documented in flows.ts
export async function sweepReport(
  client: Caller,
  experimentId: number,
  options: Options = {},
): Promise<SweepReport> {
  // a master reads all trials for each page, so the pages are as large as possible
  const args = { experimentId, ...byBest, limit: 500 };
  const [{ experiment }, trials] = await Promise.all([
    getExperiment(client, { experimentId }, options),
    collect(items(client, getExperimentTrials, args, options)),
  ]);
  const metric = searcherMetric(experiment.config);
  const smaller = smallerIsBetter(experiment.config);
  const sign = smaller ? 1 : -1;
  const worst = Number.POSITIVE_INFINITY;
  const rankOf = ({ value }: SweepTrial) =>
    value === null || Number.isNaN(value) ? worst : sign * value;
  return {
    experiment,
    metric,
    smallerIsBetter: smaller,
    trials: trials
      .map((trial) => resultOf(trial, metric))
      .sort((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other))),
  };
}

// documented in flows.ts
export async function bestTrial(
  client: Caller,
  experimentId: number,
  options: Options = {},
): Promise<SweepTrial | undefined> {
  const [{ experiment }, { trials }] = await Promise.all([
    getExperiment(client, { experimentId }, options),
    // master behavior: ascending order means better first, in either direction of the metric
    getExperimentTrials(client, { experimentId, ...byBest, limit: 1 }, options),
  ]);
  const [first] = trials;
  const result = first && resultOf(first, searcherMetric(experiment.config));
  return result?.value === null ? undefined : result;
}

function resultOf(trial: Trial, metric: string | undefined): SweepTrial {
  const best = trial.bestValidation;
  const value =
    metric === undefined ? undefined : ownValue(best?.metrics?.avgMetrics ?? null, metric);
  return {
    trial,
    value: typeof value === 'number' ? value : null,
    batches: best?.totalBatches ?? null,
  };
}

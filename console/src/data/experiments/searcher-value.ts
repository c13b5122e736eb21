import { searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';

type Row = { experiment: Experiment; bestTrial: Trial | null };

/** Best validation of the best trial under the searcher's metric; undefined before there is one. */
export function searcherValue({ experiment, bestTrial }: Row): number | undefined {
  const name = searcherMetric(experiment.config);
  const metrics = bestTrial?.bestValidation?.metrics?.avgMetrics;
  const value = name === undefined ? undefined : metrics?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** The common searcher metric of all of these; undefined if they differ or it is unknown. */
export function commonMetric(rows: readonly Row[]): string | undefined {
  const names = new Set(rows.map((row) => searcherMetric(row.experiment.config)));
  const [only] = names;
  return names.size === 1 ? only : undefined;
}

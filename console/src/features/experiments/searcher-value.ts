import { searcherMetric } from '@trainyard/sdk/model';
import type { ExperimentRow } from './queries';

/** Best validation of the best trial under the searcher's metric; undefined before there is one. */
export function searcherValue({ experiment, bestTrial }: ExperimentRow): number | undefined {
  const name = searcherMetric(experiment.config);
  const metrics = bestTrial?.bestValidation?.metrics?.avgMetrics;
  const value = name === undefined ? undefined : metrics?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** The metric that all of these are searched by; undefined when they differ or nothing is known. */
export function commonMetric(rows: readonly ExperimentRow[]): string | undefined {
  const names = new Set(rows.map((row) => searcherMetric(row.experiment.config)));
  const [only] = names;
  return names.size === 1 ? only : undefined;
}

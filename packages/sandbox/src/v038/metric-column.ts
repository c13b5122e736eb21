import { ownValue } from '@trainyard/sdk/model';
import { plainError } from '../handlers/errors';
import { figuresFor } from '../simulation/metrics/reading';
import type { ExperimentRow, TrialRow } from '../simulation/rows';

/** The statistics of a metric that are columns. */
export const statistics = ['last', 'max', 'mean', 'min'] as const;

export type MetricColumn = {
  group: string;
  metric: string;
  statistic: (typeof statistics)[number];
};

/** Parses `<group>.<metric>.<statistic>`; null for other names. */
export function metricColumn(name: string): MetricColumn | null {
  const [, group, metric, last] = /^([^.]+)\.(.+)\.([^.]+)$/s.exec(name) ?? [];
  const statistic = statistics.find((each) => each === last);
  return group && metric && statistic ? { group, metric, statistic } : null;
}

/**
 * Reads the column of a metric and its statistic of a trial.
 * @throws MasterError 500 for a name without a statistic
 */
export function metricOfTrial(name: string) {
  const column = metricColumn(name);
  if (!column) throw plainError(`${name} is not a valid metrics id`);
  return figureOf(column);
}

/** The statistic of a metric of a trial; null where it was not reported. */
export const figureOf =
  ({ group, metric, statistic }: MetricColumn) =>
  (experiment: ExperimentRow, trial: TrialRow, now: number): number | null => {
    const figures = ownValue(ownValue(figuresFor(experiment, trial, now), group) ?? {}, metric);
    if (figures?.type !== 'number') return null;
    return statistic === 'mean' ? figures.sum / figures.count : figures[statistic];
  };

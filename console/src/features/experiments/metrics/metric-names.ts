import { type Metric, metricKey, parseMetricKey, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';

/** True if a trial has reported epochs, known before its curves; 0 stands for none. */
export const hasEpochs = ({ summaryMetrics }: Pick<Trial, 'summaryMetrics'>): boolean =>
  Object.values(summaryMetrics ?? {}).some((metrics) =>
    Object.entries(metrics ?? {}).some(([name, summary]) => name === 'epoch' && summary?.max > 0),
  );

/** The metric of a link, or else the searcher's: known before the names have loaded. */
export function expectedMetric(
  { config }: Pick<Experiment, 'config'>,
  key: string,
): Metric | undefined {
  const searched = searcherMetric(config);
  return parseMetricKey(key) ?? (searched ? { group: 'validation', name: searched } : undefined);
}

/** The metric of a link, else the searcher's, else the first existing one. */
export function chosenMetric(
  metrics: readonly Metric[],
  { config }: Pick<Experiment, 'config'>,
  key: string,
): Metric | undefined {
  const searched = searcherMetric(config);
  return (
    metrics.find((metric) => metricKey(metric) === key) ??
    metrics.find(({ group, name }) => group === 'validation' && name === searched) ??
    metrics[0]
  );
}

/** searchers whose trials have no curves to compare */
const curveless = new Set(['single', 'pbt']);

/** True if curves of the trials of an experiment can be compared. */
export const hasLearningCurve = ({ searcherType }: Pick<Experiment, 'searcherType'>) =>
  !curveless.has(searcherType);

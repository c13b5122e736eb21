import { ownValue } from '@trainyard/sdk/model';
import { supports } from '~/app/abilities';
import { currentId, readMetricId } from '~/features/experiments/base/metric-ids';

/** The value of a metric that a column shows. `best` is the one where the searcher's metric was best. */
export type Statistic = 'best' | 'last' | 'min' | 'max' | 'mean';

export type MetricColumn = {
  /** `training`, `validation`, or a group of the training script's own */
  group: string;
  metric: string;
  statistic: string;
};

const trainingPattern = /^training\.(.+?)(?:\.(count|last|max|min|sum|mean))?$/s;
// the name that summaries give to what validations report
const validationPattern = /^validation_metrics\.(.+)\.(last|max|min|mean)$/s;

/** Reads a metric from the id of a column; undefined for other columns. */
export function metricColumn(id: string): MetricColumn | undefined {
  const [, trained, figure = 'last'] = trainingPattern.exec(id) ?? [];
  if (trained !== undefined) return { group: 'training', metric: trained, statistic: figure };
  if (supports('metricStatistics')) return readMetricId(currentId(id));
  const [, validated, statistic = ''] = validationPattern.exec(id) ?? [];
  if (validated !== undefined) return { group: 'validation', metric: validated, statistic };
  const [, best] = /^validation\.(.+)$/s.exec(id) ?? [];
  return best === undefined ? undefined : { group: 'validation', metric: best, statistic: 'best' };
}

/** The id of the column that shows another figure of the same metric. */
export function withStatistic({ group, metric }: MetricColumn, statistic: Statistic): string {
  if (group !== 'validation' || supports('metricStatistics'))
    return `${group}.${metric}.${statistic}`;
  return statistic === 'best'
    ? `validation.${metric}`
    : `validation_metrics.${metric}.${statistic}`;
}

export const statisticsOf = ({ group }: MetricColumn): readonly Statistic[] =>
  group === 'validation' && !supports('metricStatistics')
    ? ['best', 'last', 'min', 'max', 'mean']
    : ['last', 'min', 'max', 'mean'];

/**
 * True if the master sorts by a column: an older one computes means and figures of validations for
 * nobody.
 */
export const isMastersFigure = ({ group, statistic }: MetricColumn): boolean => {
  if (supports('metricStatistics')) return readMetricId(`${group}.x.${statistic}`) !== undefined;
  return group === 'validation' ? statistic === 'best' : statistic !== 'mean';
};

type Figures = Readonly<Record<string, unknown>>;

/** A figure of a metric's summary. The mean is sum ÷ count where the master gives none. */
export function figureOf(figures: Figures, statistic: string): unknown {
  const { count, sum } = figures;
  if (statistic !== 'mean' || figures.mean !== undefined) return ownValue(figures, statistic);
  return typeof sum === 'number' && typeof count === 'number' && count > 0
    ? sum / count
    : undefined;
}

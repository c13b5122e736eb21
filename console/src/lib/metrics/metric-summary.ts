import { isObject, metricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { formatMetric } from '@trainyard/ui/lib/format';
import type { Direction } from './metric-direction';
import { groupOfSummary } from './summary-groups';

/** One metric in the summary of a trial. */
export type MetricSummary = {
  last: number;
  /** undefined where the summary has none */
  min: number | undefined;
  max: number | undefined;
};

/** The summaries of metrics, by their keys: `validation|loss`. */
export type MetricSummaries = ReadonlyMap<string, MetricSummary>;

// JSON has no number for these
const wireTexts: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];

const numberOf = (value: unknown) => {
  if (wireTexts.includes(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
};

/** The summaries of a trial's metrics, without those whose last value is not a number. */
export function metricSummaries({
  summaryMetrics,
}: Pick<Trial, 'summaryMetrics'>): MetricSummaries {
  const summaries = new Map<string, MetricSummary>();
  for (const [group, metrics] of Object.entries(summaryMetrics ?? {}))
    for (const [name, summary] of Object.entries(isObject(metrics) ? metrics : {}))
      if (isObject(summary) && typeof summary.last === 'number')
        summaries.set(metricKey({ group: groupOfSummary(group), name }), {
          last: summary.last,
          min: numberOf(summary.min),
          max: numberOf(summary.max),
        });
  return summaries;
}

/** Which value of a metric is shown: the last one, or the best one by its direction. */
export type ValueKind = 'last' | 'best';

/** The statistic that is shown; `last` replaces the best value if the direction is unknown. */
export const valueName = (kind: ValueKind, direction: Direction | undefined) =>
  kind === 'last' || direction === undefined ? 'last' : direction === 'smaller' ? 'min' : 'max';

/** The value of a metric that is shown. */
export const shownValue = (
  summary: MetricSummary,
  kind: ValueKind,
  direction: Direction | undefined,
): number => summary[valueName(kind, direction)] ?? summary.last;

/**
 * The text of a value that is shown. The smallest and the largest of values with NaN among them are
 * NaN, which is not the best one; the summary has no other.
 */
export const shownValueText = (value: number | undefined, name: 'last' | 'max' | 'min'): string =>
  name !== 'last' && Number.isNaN(value) ? 'has NaN' : formatMetric(value);

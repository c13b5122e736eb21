import { isObject, metricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { Direction } from './metric-direction';
import { groupOfSummary } from './summary-groups';

/** One metric of a trial, as its summary has it. */
export type MetricSummary = {
  last: number;
  /** undefined where the summary has none */
  min: number | undefined;
  max: number | undefined;
};

/** The summaries of metrics, by their keys: `validation|loss`. */
export type MetricSummaries = ReadonlyMap<string, MetricSummary>;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

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

/** The name of the value that is shown: without a direction the last one stands for the best. */
export const valueName = (kind: ValueKind, direction: Direction | undefined) =>
  kind === 'last' || direction === undefined ? 'last' : direction === 'smaller' ? 'min' : 'max';

/** The value of a metric that is shown. */
export const shownValue = (
  summary: MetricSummary,
  kind: ValueKind,
  direction: Direction | undefined,
): number => summary[valueName(kind, direction)] ?? summary.last;

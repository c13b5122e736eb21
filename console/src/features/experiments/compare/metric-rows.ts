import type { Trial } from '@trainyard/sdk/types';
import { formatMetric } from '~/lib/format';
import type { CompareRow } from './compare-rows';

/** The last value of each metric, by its group and name. */
export type LastValues = ReadonlyMap<string, number>;

// how summaries call the two groups that every trial has
const groups: Record<string, string> = {
  avg_metrics: 'training',
  validation_metrics: 'validation',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a trial's metrics were at last; those that are no numbers are left out. */
export function lastValues({ summaryMetrics }: Pick<Trial, 'summaryMetrics'>): LastValues {
  const found = new Map<string, number>();
  for (const [group, metrics] of Object.entries(summaryMetrics ?? {}))
    for (const [name, summary] of Object.entries(isRecord(metrics) ? metrics : {}))
      if (isRecord(summary) && typeof summary.last === 'number')
        found.set(`${groups[group] ?? group} ${name}`, summary.last);
  return found;
}

/** Metrics side by side as rows of settings are, in the order of the experiments. */
export function metricRows(columns: ReadonlyArray<LastValues | undefined>): CompareRow[] {
  const names = new Set(columns.flatMap((column) => [...(column?.keys() ?? [])]));
  return [...names]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const numbers = columns.map((column) => column?.get(name) ?? Number.NaN);
      const values = columns.map((column) => {
        const value = column?.get(name);
        return value === undefined ? undefined : formatMetric(value);
      });
      const differs = values.some((value) => value !== values[0]);
      return { kind: 'Metrics' as const, name, values, numbers, differs };
    });
}

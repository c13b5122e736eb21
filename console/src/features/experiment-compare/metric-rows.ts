import { isObject } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { formatMetric } from '@trainyard/ui/lib/format';
import { groupOfSummary } from '~/lib/summary-groups';
import type { CompareRow } from './compare-rows';

/** The last value of each metric, by its group and name. */
export type LastValues = ReadonlyMap<string, number>;

/** The last values of a trial's metrics; those that are not numbers are left out. */
export function lastValues({ summaryMetrics }: Pick<Trial, 'summaryMetrics'>): LastValues {
  const found = new Map<string, number>();
  for (const [group, metrics] of Object.entries(summaryMetrics ?? {}))
    for (const [name, summary] of Object.entries(isObject(metrics) ? metrics : {}))
      if (isObject(summary) && typeof summary.last === 'number')
        found.set(`${groupOfSummary(group)} ${name}`, summary.last);
  return found;
}

/** The metrics of experiments, and whether they differ: in one pass, since both may be very many. */
export function metricNames(
  columns: ReadonlyArray<LastValues | undefined>,
): Array<Pick<CompareRow, 'name' | 'differs'>> {
  const seen = new Map<string, { text: string; count: number; differs: boolean }>();
  for (const column of columns)
    for (const [name, value] of column ?? []) {
      const existing = seen.get(name);
      if (!existing) seen.set(name, { text: formatMetric(value), count: 1, differs: false });
      else {
        existing.count += 1;
        existing.differs ||= formatMetric(value) !== existing.text;
      }
    }
  return [...seen]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { count, differs }]) => ({ name, differs: differs || count < columns.length }));
}

/** Metrics side by side as rows of settings are, in the order of the experiments. */
export function metricRows(
  columns: ReadonlyArray<LastValues | undefined>,
  names: ReadonlyArray<Pick<CompareRow, 'name' | 'differs'>>,
): CompareRow[] {
  return names.map(({ name, differs }) => {
    const found = columns.map((column) => column?.get(name));
    return {
      kind: 'Metrics',
      name,
      values: found.map((value) => (value === undefined ? undefined : formatMetric(value))),
      numbers: found.map((value) => value ?? Number.NaN),
      differs,
    };
  });
}

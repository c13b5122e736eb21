import { metricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { formatMetric } from '@trainyard/ui/lib/format';
import type { CompareRow } from '~/lib/compare-rows';
import { bestValue, metricDirection, type SearchedMetric } from './metric-direction';
import {
  type MetricSummaries,
  metricSummaries,
  shownValue,
  shownValueText,
  type ValueKind,
  valueName,
} from './metric-summary';

/** A value of each metric, by its key. */
export type MetricValues = ReadonlyMap<string, number>;

/** The last values of a trial's metrics; those that are not numbers are left out. */
export const lastValues = (trial: Pick<Trial, 'summaryMetrics'>): MetricValues =>
  new Map([...metricSummaries(trial)].map(([name, { last }]) => [name, last]));

/** Which value of each metric is shown, and what the configs say about directions. */
export type ShownMetrics = { kind: ValueKind; searched: readonly SearchedMetric[] };

/** The direction of a metric by its key; configs search by metrics of validation. */
const directionOf = (metric: string, { searched }: ShownMetrics) =>
  metricDirection(
    metric,
    searched.map(
      ([name, direction]) => [metricKey({ group: 'validation', name }), direction] as const,
    ),
  );

/** The values of metrics that are shown of a trial. */
export const shownValues = (summaries: MetricSummaries, valueRule: ShownMetrics): MetricValues =>
  new Map(
    [...summaries].map(([name, summary]) => [
      name,
      shownValue(summary, valueRule.kind, directionOf(name, valueRule)),
    ]),
  );

/** The metrics of experiments, and whether they differ: in one pass, since both may be very many. */
export function metricNames(
  columns: ReadonlyArray<MetricValues | undefined>,
): Array<Pick<CompareRow, 'name' | 'differs'>> {
  const firstValues = new Map<string, { text: string; count: number; differs: boolean }>();
  for (const column of columns)
    for (const [name, value] of column ?? []) {
      const existing = firstValues.get(name);
      if (!existing) firstValues.set(name, { text: formatMetric(value), count: 1, differs: false });
      else {
        existing.count += 1;
        existing.differs ||= formatMetric(value) !== existing.text;
      }
    }
  return [...firstValues]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { count, differs }]) => ({ name, differs: differs || count < columns.length }));
}

/**
 * Metrics side by side as rows of settings are, in the order of the experiments. With `shown`, each
 * row names the kind of its values, and has the best of them.
 */
export function metricRows(
  columns: ReadonlyArray<MetricValues | undefined>,
  names: ReadonlyArray<Pick<CompareRow, 'name' | 'differs'>>,
  valueRule?: ShownMetrics,
): CompareRow[] {
  return names.map(({ name, differs }) => {
    const lastOfColumns = columns.map((column) => column?.get(name));
    const direction = valueRule && directionOf(name, valueRule);
    const key = valueRule ? valueName(valueRule.kind, direction) : 'last';
    return {
      kind: 'Metrics',
      name,
      values: lastOfColumns.map((value) =>
        value === undefined ? undefined : shownValueText(value, key),
      ),
      numbers: lastOfColumns.map((value) => value ?? Number.NaN),
      differs,
      ...(valueRule && {
        note: key,
        best: bestValue(lastOfColumns, direction),
      }),
    };
  });
}

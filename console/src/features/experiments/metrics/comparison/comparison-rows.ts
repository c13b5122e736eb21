import { hyperparameterRows } from '@trainyard/insights/hyperparameters/hyperparameters';
import { compareMetrics, isObject, type Metric, metricKey, ownValue } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { valueName } from '~/lib/metrics/metric-summary';
import { summarizedMetrics, summaryNameOf } from '~/lib/metrics/summary-groups';

type Summarized = Pick<Trial, 'summaryMetrics'>;
type Tried = Pick<Trial, 'hparams'>;

/** The last, smallest or largest value of a metric, as the summary of a trial has it. */
export function summaryValue(
  { summaryMetrics }: Summarized,
  { group, name }: Metric,
  key: ReturnType<typeof valueName>,
): number | undefined {
  const metrics = ownValue(summaryMetrics, summaryNameOf(group));
  const summary = isObject(metrics) && Object.hasOwn(metrics, name) ? metrics[name] : undefined;
  if (!isObject(summary)) return undefined;
  const value = summary[key] ?? summary.last;
  // values that are not JSON numbers come as text: NaN, Infinity
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Number(value) : undefined;
}

/** All metrics with values in any of the trials, in the order of pickers. */
export function comparedMetrics(trials: readonly Summarized[]): Metric[] {
  const all = trials.flatMap(({ summaryMetrics }) => summarizedMetrics(summaryMetrics));
  const metricByKey = new Map(all.map((metric) => [metricKey(metric), metric]));
  return [...metricByKey.values()].sort(compareMetrics);
}

/** Dotted names of all hyperparameters of the trials, and whether their values differ. */
export function comparedHyperparameters(
  trials: readonly Tried[],
): { name: string; values: unknown[]; differs: boolean }[] {
  const columns = trials.map(
    ({ hparams }) => new Map(hyperparameterRows(hparams).map(({ name, value }) => [name, value])),
  );
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...names].map((name) => {
    const values = columns.map((column) => column.get(name));
    return { name, values, differs: new Set(values.map((each) => JSON.stringify(each))).size > 1 };
  });
}

import type { MetricIdentifier, MetricType } from '../types';

/** A metric by its group (`training`, `validation`, or a name of the training code) and name. */
export type Metric = MetricIdentifier;

/** `validation|loss`: the key in settings and links. */
export const metricKey = (metric: Metric) => `${metric.group}|${metric.name}`;
/** Reads `validation|loss`; nothing when the text is not such a key. The name may hold more bars. */
export const parseMetricKey = (key: string) => split(key, '|');

/** `validation.loss`: the form the master takes as `metricIds`. */
export const metricId = (metric: Metric) => `${metric.group}.${metric.name}`;
/** Reads `validation.loss`; nothing when the text is not such an id. The name may hold more dots. */
export const parseMetricId = (id: string) => split(id, '.');

/** The wire's older name for the two usual groups; UNSPECIFIED for every other group. */
export function metricType(metric: Metric): MetricType {
  if (metric.group === 'training') return 'METRIC_TYPE_TRAINING';
  return metric.group === 'validation' ? 'METRIC_TYPE_VALIDATION' : 'METRIC_TYPE_UNSPECIFIED';
}

/** Validation first, then training, then other groups; within a group by name, `m2` before `m10`. */
export function compareMetrics(a: Metric, b: Metric): number {
  return rank(a) - rank(b) || collate(a.group, b.group) || collate(a.name, b.name);
}

const axes = new Set(['batches', 'epoch', 'epochs', 'time']);

/** Whether the name is one of the x axes, which are reported as metrics but never offered as one. */
export const isAxisName = (name: string) => axes.has(name);

function split(text: string, separator: string): Metric | undefined {
  const at = text.indexOf(separator);
  if (at < 1 || at === text.length - 1) return undefined;
  return { group: text.slice(0, at), name: text.slice(at + 1) };
}

function rank(metric: Metric): number {
  if (metric.group === 'validation') return 0;
  return metric.group === 'training' ? 1 : 2;
}

let collator: Intl.Collator | undefined;

function collate(a: string, b: string): number {
  // not before it is needed: the rules of a language take milliseconds to load
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

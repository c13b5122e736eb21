import type { MetricIdentifier, MetricType } from '../types';

/** A metric by its group (`training`, `validation`, or a name from the training code) and name. */
export type Metric = MetricIdentifier;

/** `validation|loss`: the key in settings and links. */
export const metricKey = (metric: Metric) => `${metric.group}|${metric.name}`;
/**
 * Parses `validation|loss`; undefined when the text is not such a key. The name may contain further
 * bars.
 */
export const parseMetricKey = (key: string) => split(key, '|');

/** `validation.loss`: the form that the master accepts as `metricIds`. */
export const metricId = (metric: Metric) => `${metric.group}.${metric.name}`;
/**
 * Parses `validation.loss`; undefined when the text is not such an id. The name may contain further
 * dots.
 */
export const parseMetricId = (id: string) => split(id, '.');

/** The older wire name of the two usual groups; UNSPECIFIED for other groups. */
export function metricType(metric: Metric): MetricType {
  if (metric.group === 'training') return 'METRIC_TYPE_TRAINING';
  return metric.group === 'validation' ? 'METRIC_TYPE_VALIDATION' : 'METRIC_TYPE_UNSPECIFIED';
}

/** Validation first, then training, then other groups; within a group by name, `m2` before `m10`. */
export function compareMetrics(a: Metric, b: Metric): number {
  return rank(a) - rank(b) || collate(a.group, b.group) || collate(a.name, b.name);
}

const axes = new Set(['batches', 'epoch', 'epochs', 'time']);

/**
 * Returns true if the name is one of the x axes, which are reported as metrics but not offered as
 * such.
 */
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

/** Returns true for names that have the same order in every collation. */
const isPlain = (name: string) => /^[a-z_]*$/.test(name);

function collate(a: string, b: string): number {
  if (isPlain(a) && isPlain(b)) return a < b ? -1 : Number(a > b);
  // created on demand: collation rules take milliseconds to load
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

/** The metrics of one chart, training first, and their common title. */
export type MetricPair = { title: string; metrics: Metric[] };

const trainingPrefix = /^(?:training|train|t)_/;
const validationPrefix = /^(?:validation|val|v)_/;

/**
 * Groups metrics into charts. A training and a validation metric share one when their names are
 * equal without `t_`, `train_`, `training_` and `v_`, `val_`, `validation_`. Charts of validation
 * metrics come first, then the others, each in the given order.
 */
export function pairMetrics(metrics: readonly Metric[]): MetricPair[] {
  const partners = new Map<string, Metric>();
  for (const metric of metrics) {
    if (metric.group === 'training' && !partners.has(strip(metric))) {
      partners.set(strip(metric), metric);
    }
  }
  const pairs = metrics.filter(isValidation).map((metric) => {
    const partner = partners.get(strip(metric));
    partners.delete(strip(metric));
    return { title: strip(metric), metrics: partner ? [partner, metric] : [metric] };
  });
  const paired = new Set(pairs.flatMap((pair) => pair.metrics));
  const alone = metrics.filter((metric) => !paired.has(metric));
  return [...pairs, ...alone.map((metric) => ({ title: strip(metric), metrics: [metric] }))];
}

function isValidation(metric: Metric): boolean {
  return metric.group === 'validation';
}

function strip({ group, name }: Metric): string {
  if (group === 'training') return name.replace(trainingPrefix, '') || name;
  return group === 'validation' ? name.replace(validationPrefix, '') || name : name;
}

import type { MetricIdentifier, MetricType } from '../types';

/** A metric by its group (`training`, `validation`, or a name from the training code) and name. */
export type Metric = MetricIdentifier;

/** `validation|loss`: the key in settings and links. */
export const metricKey = (metric: Metric) => `${metric.group}|${metric.name}`;
/**
 * Parses `validation|loss`; undefined when the text is not such a key. The name may contain further
 * bars, and be empty, as training code may report it.
 */
export const parseMetricKey = (key: string) => split(key, '|');

/** `validation.loss`: the form that the master accepts as `metricIds`. */
export const metricId = (metric: Metric) => `${metric.group}.${metric.name}`;
/**
 * Parses `validation.loss`; undefined when the text is not such an id. The name may contain further
 * dots, and be empty.
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
  if (at < 1) return undefined;
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

/** The metrics of one chart, training first, and its title, which no other chart has. */
export type MetricPair = { title: string; metrics: Metric[] };

const trainingPrefix = /^(?:training|train|t)_/;
const validationPrefix = /^(?:validation|val|v)_/;

/**
 * Groups metrics into charts. A training and a validation metric share one when their names are
 * equal, else when they are equal without `t_`, `train_`, `training_` and `v_`, `val_`,
 * `validation_`; then the title is that common part, otherwise the full name. Charts of validation
 * metrics come first, then the others, each in the given order.
 */
export function pairMetrics(metrics: readonly Metric[]): MetricPair[] {
  const validation = metrics.filter(({ group }) => group === 'validation');
  const partners = new Map<Metric, Metric>();
  const used = new Set<Metric>();
  for (const keyOf of [({ name }: Metric) => name, strip]) {
    const free = metrics.filter((metric) => metric.group === 'training' && !used.has(metric));
    // from the last, so that the first of several is the one
    const training = new Map(free.toReversed().map((metric) => [keyOf(metric), metric]));
    for (const metric of validation) {
      const partner = partners.has(metric) ? undefined : training.get(keyOf(metric));
      if (!partner) continue;
      partners.set(metric, partner);
      used.add(partner);
      training.delete(keyOf(metric));
    }
  }
  const paired = validation.map((metric) => {
    const partner = partners.get(metric);
    return partner ? [partner, metric] : [metric];
  });
  const alone = metrics.filter((metric) => metric.group !== 'validation' && !used.has(metric));
  return titled([...paired, ...alone.map((metric) => [metric])]);
}

/** The titles that a chart can have, each longer and less ambiguous than the one before. */
const titleForms: ReadonlyArray<(metrics: readonly Metric[]) => string> = [
  (metrics) => commonTitle(metrics) ?? metrics.map(({ name }) => name).join(' and '),
  (metrics) => [...new Set(metrics.map(({ name }) => name))].join(' and '),
  (metrics) => metrics.map(metricId).join(' and '),
  (metrics) => JSON.stringify(metrics.map(({ group, name }) => [group, name])),
];

/** The title of metrics that share a chart; a metric that is alone has its full name. */
const commonTitle = ([first, second]: readonly Metric[]): string | undefined => {
  if (!first || !second) return undefined;
  return first.name === second.name ? first.name : strip(second);
};

/** Gives a longer title to charts that have the title of another. */
function titled(charts: readonly Metric[][]): MetricPair[] {
  const pairs = charts.map((metrics) => ({ title: titleForms[0]?.(metrics) ?? '', metrics }));
  for (const form of titleForms.slice(1)) {
    const owners = new Map<string, MetricPair[]>();
    for (const pair of pairs) {
      const same = owners.get(pair.title);
      if (same) same.push(pair);
      else owners.set(pair.title, [pair]);
    }
    for (const same of owners.values()) {
      // the metric with this very name keeps it
      const owner = same.find(isNamedSo);
      if (same.length > 1)
        for (const pair of same) if (pair !== owner) pair.title = form(pair.metrics);
    }
  }
  return pairs;
}

const isNamedSo = ({ title, metrics }: MetricPair) =>
  metrics.some(({ group, name }) => name === title && rank({ group, name }) < 2);

function strip({ group, name }: Metric): string {
  if (group === 'training') return name.replace(trainingPrefix, '') || name;
  return group === 'validation' ? name.replace(validationPrefix, '') || name : name;
}

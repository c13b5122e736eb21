import type { Metric } from './metrics';

/** The metrics of one chart, training first, and the title they share. */
export type MetricPair = { title: string; metrics: Metric[] };

const trainingPrefix = /^(?:training|train|t)_/;
const validationPrefix = /^(?:validation|val|v)_/;

/**
 * Groups metrics into charts. A training and a validation metric share one when their names are
 * equal without `t_`, `train_`, `training_` and `v_`, `val_`, `validation_`. Charts of validation
 * metrics come first, then what is left, each in the order given.
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

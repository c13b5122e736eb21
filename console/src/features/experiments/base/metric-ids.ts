import { supports } from '~/app/abilities';

type Metric = { group: string; metric: string; statistic: string };

const pattern =
  /^(?!(?:hp|metadata|fx|smoothed|validation_metrics)\.)([^.]+)\.(.+)\.(last|max|mean|min)$/s;

/**
 * Reads the id of a metric's column on a master that has the ability `metricStatistics`, such as
 * `inference.latency.last`.
 */
export function readMetricId(id: string): Metric | undefined {
  const [, group, metric, statistic] = pattern.exec(id) ?? [];
  return group && metric && statistic ? { group, metric, statistic } : undefined;
}

/**
 * The id of a column as this master has it: `validation.loss` of a link for an older master is
 * `validation.loss.last` where columns end in a statistic. Other ids stay.
 */
export function currentId(id: string): string {
  if (!supports('metricStatistics') || !/^validation(_metrics)?\../.test(id)) return id;
  const name = id.replace(/^validation_metrics\./, 'validation.');
  return readMetricId(name) ? name : `${name}.last`;
}

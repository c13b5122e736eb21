import { type Metric, parseMetricKey } from '@trainyard/sdk/model';

/** T and V for the default groups, the name for any other. */
export function badgeOf(group: string): string {
  if (group === 'training') return 'T';
  return group === 'validation' ? 'V' : group;
}

/** The name, in quotes if it would be invisible: training code may report `""` and `" "`. */
export const visibleName = (name: string): string => (name.trim() === '' ? `"${name}"` : name);

/** `[V] loss`: how a metric is named wherever its kind has no badge. */
export const metricLabel = ({ group, name }: Metric): string =>
  `[${badgeOf(group)}] ${visibleName(name)}`;

/** How a metric is named, by its key. */
export function metricKeyLabel(key: string): string {
  const metric = parseMetricKey(key);
  return metric ? metricLabel(metric) : key;
}

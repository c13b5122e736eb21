import type { Metric } from '@trainyard/sdk/model';

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

/** `validation loss`: the key of a metric in a comparison. */
export const comparedKey = ({ group, name }: Metric): string => `${group} ${name}`;

/** The metric of such a key; undefined for another text. */
export function metricOfKey(key: string): Metric | undefined {
  const at = key.indexOf(' ');
  return at < 0 ? undefined : { group: key.slice(0, at), name: key.slice(at + 1) };
}

/** How a metric is named by its key in a comparison. */
export function metricKeyLabel(key: string): string {
  const metric = metricOfKey(key);
  return metric ? metricLabel(metric) : key;
}

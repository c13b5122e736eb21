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

/** The same for `validation loss`, the key of a metric in a comparison. */
export function metricKeyLabel(key: string): string {
  const at = key.indexOf(' ');
  return at < 0 ? key : metricLabel({ group: key.slice(0, at), name: key.slice(at + 1) });
}

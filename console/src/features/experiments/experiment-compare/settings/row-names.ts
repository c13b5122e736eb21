import { parseMetricKey } from '@trainyard/sdk/model';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import { metricTexts } from '~/components/metrics/metric-tree';
import type { CompareRow } from '~/lib/compare-rows';

/** A row of a comparison by its name alone. */
export type NamedRow = Pick<CompareRow, 'kind' | 'name'>;

/** A row as the link names one that is left out: `Config|labels`. */
export const rowKey = ({ kind, name }: NamedRow): string => `${kind}|${name}`;

/** The name of a row as it is read: `[V] loss` of a metric. */
export const rowLabel = ({ kind, name }: NamedRow): string =>
  kind === 'Metrics' ? metricKeyLabel(name) : name;

/** The texts of a row that the filter searches: of a metric those of the filter of metrics. */
export function rowTexts({ kind, name }: NamedRow): string[] {
  const metric = kind === 'Metrics' ? parseMetricKey(name) : undefined;
  return metric ? metricTexts(metric) : [name, `${kind} ${name}`];
}
